import {
  monitorIdle,
  reloadForNewBuild,
  signInWithBearer,
  startPing,
  systemClock,
  watchSession,
} from '@portal/portal-client';
import { endSession, usePortal, useSession, useStore } from '@portal/portal-client/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../config.ts';

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

/** SESS-03, SESS-04, PING-01, PING-03: what runs for as long as the page is open. */
function useWatches(goTo: (path: string) => void): void {
  const portal = usePortal();
  useEffect(() => {
    const { bearer, session, afterLogin, transport, log } = portal;
    const stopWatch = watchSession({
      clock: systemClock,
      signedIn: () => session.get().status !== 'signed_out',
      hasCookie: () => bearer.read() !== null,
      path: () => window.location.pathname,
      logOut(redirect) {
        endSession(portal);
        afterLogin.set(redirect);
      },
      goTo,
    });
    const idle = monitorIdle({
      clock: systemClock,
      target: window,
      changed: (isIdle) => log(isIdle ? 'idle' : 'active', 'session'),
    });
    const stopPing = startPing({
      transport,
      clock: systemClock,
      random: Math.random,
      build: config.build,
      focused: () => document.hasFocus(),
      idle: idle.isIdle,
      viewport: () => ({ width: window.innerWidth, height: window.innerHeight }),
      bearer: bearer.read,
      renewed(token, life, replaced) {
        // Another tab may have a newer one already: only the bearer that was sent is replaced.
        if (life !== null && bearer.read() === replaced) bearer.write(token, life);
      },
      log: (message) => console.warn(message),
    });
    const partMissing = () => {
      const reload = () => window.location.reload();
      const untouched = () => navigator.userActivation?.hasBeenActive === false;
      void reloadForNewBuild({ transport, build: config.build, storage: sessionStorage, reload, untouched });
    };
    window.addEventListener('vite:preloadError', partMissing);
    return () => {
      window.removeEventListener('vite:preloadError', partMissing);
      stopWatch();
      idle.stop();
      stopPing();
    };
  }, [portal, goTo]);
}

/** CALL-06: an answer sent us elsewhere. Internal paths go through the router; others only where they are allowed (NAV-19). */
function useRedirects(goTo: (path: string) => void): void {
  const { redirect } = usePortal();
  const target = useStore(redirect);
  useEffect(() => {
    if (target === null) return;
    redirect.set(null);
    const { origin } = window.location;
    const leave = (path: string) => window.location.assign(path);
    // Rare, and so not carried by every page.
    void import('../../navigation/follow-redirect.ts').then(({ followRedirect }) =>
      followRedirect(target, { origin, inside: goTo, leave }),
    );
  }, [redirect, target, goTo]);
}

/** PING-05: what a signed-in user presses, and how fast it is drawn. */
function useWorkLog(): void {
  const portal = usePortal();
  const signedIn = useSession().status === 'signed_in';
  useEffect(() => {
    if (!signedIn) return;
    let stop: (() => void) | undefined;
    let left = false;
    import('./watch-work.ts').then(
      ({ watchWork }) => {
        if (!left) stop = watchWork(portal);
      },
      () => {
        // Nothing that a user does waits for it.
      },
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [portal, signedIn]);
}

export function SessionKeeper() {
  const navigate = useNavigate();
  // The router's function is another one at each path; what runs for long takes the latest.
  const latest = useRef(navigate);
  latest.current = navigate;
  const goTo = useRef((path: string) => void latest.current(path, { replace: true })).current;
  useBearerSignIn();
  useWatches(goTo);
  useRedirects(goTo);
  useWorkLog();
  return null;
}
