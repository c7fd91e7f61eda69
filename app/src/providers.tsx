import { lazyComponent, type Portal, PortalContext } from '@portal/portal-client/react';
import { LinkContext } from '@portal/portal-widgets';
import { type ComponentType, type ReactNode, useState } from 'react';
import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom';
import { CookieBar } from './features/cookies/CookieBar.tsx';
import { SessionKeeper } from './features/session/SessionKeeper.tsx';
import { PartViewContext } from './lazy/part-view.ts';
import { overlaysMessages } from './messages/overlays.ts';
import { Link } from './navigation/Link.tsx';
import { useOnChange } from './navigation/use-on-change.ts';
import { RoutesContext } from './navigation/use-route-meta.ts';
import { Region } from './page/Region.tsx';
import { routes } from './routes.tsx';

const PartView = lazyComponent(async () => (await import('./features/part/PartView.tsx')).PartView);
const Screens = () => useRoutes(routes);

/** Loads the overlays after the page has rendered. Retries a failed load on the next navigation. */
function LazyOverlays() {
  const { pathname } = useLocation();
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  useOnChange(pathname, () => {
    if (Overlays) return;
    import('./overlays.tsx').then(
      (loaded) => setOverlays(() => loaded.Overlays),
      () => {
        // The page works without them.
      },
    );
  });
  return Overlays && <Overlays />;
}

/** The portal within a router: the browser's, or the server's static one. */
export function Frame({ portal, children }: { portal: Portal; children: (screens: ReactNode) => ReactNode }) {
  return (
    <PortalContext value={portal}>
      <RoutesContext value={routes}>
        {children(
          <>
            <SessionKeeper />
            <LinkContext value={Link}>
              <PartViewContext value={PartView}>
                <Screens />
              </PartViewContext>
            </LinkContext>
            <Region name={overlaysMessages.cookies}>
              <CookieBar />
            </Region>
            <LazyOverlays />
          </>,
        )}
      </RoutesContext>
    </PortalContext>
  );
}

export function Providers({ portal }: { portal: Portal }) {
  return <Frame portal={portal}>{(screens) => <BrowserRouter>{screens}</BrowserRouter>}</Frame>;
}
