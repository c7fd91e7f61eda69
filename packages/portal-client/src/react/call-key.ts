import type { CallName } from '@portal/domain/api';
import type { CallRequest } from '@portal/domain/contract';

/** Values of the `{parameters}` in a call's path. */
export type CallParams = Readonly<Record<string, string>>;

/** SWR cache key: user, call, path parameters and request. The user is included so that one user never sees another's data. */
export type CallKey<Name extends CallName = CallName> = readonly [
  'call',
  Name,
  user: string | null,
  params: CallParams,
  request: CallRequest<Name>,
];

export const callKey = <Name extends CallName>(
  name: Name,
  user: string | null,
  request: CallRequest<Name>,
  params: CallParams = {},
): CallKey<Name> => ['call', name, user, params, request];

/** Returns a predicate for the cache keys of a call, whatever the request. */
export const isKeyOf =
  (name: CallName) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[0] === 'call' && key[1] === name;
