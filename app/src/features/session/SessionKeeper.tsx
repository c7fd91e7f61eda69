import { afterForcedLogout, cookieCheck, cookieCheckInterval } from '@portal/domain/session';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepAfterLoginTarget } from '../../navigation/after-login.ts';
import { endSession } from '../../portal/end-session.ts';
import { usePortal, useSession } from '../../portal/portal.ts';
import { signInWithBearer } from './data/sign-in.ts';

/** SESS-01: a cookie without a signed-in user is answered for by the login call. */
function useBearerSignIn(): void {
  const portal = usePortal();
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'signing_in') return;
    let left = false;
    void signInWithBearer(portal.transport).then((answer) => {
      if (left || portal.session.get().status !== 'signing_in') return;
      if (answer === 'refused') endSession(portal);
      else if (answer === 'unreachable') portal.session.set({ status: 'unreachable' });
      else portal.session.signedIn(answer);
    });
    return () => {
      left = true;
    };
  }, [portal, status]);
}

/** SESS-03: every second, whether the cookie is still there; once gone, out of the ordering area. */
function useCookieWatch(): void {
  const portal = usePortal();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    // Signed out from the start is no forced log-out: only what was signed in can be thrown out.
    let forced = portal.session.get().status === 'signed_out';
    const timer = setInterval(() => {
      const { status } = portal.session.get();
      const check = cookieCheck({
        signedIn: status !== 'signed_out',
        hasCookie: portal.bearer.read() !== null,
        path: pathname,
        forced,
      });
      forced = check.forced;
      if (!check.logOut) return;
      endSession(portal);
      keepAfterLoginTarget(afterForcedLogout);
      if (check.goTo) navigate(check.goTo, { replace: true });
    }, cookieCheckInterval);
    return () => clearInterval(timer);
  }, [portal, navigate, pathname]);
}

export function SessionKeeper() {
  useBearerSignIn();
  useCookieWatch();
  return null;
}
