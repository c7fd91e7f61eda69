import { safeReturnPath } from '@portal/domain/session';

/** NAV-19: the internal path of a redirect, given as a path or a full address; null for any other origin. */
export function internalTarget(target: string, origin: string): string | null {
  const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  const safe = safeReturnPath(path, origin, '');
  return safe === '' ? null : safe;
}
