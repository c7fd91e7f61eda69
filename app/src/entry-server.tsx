import { uriPath } from '@portal/domain/hive';
import { HivePage } from '@portal/hive-components/page';
import type { PageData } from '@portal/portal-client/react';
import { prerender } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { type PageInput, readPublishedPage } from './features/page/published-page.ts';
import { ServedContent } from './features/page/served-content.ts';
import { defaultDescription, documentTitle, metaOf } from './navigation/meta.ts';
import { Frame } from './providers.tsx';
import { routes } from './routes.tsx';
import { createVisitorPortal } from './visitor-portal.ts';

/** A page as a visitor first sees it. */
export interface RenderedPage {
  /** For the element that the app then takes over. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** 404 where no route has the path, and no page is published there. */
  readonly status: number;
  /** Names of the screens in it, by which their styles and scripts are found in the build's manifest. */
  readonly screens: readonly string[];
  /** Screens whose styles it uses without their scripts. */
  readonly styledBy: readonly string[];
  /** The path that it is to be known by; null for what is nowhere to be listed. */
  readonly canonical: string | null;
  /** Path of a picture that stands for it; null where there is none. */
  readonly image: string | null;
  /** `rendered` of the page data; null where no page of the hive could stand. */
  readonly data: PageData['rendered'] | null;
}

/** Where the nonce of each answer goes, as in the page of the build. */
const noncePlace = '__CSP_NONCE__';

const routesAt = (path: string) => (matchRoutes(routes, path) ?? []).map(({ route }) => route);

/** NAV-13: status, title and screens of a path where no page is published, for a page that the browser renders. */
export function frontOf(path: string): Pick<RenderedPage, 'status' | 'title' | 'screens'> {
  const matched = routesAt(path);
  const meta = metaOf(matched);
  return { status: meta?.status ?? 200, title: documentTitle(meta), screens: matched.flatMap(({ id }) => id ?? []) };
}

/**
 * Renders the page of a path, without query, for somebody who is not signed in: `hive` where one is published there. Null where the page
 * is not for visitors, or is made in the browser alone. Throws what a component throws.
 */
export async function render(path: string, page: PageData, hive: PageInput | null): Promise<RenderedPage | null> {
  const matched = routesAt(path);
  const meta = metaOf(matched);
  if (!meta?.rendered) return null;
  const published = hive && meta.published ? readPublishedPage(hive) : null;
  const data = meta.published ? { path: uriPath(path), page: published?.selected ?? null } : null;
  const drawn = published && (
    <HivePage
      components={published.components}
      content={published.content}
      uriSettings={published.uriSettings}
      styles="sheet"
      nonce={noncePlace}
    />
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <ServedContent value={drawn}>
      <Frame portal={createVisitorPortal(data ? { ...page, rendered: data } : page)}>
        {(screens) => <StaticRouter location={path}>{screens}</StaticRouter>}
      </Frame>
    </ServedContent>,
    {
      // Parts of a page are not put apart with a script that moves them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // To throw here would end the process: React calls this on its own time.
      onError: (error) => void failures.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const screens = matched.flatMap(({ id }) => id ?? []);
  if (published) {
    const { title, description, image, selected } = published;
    return {
      html,
      title: documentTitle({ title }),
      description,
      status: 200,
      screens: [...screens, 'ServedPage'],
      styledBy: ['FetchedPage'],
      canonical: selected.uri_path,
      image,
      data,
    };
  }
  return {
    html,
    title: documentTitle(meta),
    description: meta.description ?? defaultDescription,
    status: meta.status ?? 200,
    screens: [...screens, ...(meta.insteadOf ? [meta.insteadOf] : [])],
    styledBy: [],
    canonical: meta.status === 404 ? null : uriPath(path),
    image: null,
    data,
  };
}
