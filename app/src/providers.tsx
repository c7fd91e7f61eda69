import { BrowserRouter, useRoutes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { PreferenceSaver } from './features/preferences/PreferenceSaver.tsx';
import { SessionKeeper } from './features/session/SessionKeeper.tsx';
import { RoutesContext } from './navigation/use-route-meta.ts';
import { type Portal, PortalContext } from './portal/portal.ts';
import { routes } from './routes.tsx';

/** An answer is asked for again when its screen shows anew, at most every 2 s; coming back to the window is no reason. */
const fetching = { revalidateOnFocus: false, errorRetryCount: 3, dedupingInterval: 2000 };

const Screens = () => useRoutes(routes);

export function Providers({ portal }: { portal: Portal }) {
  return (
    <PortalContext value={portal}>
      <SWRConfig value={fetching}>
        <RoutesContext value={routes}>
          <BrowserRouter>
            <SessionKeeper />
            <PreferenceSaver />
            <Screens />
          </BrowserRouter>
        </RoutesContext>
      </SWRConfig>
    </PortalContext>
  );
}
