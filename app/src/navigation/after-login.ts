import { safeReturnPath } from '@portal/domain/session';

const key = 'portal.after-login';
const otherwise = '/orders';

/** SESS-10: remembers where to go after the next sign-in, in this tab. */
export function keepAfterLoginTarget(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without storage the sign-in ends at the orders, which is where nearly everybody goes.
  }
}

export function afterLoginTarget(): string {
  try {
    return safeReturnPath(sessionStorage.getItem(key), window.location.origin, otherwise);
  } catch {
    return otherwise;
  }
}

export function takeAfterLoginTarget(): string {
  const target = afterLoginTarget();
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
  return target;
}
