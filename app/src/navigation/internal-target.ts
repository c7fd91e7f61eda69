import { safeReturnPath } from '@portal/domain/session';

/** NAV-19: the path of our own origin that a redirect means, given as a path or a whole address; null for every other. */
export function internalTarget(target: string, origin: string): string | null {
  const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  const safe = safeReturnPath(path, origin, '');
  return safe === '' ? null : safe;
}
