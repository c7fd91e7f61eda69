import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../portal/portal.ts';
import { defaultDescription, documentTitle } from './meta.ts';
import { setHead } from './set-head.ts';
import { useRouteMeta } from './use-route-meta.ts';

/** NAV-13: each navigation sets title and description and scrolls to the top. */
export function NavigationEffects() {
  const meta = useRouteMeta();
  const { pathname } = useLocation();
  const title = documentTitle(meta);
  const description = meta?.description ?? defaultDescription;
  const { published, resetsPage } = meta ?? {};
  const { selectedPage } = usePortal();

  useEffect(() => {
    if (!published) setHead(title, description);
  }, [title, description, published]);

  useEffect(() => {
    if (resetsPage) selectedPage.set(null);
  }, [resetsPage, selectedPage]);

  // The path alone: a filter or a note in the query is no navigation of the buyer's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what this waits for
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  return null;
}
