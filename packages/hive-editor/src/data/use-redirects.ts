import type { HiveRedirect } from '@portal/domain/hive';
import { useCall, useCallCache, usePortal } from '@portal/portal-client/react';
import { send } from './calls.ts';

export type RedirectChange = Pick<HiveRedirect, 'path' | 'target' | 'permanent'> & { readonly replaces?: string };

/** HIVE-01: the redirects, and changes to them, which return null on success or a message. */
export function useRedirects() {
  const { transport } = usePortal();
  const cache = useCallCache();
  const { data, error, reload } = useCall('redirects/get', {}, { dedupingInterval: 0 });
  return {
    redirects: data?.redirects ?? null,
    failed: error !== null,
    reload,
    save: async (change: RedirectChange): Promise<string | null> => {
      const saved = await send(transport, 'redirects/save', change);
      await cache.reload('redirects/get');
      return saved.ok ? null : saved.error.message;
    },
    remove: async (path: string): Promise<string | null> => {
      const removed = await send(transport, 'redirects/delete', { path });
      await cache.reload('redirects/get');
      return removed.ok ? null : removed.error.message;
    },
  };
}
