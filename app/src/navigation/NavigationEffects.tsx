import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { defaultDescription, documentTitle } from './meta.ts';
import { useRouteMeta } from './use-route-meta.ts';

/** NAV-13: each navigation sets title and description and scrolls to the top. */
export function NavigationEffects() {
  const meta = useRouteMeta();
  const { pathname } = useLocation();
  const title = documentTitle(meta);
  const description = meta?.description ?? defaultDescription;

  useEffect(() => {
    document.title = title;
    for (const tag of document.querySelectorAll<HTMLMetaElement>(
      'meta[name="description"], meta[property="og:description"]',
    )) {
      tag.content = description;
    }
  }, [title, description]);

  // The path alone: a filter or a note in the query is no navigation of the buyer's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what this waits for
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  return null;
}
