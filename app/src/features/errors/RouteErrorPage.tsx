import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { usePortal } from '../../portal/portal.ts';
import { NotFoundPage, UnknownErrorPage } from './ErrorPages.tsx';

/** A route that failed: reported once, shown as the unknown-error page (NAV-17). */
export function RouteErrorPage() {
  const error = useRouteError();
  const { log } = usePortal();
  const missing = isRouteErrorResponse(error) && error.status === 404;

  useEffect(() => {
    if (missing) return;
    log(
      'vlc_500023',
      'window error',
      error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error),
    );
  }, [error, missing, log]);

  return missing ? <NotFoundPage /> : <UnknownErrorPage />;
}
