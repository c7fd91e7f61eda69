/** SESS-01 */
export const bearerCookie = 'bearer';
/** SESS-03, in ms. */
export const cookieCheckInterval = 1000;
/** SESS-03: where the next sign-in leads after a forced log-out. */
export const afterForcedLogout = '/orders/account/orders';
/** SESS-03 */
export const endedPath = '/out';

export interface CookieCheckInput {
  readonly signedIn: boolean;
  readonly hasCookie: boolean;
  /** Path of the address. */
  readonly path: string;
  /** True once it has been acted upon; false again from the next sign-in. */
  readonly forced: boolean;
}

export interface CookieCheck {
  readonly forced: boolean;
  /** Log out, clear auth data, and set the post-login redirect to `afterForcedLogout`. */
  readonly logOut: boolean;
  /** Where to go now, or null to stay. */
  readonly goTo: string | null;
}

const ordersPath = /^\/orders(\/|$)/i;

/** SESS-03, to be asked every second: acts once, until the user is signed in again. */
export function cookieCheck({ signedIn, hasCookie, path, forced }: CookieCheckInput): CookieCheck {
  if (signedIn && hasCookie) return { forced: false, logOut: false, goTo: null };
  if (forced) return { forced, logOut: false, goTo: null };
  return { forced: true, logOut: true, goTo: ordersPath.test(path) ? endedPath : null };
}
