import { config } from '../config.ts';
import { routesMessages } from '../messages/routes.ts';

/** Metadata of a route (NAV-13), in its `handle`. */
export interface RouteMeta {
  readonly title: string;
  /** For the description meta tags; defaults to the portal's own. */
  readonly description?: string;
  /** `ordering`: fills the window and has no footer. */
  readonly layout?: 'ordering';
  /**
   * Rendered on the server for a visitor; the first render must not use browser APIs. `with its data`: only if the server has
   * loaded data for the path.
   */
  readonly rendered?: true | 'with its data';
  /** Lazy components that it shows immediately; the server looks up their chunks by these names. */
  readonly lazy?: readonly string[];
  /** NAV-12: shows the hive page published there, with that page's title; without one, the title given here. */
  readonly published?: true;
  /** Screen shown if no page is published; the server looks up its chunks by this name. */
  readonly insteadOf?: string;
  /** NAV-18: shows what was refused; every other route resets the flag. */
  readonly keepsRefusal?: true;
  /** NAV-18, NAV-05: deselects the hive page. */
  readonly clearsPage?: true;
  /** HTTP status, if not 200. */
  readonly status?: 404;
}

export const defaultDescription = routesMessages.descriptions.usual;

/** Metadata of the deepest route that has any. `matches` run from the root down. */
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
