import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { PreferenceSaver } from './features/preferences/PreferenceSaver.tsx';
import { SessionKeeper } from './features/session/SessionKeeper.tsx';
import { RoutesContext } from './navigation/use-route-meta.ts';
import { PartViewContext } from './portal/part-view.ts';
import { type Portal, PortalContext } from './portal/portal.ts';
import { routes } from './routes.tsx';

const PartView = lazy(async () => ({ default: (await import('./features/part/PartView.tsx')).PartView }));
const Doors = lazy(async () => ({ default: (await import('./doors.tsx')).Doors }));
const Screens = () => useRoutes(routes);

/** Not on the server, nor in the first paint: what a visitor is sent has nothing open beside it. */
function LaterDoors() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return <Suspense fallback={null}>{isThere ? <Doors /> : null}</Suspense>;
}

/** The portal within a router: that of the browser, or that of a page made on the server. */
export function Frame({ portal, children }: { portal: Portal; children: (screens: ReactNode) => ReactNode }) {
  return (
    <PortalContext value={portal}>
      <RoutesContext value={routes}>
        {children(
          <>
            <SessionKeeper />
            <PreferenceSaver />
            <LaterDoors />
            <PartViewContext value={PartView}>
              <Screens />
            </PartViewContext>
          </>,
        )}
      </RoutesContext>
    </PortalContext>
  );
}

export function Providers({ portal }: { portal: Portal }) {
  return <Frame portal={portal}>{(screens) => <BrowserRouter>{screens}</BrowserRouter>}</Frame>;
}
