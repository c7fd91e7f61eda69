import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { later } from '../../portal/later.tsx';

const DevConsole = later(async () => (await import('./DevConsole.tsx')).DevConsole);

/** SHELL-05: `#console` on any screen opens the console there. */
export function ConsoleDoor() {
  if (useLocation().hash !== '#console') return null;
  return (
    <Suspense fallback={null}>
      <DevConsole />
    </Suspense>
  );
}
