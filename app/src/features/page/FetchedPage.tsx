import { ErrorState } from '@portal/design-system';
import { HivePage, IslandContext } from '@portal/hive-components/page';
import type { PublishedPage } from '@portal/hive-components/settings';
import { usePortal } from '@portal/portal-client/react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pageMessages } from '../../messages/page.ts';
import { defaultDescription, documentTitle } from '../../navigation/meta.ts';
import { setHead } from '../../navigation/set-head.ts';
import { usePublishedPage } from './data/use-published-page.ts';
import * as css from './PageScreen.css.ts';
import type { PageScreenProps } from './PageScreen.tsx';
import { UnpublishedPage } from './UnpublishedPage.tsx';
import { usePagePress } from './use-page-press.ts';
import { usePageSelectors } from './use-page-selectors.tsx';

export { loadRichText } from '@portal/hive-components/settings';

/** Matches `#über-uns` plain and percent-encoded. */
function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** A page rendered in the browser. */
export function ShownPage({ page }: { page: PublishedPage }) {
  const { selectedPage } = usePortal();
  const { hash } = useLocation();
  const onClick = usePagePress();
  const { services, selectors } = usePageSelectors();
  const { components, content, uriSettings, title, description, selected } = page;

  useEffect(() => setHead(documentTitle({ title }), description || defaultDescription), [title, description]);
  useEffect(() => selectedPage.set(selected), [selectedPage, selected]);
  // The browser looked for the fragment before the content had loaded.
  useEffect(() => {
    if (hash !== '') document.getElementById(fragmentOf(hash))?.scrollIntoView();
  }, [hash]);

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which Enter also triggers */}
      <main className={css.page} onClick={onClick}>
        <IslandContext value={services}>
          <HivePage components={components} content={content} uriSettings={uriSettings} />
        </IslandContext>
      </main>
      {selectors}
    </>
  );
}

/** NAV-12: a published page, loaded and rendered in the browser for navigation within the app. */
export function FetchedPage({ path, title, instead, builtIn }: PageScreenProps & { path: string }) {
  const { search, hash } = useLocation();
  const { page, movedTo, failed, retry } = usePublishedPage(path);
  useEffect(() => {
    if (movedTo !== null && !movedTo.startsWith('/')) location.replace(movedTo);
  }, [movedTo]);
  if (movedTo?.startsWith('/')) return <Navigate to={movedTo} replace />;
  if (page?.movedTo) return <Navigate to={{ pathname: page.movedTo, search, hash }} replace />;
  if (page) return <ShownPage key={path} page={page} />;
  if (page === null || (failed && builtIn)) return <UnpublishedPage title={title}>{instead}</UnpublishedPage>;
  if (!failed) return <main aria-busy="true" className={css.waiting} />;
  return (
    <main className={css.failed}>
      <ErrorState title={pageMessages.loadFailed} onRetry={retry}>
        <p>{pageMessages.loadFailedHint}</p>
      </ErrorState>
    </main>
  );
}
