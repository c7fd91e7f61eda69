import { followEvents, systemClock } from '@portal/portal-client';
import { useCallCache, usePortal } from '@portal/portal-client/react';
import { useEffect } from 'react';

/** HIVE-15: reloads the page tree when somebody else changes a page or draft, requests publication or publishes. */
export function usePageEvents(): void {
  const { transport } = usePortal();
  const cache = useCallCache();
  useEffect(() => {
    const reload = () => {
      void cache.reload('pages/get');
      void cache.reload('pages/get-deleted');
    };
    let isFirst = true;
    return followEvents({
      transport,
      clock: systemClock,
      random: Math.random,
      onOpen: () => {
        // The pages have just been loaded; a later connection may have missed something.
        if (!isFirst) reload();
        isFirst = false;
      },
      onEvent: ({ kind }) => {
        if (kind === 'pages') reload();
      },
    });
  }, [transport, cache]);
}
