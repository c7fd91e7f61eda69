import type { CallName } from '@portal/domain/api';
import type { CallRequest } from '@portal/domain/contract';

/** The `{parameters}` of a call's path. */
export type CallParams = Readonly<Record<string, string>>;

/** Where SWR stores what a call returned: by user, call, path parameters and request. One user never sees the data of another. */
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

/** Whether a key of the cache belongs to a call, whatever its request. */
export const isKeyOf =
  (name: CallName) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[0] === 'call' && key[1] === name;
