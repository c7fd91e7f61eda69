import { uriPath } from '@portal/domain/hive';
import { lazyComponent, usePortal } from '@portal/portal-client/react';
import { SiteMenu } from '@portal/portal-widgets';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';

/** Loaded only for pages that the server did not render: public pages need no calls. Pages work without it. */
const FetchedMenu = lazyComponent(
  async () => (await import('./FetchedMenu.tsx')).FetchedMenu,
  () => null,
);

/** HIVE-01: the site menu, from the page that the server rendered or else by a call. */
export function Menu() {
  const { page } = usePortal();
  const path = uriPath(useLocation().pathname);
  if (page?.menu) return <SiteMenu entries={page.menu} path={path} />;
  return (
    <Suspense fallback={<SiteMenu entries={null} path={path} />}>
      <FetchedMenu path={path} />
    </Suspense>
  );
}
