import type { CallName } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { type CallParams, callKey, isKeyOf } from './call-key.ts';
import { usePortal, useUsername } from './portal.ts';
import { fetchCall } from './use-call.ts';

/** What `useCall` has stored, for changes that show at once and for reads outside a render. */
export interface CallCache {
  /** Makes a call and stores what it returns; throws a `CallError` where it fails. */
  load<Name extends CallName>(name: Name, request: CallRequest<Name>, params?: CallParams): Promise<CallReply<Name>>;
  /** Changes what is stored for a request; nothing is loaded. */
  update<Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    change: (data: CallReply<Name> | undefined) => CallReply<Name> | undefined,
    params?: CallParams,
  ): Promise<void>;
  /** Loads a call again for every request that is on screen. */
  reload(name: CallName): Promise<void>;
}

export function useCallCache(): CallCache {
  const { transport } = usePortal();
  const user = useUsername();
  const { mutate } = useSWRConfig();
  return useMemo<CallCache>(
    () => ({
      async load(name, request, params) {
        const key = callKey(name, user, request, params);
        const data = await fetchCall(transport, key);
        await mutate(key, data, { revalidate: false });
        return data;
      },
      async update(name, request, change, params) {
        await mutate<CallReply<typeof name>>(callKey(name, user, request, params), change, { revalidate: false });
      },
      async reload(name) {
        await mutate(isKeyOf(name));
      },
    }),
    [transport, user, mutate],
  );
}
