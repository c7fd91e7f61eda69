import type { CallName } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import { useCallback } from 'react';
import useSWR from 'swr';
import type { CallError } from '../transport/call-error.ts';
import { sendCall } from '../transport/send-call.ts';
import type { Transport } from '../transport/types.ts';
import { type CallKey, type CallParams, callKey } from './call-key.ts';
import { replyOnPage } from './page-data.ts';
import { usePortal, useUsername } from './portal.ts';
import { useStoreValue } from './store.ts';

export interface CallReadOptions {
  readonly params?: CallParams;
  /** Loaded once, for data that does not change while the page is open. */
  readonly immutable?: boolean;
  /** Keeps the previous request's data until the next has loaded. */
  readonly keepPreviousData?: boolean;
  readonly revalidateOnFocus?: boolean;
  readonly revalidateOnReconnect?: boolean;
  /** Milliseconds within which the same request is not sent again; 0 to load the latest each time. */
  readonly dedupingInterval?: number;
}

/** Milliseconds until the data is loaded again, given the latest; 0: never. */
type RefreshInterval<Data> = (latest: Data | undefined) => number;

export interface CallRead<Data> {
  /** Undefined until loaded. */
  readonly data: Data | undefined;
  /** Why there is no data; null if there is some, even after a failed refresh. */
  readonly error: CallError | null;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  /** Loads again. */
  readonly reload: () => void;
}

const once = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** Makes the call of a key; throws a `CallError` if it fails. */
export async function fetchCall<Name extends CallName>(
  transport: Transport,
  [, name, , params, request]: CallKey<Name>,
): Promise<CallReply<Name>> {
  const outcome = await sendCall(transport, name, request, { params });
  if (!outcome.ok) throw outcome.error;
  return outcome.data;
}

/** Returns the data of a call, cached by SWR; a null request loads nothing. */
export function useCall<Name extends CallName>(
  name: Name,
  request: CallRequest<Name> | null,
  {
    params,
    immutable = false,
    ...options
  }: CallReadOptions & { readonly refreshInterval?: RefreshInterval<CallReply<Name>> } = {},
): CallRead<CallReply<Name>> {
  const { transport, session, page } = usePortal();
  const user = useUsername();
  // Page data is rendered for visitors, so it must not be used for a signed-in user.
  const isVisitor = useStoreValue(session, ({ status }) => status === 'signed_out');
  const served = isVisitor && request !== null ? replyOnPage(page, name, request) : undefined;
  const key = request === null ? null : callKey(name, user, request, params);
  const { data, error, isLoading, isValidating, mutate } = useSWR<CallReply<Name>, CallError, CallKey<Name> | null>(
    key,
    (found) => fetchCall(transport, found),
    { ...options, ...(immutable ? once : {}), ...(served === undefined ? {} : { fallbackData: served }) },
  );
  const reload = useCallback(() => void mutate(), [mutate]);
  return { data, error: data === undefined ? (error ?? null) : null, isLoading, isValidating, reload };
}
