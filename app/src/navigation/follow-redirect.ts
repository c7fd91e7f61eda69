import { internalTarget } from './internal-target.ts';

export interface Ways {
  readonly origin: string;
  /** Within the app. */
  readonly inside: (path: string) => void;
  /** To a path of the server's, which leaves the app. */
  readonly leave: (path: string) => void;
}

/**
 * NAV-19: goes where an answer of the server sends to. A path of our own through the router; an address elsewhere by way of the server,
 * which leads on to the hosts on its list and to no other. Anything else is not followed.
 */
export function followRedirect(target: string, { origin, inside, leave }: Ways): void {
  const path = internalTarget(target, origin);
  if (path !== null) inside(path);
  else if (/^https:\/\//i.test(target)) leave(`/redirect/${encodeURIComponent(target)}`);
}
