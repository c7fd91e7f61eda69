import type { Portal } from '@portal/portal-client/react';
import type { RouteMeta } from './meta.ts';

/** NAV-18: state that is reset on arriving at a route. */
export function arrive(
  { refusedPath, selectedPage }: Pick<Portal, 'refusedPath' | 'selectedPage'>,
  meta: RouteMeta | null,
): void {
  if (!meta?.keepsRefusal) refusedPath.set(null);
  if (meta?.clearsPage) selectedPage.set(null);
}

/** Loads the stock list if the previous route did without it. */
export function leave({ catalogue }: { readonly catalogue: Pick<Portal['catalogue'], 'getStatus' | 'load'> }): void {
  if (catalogue.getStatus().state === 'empty') void catalogue.load();
}
