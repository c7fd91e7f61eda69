import { config } from '../config.ts';

/** What a route says of itself (NAV-13). It stands in the `handle` of the route. */
export interface RouteMeta {
  readonly title: string;
  /** For the description meta tags; the portal's own where it is left out. */
  readonly description?: string;
  /** `ordering`: fills the window and has no footer. */
  readonly layout?: 'ordering';
  /**
   * The server renders it for a visitor; the first render must need nothing of the browser's. `with its data`: only where the server has
   * loaded data for the path.
   */
  readonly rendered?: true | 'with its data';
  /** Lazy components that it shows at once, by which the server finds their files. */
  readonly lazy?: readonly string[];
  /** NAV-12: shows the page of the hive that is published there, which then says its own title; without one, as the title says. */
  readonly published?: true;
  /** The screen that shows where none is published, by which the server finds its files. */
  readonly insteadOf?: string;
  /** NAV-18: says what was refused; every other route forgets it. */
  readonly keepsRefusal?: true;
  /** NAV-18, NAV-05: no page of the hive is selected any more. */
  readonly clearsPage?: true;
  /** Status of the server's answer, where it is not 200. */
  readonly status?: 404;
}

export const defaultDescription =
  'Search the parts of a trade fastener supplier, see price and stock, and order them by the line.';

/** The metadata of the deepest route that has any; routes from the root down. */
export function metaOf(routes: readonly { readonly handle?: unknown }[]): RouteMeta | null {
  for (const { handle } of [...routes].reverse()) {
    if (isMeta(handle)) return handle;
  }
  return null;
}

function isMeta(handle: unknown): handle is RouteMeta {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

export function documentTitle(meta: RouteMeta | null): string {
  return meta ? `${meta.title} · ${config.name}` : config.name;
}
