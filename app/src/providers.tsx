import { BrowserRouter, useRoutes } from 'react-router-dom';
import { PreferenceSaver } from './features/preferences/PreferenceSaver.tsx';
import { SessionKeeper } from './features/session/SessionKeeper.tsx';
import { RoutesContext } from './navigation/use-route-meta.ts';
import { type Portal, PortalContext } from './portal/portal.ts';
import { routes } from './routes.tsx';

const Screens = () => useRoutes(routes);

export function Providers({ portal }: { portal: Portal }) {
  return (
    <PortalContext value={portal}>
      <RoutesContext value={routes}>
        <BrowserRouter>
          <SessionKeeper />
          <PreferenceSaver />
          <Screens />
        </BrowserRouter>
      </RoutesContext>
    </PortalContext>
  );
}
