import { uriPath } from '@portal/domain/hive';
import '@portal/hive-components/rich-text';
import { HivePage, hivePageSheet } from '@portal/hive-components/page';
import { type PageInput, readPublishedPage } from '@portal/hive-components/settings';
import type { PageData } from '@portal/portal-client/react';
import { createVisitorPortal } from '@portal/portal-client/react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { matchRoutes, type RouteObject, StaticRouter } from 'react-router-dom';
import { config } from './config.ts';
import { ServedContent } from './features/page/served-content.ts';
import { defaultDescription, documentTitle, metaOf } from './navigation/meta.ts';
import { headOf } from './page-head.ts';
import { Frame } from './providers.tsx';
import { routes } from './routes.tsx';

/** A page rendered for the first response. */
export interface RenderedPage {
  /** HTML for the element that the app hydrates. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** 404 where no route matches and no page is published at the path. */
  readonly status: number;
  /** Names of the screens on it; the server looks up their styles and scripts in the build manifest. */
  readonly screens: readonly string[];
  /** Screens of which it uses the styles but not the scripts. */
  readonly styledBy: readonly string[];
  /** Canonical path; null for pages that search engines should not list. */
  readonly canonical: string | null;
  /** Path of a preview image, or null. */
  readonly image: string | null;
  /** schema.org data, or null. */
  readonly structured: unknown;
  /** Text of the published page's style element, which the content security policy allows by its hash; null without one. */
  readonly sheet: string | null;
  /** Data that the browser hydrates the page from. */
  readonly data: PageData;
}

const routesAt = (path: string) => (matchRoutes(routes, path) ?? []).map(({ route }) => route);

/** NAV-13: status, title and screens of a path without a published page, for a page that the browser renders. */
export function frontOf(path: string): Pick<RenderedPage, 'status' | 'title' | 'screens'> {
  const matched = routesAt(path);
  const meta = metaOf(matched);
  return { status: meta?.status ?? 200, title: documentTitle(meta), screens: screensOf(matched) };
}

/** Modules that a route renders immediately: its screens and the lazy components that they always show. */
function screensOf(matched: readonly RouteObject[]): readonly string[] {
  return [...matched.flatMap(({ id }) => id ?? []), ...(metaOf(matched)?.lazy ?? [])];
}

/** Renders a published page, or the app at a path, as HTML. Rethrows what a component throws. */
async function htmlOf(path: string, data: PageData, published: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <ServedContent value={published}>
      <Frame portal={createVisitorPortal(data, config.build)}>
        {(screens) => (
          <StaticRouter location={data.found?.query ? `${path}?${data.found.query}` : path}>{screens}</StaticRouter>
        )}
      </Frame>
    </ServedContent>,
    {
      // Renders lazy parts in place; by default React moves them there with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Throwing here would end the process, because React calls this asynchronously.
      onError: (error) => void failures.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/**
 * Renders the page at a path (without query) for a visitor; `hive` when a page is published there. Null when the
 * browser renders the page. Rethrows what a component throws.
 */
export async function render(path: string, page: PageData, hive: PageInput | null): Promise<RenderedPage | null> {
  const matched = routesAt(path);
  const meta = metaOf(matched);
  const hasData = Boolean(page.replies || page.found);
  if (!meta?.rendered || (meta.rendered === 'with its data' && !hasData)) return null;
  const screens = screensOf(matched);
  const published = hive && meta.published ? readPublishedPage(hive) : null;
  const rendered = meta.published ? { path: uriPath(path), page: published?.selected ?? null } : undefined;
  const data = rendered ? { ...page, rendered } : page;
  if (published) {
    const { title, description, image, selected, components, content, uriSettings } = published;
    const shown = { components, content, uriSettings };
    return {
      html: await htmlOf(path, data, <HivePage {...shown} styles="sheet" />),
      title: documentTitle({ title }),
      description: description || defaultDescription,
      status: 200,
      screens: [...screens, 'ServedPage'],
      styledBy: ['FetchedPage'],
      canonical: selected.uri_path,
      image,
      structured: null,
      sheet: hivePageSheet(shown),
      data,
    };
  }
  const status = meta.status ?? 200;
  return {
    html: await htmlOf(path, data, null),
    title: documentTitle(meta),
    description: meta.description ?? defaultDescription,
    status,
    screens: [...screens, ...(meta.insteadOf ? [meta.insteadOf] : [])],
    styledBy: [],
    canonical: status === 404 ? null : uriPath(path),
    image: null,
    structured: null,
    sheet: null,
    ...headOf(page),
    data,
  };
}
