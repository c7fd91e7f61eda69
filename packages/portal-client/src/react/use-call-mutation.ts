import type { CallName } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import { useCallback, useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import { type CallOutcome, sendCall } from '../transport/send-call.ts';
import type { CallOptions } from '../transport/types.ts';
import { usePortal } from './portal.ts';
import { useCallCache } from './use-call-cache.ts';

export interface CallMutationOptions extends Pick<CallOptions, 'params' | 'sends' | 'keepalive'> {
  /** Calls whose data is loaded again after a success. */
  readonly reloads?: readonly CallName[];
}

export interface CallMutation<Name extends CallName> {
  /** Never throws: what failed is in the outcome. The same function on every render. */
  readonly send: (
    request: CallRequest<Name>,
    options?: Pick<CallOptions, 'params' | 'keepalive'>,
  ) => Promise<CallOutcome<CallReply<Name>>>;
  /** True while a send has not come to its end. */
  readonly pending: boolean;
}

/** A call that changes something. */
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
    // SWR renders again for what is read alone: a component that does not read `pending` is not rendered by it.
    get pending() {
      return mutation.isMutating;
    },
  };
}
