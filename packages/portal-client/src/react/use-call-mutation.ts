import type { CallName } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import { useCallback, useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import { type CallOutcome, sendCall } from '../transport/send-call.ts';
import type { CallOptions } from '../transport/types.ts';
import { usePortal } from './portal.ts';
import { useCallCache } from './use-call-cache.ts';

export interface CallMutationOptions extends Pick<CallOptions, 'params' | 'sends' | 'keepalive'> {
  /** Calls whose data is reloaded after a success. */
  readonly reloads?: readonly CallName[];
}

export interface CallMutation<Name extends CallName> {
  /** Never throws; the outcome contains the error. A stable function. */
  readonly send: (
    request: CallRequest<Name>,
    options?: Pick<CallOptions, 'params' | 'keepalive'>,
  ) => Promise<CallOutcome<CallReply<Name>>>;
  /** True while a request is under way. */
  readonly pending: boolean;
}

/** Returns a function to make a call that changes data. */
export function useCallMutation<Name extends CallName>(
  name: Name,
  options: CallMutationOptions = {},
): CallMutation<Name> {
  const { transport } = usePortal();
  const cache = useCallCache();
  const latest = useRef({ options, cache });
  latest.current = { options, cache };
  type Sent = { readonly request: CallRequest<Name>; readonly options: Pick<CallOptions, 'params' | 'keepalive'> };
  const mutation = useSWRMutation(['mutation', name], (_key: readonly string[], { arg }: { readonly arg: Sent }) => {
    const { reloads: _, ...own } = latest.current.options;
    return sendCall(transport, name, arg.request, { ...own, ...arg.options });
  });
  const { trigger } = mutation;
  const send = useCallback<CallMutation<Name>['send']>(
    async (request, sendOptions = {}) => {
      const outcome = await trigger({ request, options: sendOptions });
      const { options: now, cache: stored } = latest.current;
      if (outcome.ok) await Promise.all((now.reloads ?? []).map((each) => stored.reload(each)));
      return outcome;
    },
    [trigger],
  );
  return {
    send,
    // A getter, because SWR re-renders only for fields that are read.
    get pending() {
      return mutation.isMutating;
    },
  };
}
