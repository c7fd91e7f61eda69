import { uriPath } from '@portal/domain/hive';
import { useCall, usePortal } from '@portal/portal-client/react';
import { SiteMenu } from '@portal/portal-widgets';
import { useLocation } from 'react-router-dom';

/** HIVE-01: the site menu, from the page that the server rendered or else by a call. Without it the page works, so it shows no error. */
export function Menu() {
  const { page } = usePortal();
  const { pathname } = useLocation();
  const { data, error } = useCall('get-site-menu', page?.menu ? null : {}, { immutable: true });
  return <SiteMenu entries={page?.menu ?? data?.menu ?? (error ? [] : null)} path={uriPath(pathname)} />;
}
