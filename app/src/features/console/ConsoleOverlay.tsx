import { lazyComponent } from '@portal/portal-client/react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';

const DevConsole = lazyComponent(async () => (await import('./DevConsole.tsx')).DevConsole);

/** SHELL-05: `#console` on any screen opens the console there. */
export function ConsoleOverlay() {
  if (useLocation().hash !== '#console') return null;
  return (
    <Suspense fallback={null}>
      <DevConsole />
    </Suspense>
  );
}
