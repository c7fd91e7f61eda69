import { themeForPath } from '@portal/domain/preference';
import { lazyComponent } from '@portal/portal-client/react';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

const Customiser = lazyComponent(async () => (await import('./Customiser.tsx')).Customiser);

/** SHELL-07: `#customise` on an ordering screen opens the theme customiser there; elsewhere themes do not apply, so it leads to one (THEME-02). */
export function CustomiserOverlay() {
  const { hash, pathname } = useLocation();
  if (hash !== '#customise') return null;
  if (themeForPath(pathname, 'Custom') !== 'Custom') return <Navigate to="/orders#customise" replace />;
  return (
    <Suspense fallback={null}>
      <Customiser />
    </Suspense>
  );
}
