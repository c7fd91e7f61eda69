/** SESS-01 */
export const bearerCookie = 'bearer';
/** SESS-03, in ms. */
export const cookieCheckInterval = 1000;
/** Where the next sign-in leads after a forced log-out (SESS-03). */
export const afterForcedLogout = '/orders/account/orders';
/** SESS-03 */
export const endedPath = '/out';

export interface CookieCheckInput {
  readonly signedIn: boolean;
  readonly hasCookie: boolean;
  /** Path of the current address. */
  readonly path: string;
  /** True once the check has acted; false again from the next sign-in. */
  readonly forced: boolean;
}

export interface CookieCheck {
  readonly forced: boolean;
  /** Log out, clear auth data, and set the post-login redirect to `afterForcedLogout`. */
  readonly logOut: boolean;
  /** Path to navigate to, or null to stay. */
  readonly goTo: string | null;
}

const ordersPath = /^\/orders(\/|$)/i;

/** Runs every second (SESS-03); acts once per sign-in. */
export function cookieCheck({ signedIn, hasCookie, path, forced }: CookieCheckInput): CookieCheck {
  if (signedIn && hasCookie) return { forced: false, logOut: false, goTo: null };
  if (forced) return { forced, logOut: false, goTo: null };
  return { forced: true, logOut: true, goTo: ordersPath.test(path) ? endedPath : null };
}
