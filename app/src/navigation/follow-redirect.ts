import { internalTarget } from './internal-target.ts';

export interface Ways {
  readonly origin: string;
  /** Within the app. */
  readonly inside: (path: string) => void;
  /** To a page that the server makes anew. */
  readonly leave: (path: string) => void;
}

/**
 * NAV-19: goes where an answer of the server sends to. A path of our own through the router; an address elsewhere by a page of the
 * server's, which shows where it leads if the host is on its list. Anything else is not followed.
 */
export function followRedirect(target: string, { origin, inside, leave }: Ways): void {
  const path = internalTarget(target, origin);
  if (path !== null) inside(path);
  else if (/^https:\/\//i.test(target)) leave(`/redirect/${encodeURIComponent(target)}`);
}
