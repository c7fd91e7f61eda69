import { redirectMessages as messages } from '../messages/redirects.ts';
import type { HiveRedirect } from './types.ts';
import { uriPath } from './uri-path.ts';
import { uriProblem } from './uris.ts';

type Redirect = Pick<HiveRedirect, 'path' | 'target'>;

/** The path of this site that a target leads to; null if it is another site. */
const pathOf = (target: string): string | null =>
  target.startsWith('/') ? uriPath(target.split(/[?#]/)[0] ?? '') : null;

/**
 * Why a redirect cannot be saved beside others, and of which field; null if it can. `isAddress`: the target is a valid address. Visitors
 * are led at most once, so a target has no redirect itself.
 */
export function redirectProblem(
  others: readonly Redirect[],
  { path, target }: Redirect,
  isAddress: boolean,
): { readonly field: 'path' | 'target'; readonly message: string } | null {
  const wrong = uriProblem(path);
  if (wrong !== null) return { field: 'path', message: wrong };
  if (others.some((each) => each.path === path)) return { field: 'path', message: messages.taken(path) };
  if (!isAddress || !/^(?:\/|https?:)/i.test(target)) return { field: 'target', message: messages.target };
  const to = pathOf(target);
  if (to === path) return { field: 'target', message: messages.itself };
  const next = others.find((each) => each.path === to);
  if (next) return { field: 'target', message: messages.again(next.path, next.target) };
  const last = others.find((each) => pathOf(each.target) === path);
  return last ? { field: 'path', message: messages.isTarget(path, last.path) } : null;
}
