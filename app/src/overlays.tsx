import { themeForPath } from '@portal/domain/preference';
import { lazyComponent, useSavePreferences } from '@portal/portal-client/react';
import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { TourOverlay } from './features/tour/TourOverlay.tsx';
import { overlaysMessages } from './messages/overlays.ts';
import { Region } from './page/Region.tsx';

function PreferenceSaver() {
  useSavePreferences();
  return null;
}

const Customiser = lazyComponent(async () => (await import('./features/customiser/Customiser.tsx')).Customiser);

/** SHELL-07: `#customise` opens the theme customiser on an ordering screen. Elsewhere themes do not apply, so it goes to one (THEME-02). */
function CustomiserOverlay() {
  const { hash, pathname } = useLocation();
  if (hash !== '#customise') return null;
  if (themeForPath(pathname, 'Custom') !== 'Custom') return <Navigate to="/orders#customise" replace />;
  return (
    <Suspense fallback={null}>
      <Customiser />
    </Suspense>
  );
}

const DevConsole = lazyComponent(async () => (await import('./features/console/DevConsole.tsx')).DevConsole);

/** SHELL-05: `#console` opens the console on any screen. */
function ConsoleOverlay() {
  if (useLocation().hash !== '#console') return null;
  return (
    <Suspense fallback={null}>
      <DevConsole />
    </Suspense>
  );
}

/** Overlays that can open over any screen. Loaded after the page has rendered. */
export function Overlays() {
  // The page responds to keys and clicks from here on. Visible in the browser's performance tools; journeys wait for it.
  useEffect(() => void performance.mark('portal.interactive'), []);
  return (
    <>
      <PreferenceSaver />
      <Region name={overlaysMessages.tour}>
        <TourOverlay />
      </Region>
      <Region name={overlaysMessages.customiser}>
        <CustomiserOverlay />
      </Region>
      <Region name={overlaysMessages.console}>
        <ConsoleOverlay />
      </Region>
    </>
  );
}
