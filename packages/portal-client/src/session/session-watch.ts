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

/** SESS-03: every 1000 ms, acts once until the user is signed in again. The answer stops it. */
export function watchSession(settings: SessionWatchSettings): () => void {
  const { clock, signedIn, hasCookie, path } = settings;
  // A page that begins signed out has nobody to log out.
  let forced = !signedIn();
  return every(clock, cookieCheckInterval, () => {
    const check: CookieCheck = cookieCheck({ signedIn: signedIn(), hasCookie: hasCookie(), path: path(), forced });
    forced = check.forced;
    if (check.logOut) settings.logOut(afterForcedLogout);
    if (check.goTo !== null) settings.goTo(check.goTo);
  });
}
