import { safeReturnPath } from '@portal/domain/session';

/** NAV-15: where to go after sign-in. Ignores anything but a path of this origin. */
export function returnTarget(query: URLSearchParams, fallback: string): string {
  return safeReturnPath(query.get('returnUrl'), window.location.origin, fallback);
}
