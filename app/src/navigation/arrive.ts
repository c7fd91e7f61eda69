import type { Portal } from '../portal/portal.ts';
import type { RouteMeta } from './meta.ts';

/** NAV-18: what arriving at a route forgets. */
export function arrive(
  { refusedPath, selectedPage }: Pick<Portal, 'refusedPath' | 'selectedPage'>,
  meta: RouteMeta | null,
): void {
  if (!meta?.keepsRefusal) refusedPath.set(null);
  if (meta?.clearsPage) selectedPage.set(null);
}
