import { uriPath } from '@portal/domain/hive';
import { lazyComponent, usePortal } from '@portal/portal-client/react';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as css from './PageScreen.css.ts';
import { UnpublishedPage } from './UnpublishedPage.tsx';

// Each by itself: the built-in home page needs neither.
const ServedPage = lazyComponent(async () => (await import('./ServedPage.tsx')).ServedPage);
const FetchedPage = lazyComponent(async () => {
  const { FetchedPage: Page, loadRichText } = await import('./FetchedPage.tsx');
  // Its texts are read in the browser, those of a page from the server are not.
  await loadRichText();
  return Page;
});

export interface PageScreenProps {
  /** What shows where no page is published, and its title. */
  instead: ReactNode;
  title: string;
  /** The fallback is a complete page, shown also when the server cannot be reached. */
  builtIn?: boolean;
}

/** NAV-01, NAV-12: the published page at the present path: as the server drew it where the visit began, later as it is fetched. */
export function PageScreen(props: PageScreenProps) {
  const { pathname, key } = useLocation();
  const { page } = usePortal();
  const [lost, setLost] = useState(false);
  const path = uriPath(pathname);
  const rendered = page?.rendered?.path === path ? page.rendered : null;
  if (rendered?.page && !lost) return <ServedPage page={rendered.page} onLost={() => setLost(true)} />;
  // The first entry of the history: the server has only just looked.
  if (rendered && rendered.page === null && key === 'default')
    return <UnpublishedPage title={props.title}>{props.instead}</UnpublishedPage>;
  return (
    <Suspense fallback={<main aria-busy="true" className={css.waiting} />}>
      <FetchedPage key={path} {...props} path={path} />
    </Suspense>
  );
}
