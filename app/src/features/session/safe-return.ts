import { safeReturnPath } from '@portal/domain/session';

/** NAV-15: where to go after signing in. Anything but a path of this origin is forgotten. */
export function returnTarget(query: URLSearchParams, fallback: string): string {
  return safeReturnPath(query.get('returnUrl'), window.location.origin, fallback);
}
