import { lazyComponent, type Portal, PortalContext } from '@portal/portal-client/react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom';
import { SessionKeeper } from './features/session/SessionKeeper.tsx';
import { PartViewContext } from './lazy/part-view.ts';
import { RoutesContext } from './navigation/use-route-meta.ts';
import { routes } from './routes.tsx';

const PartView = lazyComponent(async () => (await import('./features/part/PartView.tsx')).PartView);
const Screens = () => useRoutes(routes);

/** Loaded once the page stands, so that no page waits for it; with the next navigation again where it could not be. */
function LaterDoors() {
  const { pathname } = useLocation();
  const [Doors, setDoors] = useState<ComponentType | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is another try
  useEffect(() => {
    if (Doors) return;
    import('./doors.tsx').then(
      (loaded) => setDoors(() => loaded.Doors),
      () => {
        // The page is whole without it.
      },
    );
  }, [Doors, pathname]);
  return Doors && <Doors />;
}

/** The portal within a router: that of the browser, or that of a page made on the server. */
export function Frame({ portal, children }: { portal: Portal; children: (screens: ReactNode) => ReactNode }) {
  return (
    <PortalContext value={portal}>
      <RoutesContext value={routes}>
        {children(
          <>
            <SessionKeeper />
            <PartViewContext value={PartView}>
              <Screens />
            </PartViewContext>
            <LaterDoors />
          </>,
        )}
      </RoutesContext>
    </PortalContext>
  );
}

export function Providers({ portal }: { portal: Portal }) {
  return <Frame portal={portal}>{(screens) => <BrowserRouter>{screens}</BrowserRouter>}</Frame>;
}
