import { internalTarget } from './internal-target.ts';

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
