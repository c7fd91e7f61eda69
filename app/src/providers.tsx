import { useMemo } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { PreferenceSaver } from './features/preferences/PreferenceSaver.tsx';
import { type Portal, PortalContext } from './portal/portal.ts';
import { routesOf } from './routes.tsx';

/** What an answer older than this is asked for again when its screen shows, in ms. Coming back to the window is no reason. */
const fetching = { revalidateOnFocus: false, errorRetryCount: 3, dedupingInterval: 2000 };

export function Providers({ portal }: { portal: Portal }) {
  const router = useMemo(() => createBrowserRouter(routesOf(portal)), [portal]);
  return (
    <PortalContext value={portal}>
      <SWRConfig value={fetching}>
        <PreferenceSaver />
        <RouterProvider router={router} />
      </SWRConfig>
    </PortalContext>
  );
}
