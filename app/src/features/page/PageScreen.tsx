import { uriPath } from '@portal/domain/hive';
import { lazyComponent, usePortal } from '@portal/portal-client/react';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as css from './PageScreen.css.ts';
import { UnpublishedPage } from './UnpublishedPage.tsx';

// Loaded separately: the built-in home page needs neither.
const ServedPage = lazyComponent(async () => (await import('./ServedPage.tsx')).ServedPage);
const FetchedPage = lazyComponent(async () => {
  const { FetchedPage: Page, loadRichText } = await import('./FetchedPage.tsx');
  // Rich text of a fetched page is parsed in the browser; the server has done it for a served page.
  await loadRichText();
  return Page;
});

export interface PageScreenProps {
  /** Shown when no page is published here, with its title. */
  instead: ReactNode;
  title: string;
  /** The fallback is a complete page, shown also when the server cannot be reached. */
  builtIn?: boolean;
}

/** NAV-01, NAV-12: the published page at the current path: server-rendered on the first visit, fetched afterwards. */
export function PageScreen(props: PageScreenProps) {
  const { pathname, key } = useLocation();
  const { page } = usePortal();
  const [lost, setLost] = useState(false);
  const path = uriPath(pathname);
  const rendered = page?.rendered?.path === path ? page.rendered : null;
  if (rendered?.page && !lost) return <ServedPage page={rendered.page} onLost={() => setLost(true)} />;
  // First history entry: the server has only just checked.
  if (rendered && rendered.page === null && key === 'default')
    return <UnpublishedPage title={props.title}>{props.instead}</UnpublishedPage>;
  return (
    <Suspense fallback={<main aria-busy="true" className={css.waiting} />}>
      <FetchedPage key={path} {...props} path={path} />
    </Suspense>
  );
}
