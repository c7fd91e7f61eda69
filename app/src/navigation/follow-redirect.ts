import { safeReturnPath } from '@portal/domain/session';

/** NAV-19: the internal path of a redirect, given as a path or a full address; null for any other origin. */
export function internalTarget(target: string, origin: string): string | null {
  const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  const safe = safeReturnPath(path, origin, '');
  return safe === '' ? null : safe;
}

export interface Ways {
  readonly origin: string;
  /** Navigates within the app. */
  readonly inside: (path: string) => void;
  /** Loads a page from the server. */
  readonly leave: (path: string) => void;
}

/**
 * NAV-19: follows a server redirect. Internal paths go through the router; an external address goes to a page of the
 * server, which shows the target if its host is on the allow-list. Ignores anything else.
 */
export function followRedirect(target: string, { origin, inside, leave }: Ways): void {
  const path = internalTarget(target, origin);
  if (path !== null) inside(path);
  else if (/^https:\/\//i.test(target)) leave(`/redirect/${encodeURIComponent(target)}`);
}
