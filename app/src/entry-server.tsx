import { prerender } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { defaultDescription, documentTitle, metaOf } from './navigation/meta.ts';
import type { PageData } from './portal/page-data.ts';
import { Frame } from './providers.tsx';
import { routes } from './routes.tsx';
import { createVisitorPortal } from './visitor-portal.ts';

/** A page as a visitor first sees it. */
export interface RenderedPage {
  /** For the element that the app then takes over. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** 404 where no route has the path. */
  readonly status: number;
  /** Names of the screens in it, by which their styles and scripts are found in the build's manifest. */
  readonly screens: readonly string[];
}

/**
 * Renders the page of a path, without query, for somebody who is not signed in. Null where the page is not for visitors, or is made
 * in the browser alone. Throws what a component throws.
 */
export async function render(path: string, page: PageData): Promise<RenderedPage | null> {
  const matched = (matchRoutes(routes, path) ?? []).map(({ route }) => route);
  const meta = metaOf(matched);
  if (!meta?.rendered) return null;
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Frame portal={createVisitorPortal(page)}>
      {(screens) => <StaticRouter location={path}>{screens}</StaticRouter>}
    </Frame>,
    {
      // Parts of a page are not put apart with a script that moves them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // To throw here would end the process: React calls this on its own time.
      onError: (error) => void failures.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return {
    html,
    title: documentTitle(meta),
    description: meta.description ?? defaultDescription,
    status: meta.status ?? 200,
    screens: matched.flatMap(({ id }) => id ?? []),
  };
}
