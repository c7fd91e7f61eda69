import { useEffect } from 'react';
import { systemClock } from '../clock/clock.ts';
import { monitorIdle } from '../session/idle-monitor.ts';
import { reloadForNewBuild } from '../session/new-build.ts';
import { startPing } from '../session/ping.ts';
import { watchSession } from '../session/session-watch.ts';
import { signInWithBearer } from '../session/sign-in-with-bearer.ts';
import { endSession } from './end-session.ts';
import { usePortal, useSession } from './portal.ts';

/** With a bearer cookie but no known user, finds out through the login call who is signed in (SESS-01). */
export function useBearerSignIn(): void {
  const portal = usePortal();
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'signing_in') return;
    let left = false;
    void signInWithBearer(portal.transport).then((reply) => {
      if (left || portal.session.get().status !== 'signing_in') return;
      if (reply === 'refused') endSession(portal);
      else if (reply === 'unreachable') portal.session.set({ status: 'unreachable' });
      else portal.session.signedIn(reply);
    });
    return () => {
      left = true;
    };
  }, [portal, status]);
}

/**
 * Session watch, idle monitor and ping while the page is open (SESS-03, SESS-04, PING-01, PING-03). `goTo` must be a stable function.
 * `build` is the number of this build.
 */
export function useSessionWatches(build: number, goTo: (path: string) => void): void {
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
      build,
      focused: () => document.hasFocus(),
      idle: idle.isIdle,
      viewport: () => ({ width: window.innerWidth, height: window.innerHeight }),
      bearer: bearer.read,
      renewed(token, life, replaced) {
        // Another tab may have a newer bearer: only the one that was sent is replaced.
        if (life !== null && bearer.read() === replaced) bearer.write(token, life);
      },
      onOnline(run) {
        window.addEventListener('online', run);
        return () => window.removeEventListener('online', run);
      },
      log: (message) => console.warn(message),
    });
    const chunkMissing = () => {
      const reload = () => window.location.reload();
      const untouched = () => navigator.userActivation?.hasBeenActive === false;
      void reloadForNewBuild({ transport, build, storage: sessionStorage, reload, untouched });
    };
    window.addEventListener('vite:preloadError', chunkMissing);
    return () => {
      window.removeEventListener('vite:preloadError', chunkMissing);
      stopWatch();
      idle.stop();
      stopPing();
    };
  }, [portal, build, goTo]);
}

/** Logs which widgets a signed-in user presses, and how fast the screen responds (PING-05). */
export function useWorkLog(): void {
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
        // Logging is optional; a failure to load it is ignored.
      },
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [portal, signedIn]);
}
