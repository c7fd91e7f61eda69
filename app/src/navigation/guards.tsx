import { loginPath } from '@portal/domain/session';
import { usePortal } from '@portal/portal-client/react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';

/** NAV-15: without a bearer cookie, redirects to the login page and back here afterwards. */
export function NeedsSignIn() {
  const { bearer } = usePortal();
  const { pathname, search, hash } = useLocation();
  return bearer.read() === null ? <Navigate to={loginPath(pathname + search + hash)} replace /> : <Outlet />;
}

/** NAV-04: if signed in already, redirects to the landing page. */
export function NeedsSignOut() {
  const { bearer } = usePortal();
  const { search } = useLocation();
  return bearer.read() === null ? <Outlet /> : <Navigate to={`/landing${search}`} replace />;
}

/** NAV-18: the signed-in user may not open this page. Shows the not-authorised page, which names the path. */
export function Refused() {
  const { refusedPath } = usePortal();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    refusedPath.set(pathname);
    navigate('/not_authorised', { replace: true });
  }, [refusedPath, pathname, navigate]);
  return <main aria-busy="true" />;
}
