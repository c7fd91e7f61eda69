import type { CallName } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { type CallParams, callKey, isKeyOf } from './call-key.ts';
import { usePortal, useUsername } from './portal.ts';
import { fetchCall } from './use-call.ts';

/** The data that `useCall` has cached, for optimistic changes and for reads outside a render. */
export interface CallCache {
  /** Makes a call and stores its reply; throws a `CallError` if it fails. */
  load<Name extends CallName>(name: Name, request: CallRequest<Name>, params?: CallParams): Promise<CallReply<Name>>;
  /** Changes the stored data of a request without loading anything. */
  update<Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    change: (data: CallReply<Name> | undefined) => CallReply<Name> | undefined,
    params?: CallParams,
  ): Promise<void>;
  /** Reloads a call for every request that is in use. */
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
