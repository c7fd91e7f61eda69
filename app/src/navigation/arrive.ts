import type { Portal } from '@portal/portal-client/react';
import type { RouteMeta } from './meta.ts';

/** NAV-18: what arriving at a route forgets. */
export function arrive(
  { refusedPath, selectedPage }: Pick<Portal, 'refusedPath' | 'selectedPage'>,
  meta: RouteMeta | null,
): void {
  if (!meta?.keepsRefusal) refusedPath.set(null);
  if (meta?.clearsPage) selectedPage.set(null);
}

/** The stock list is for whatever comes next, where the route that is left did without. */
export function leave({ catalogue }: { readonly catalogue: Pick<Portal['catalogue'], 'getStatus' | 'load'> }): void {
  if (catalogue.getStatus().state === 'empty') void catalogue.load();
}
