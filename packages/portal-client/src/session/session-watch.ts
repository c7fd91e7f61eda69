import { afterForcedLogout, type CookieCheck, cookieCheck, cookieCheckInterval } from '@portal/domain/session';
import { type Clock, every } from '../clock/clock.ts';

export interface SessionWatchSettings {
  readonly clock: Clock;
  readonly signedIn: () => boolean;
  readonly hasCookie: () => boolean;
  readonly path: () => string;
  /** Log out, clear auth data; `redirect` is where the next sign-in leads. */
  readonly logOut: (redirect: string) => void;
  readonly goTo: (path: string) => void;
}

/** Checks every 1000 ms and acts once per sign-in (SESS-03). Returns a function that stops it. */
export function watchSession(settings: SessionWatchSettings): () => void {
  const { clock, signedIn, hasCookie, path } = settings;
  // If the page starts signed out, there is nobody to log out.
  let forced = !signedIn();
  return every(clock, cookieCheckInterval, () => {
    const check: CookieCheck = cookieCheck({ signedIn: signedIn(), hasCookie: hasCookie(), path: path(), forced });
    forced = check.forced;
    if (check.logOut) settings.logOut(afterForcedLogout);
    if (check.goTo !== null) settings.goTo(check.goTo);
  });
}
