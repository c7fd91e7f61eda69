import { followEvents, systemClock } from '@portal/portal-client';
import { useCallCache, usePortal } from '@portal/portal-client/react';
import { useEffect } from 'react';
import { inTurn } from './in-turn.ts';

/** HIVE-15: reloads the page tree when somebody else changes a page or draft, requests publication or publishes, and who is where in drafts. */
export function usePageEvents(): void {
  const { transport } = usePortal();
  const cache = useCallCache();
  useEffect(() => {
    const reload = inTurn(() =>
      Promise.all([cache.reload('pages/get'), cache.reload('pages/get-deleted'), cache.reload('sections/get')]),
    );
    const reloadPeople = inTurn(() => cache.reload('drafts/people'));
    let isFirst = true;
    return followEvents({
      transport,
      clock: systemClock,
      random: Math.random,
      onOpen: () => {
        // The pages have just been loaded; a later connection may have missed something. Who is in a draft changes within seconds.
        if (!isFirst) void reload();
        void reloadPeople();
        isFirst = false;
      },
      onEvent: ({ kind }) => {
        if (kind === 'pages') void reload();
        if (kind === 'presence') void reloadPeople();
      },
    });
  }, [transport, cache]);
}
