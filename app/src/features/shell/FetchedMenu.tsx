import { useCall } from '@portal/portal-client/react';
import { SiteMenu } from '@portal/portal-widgets';

/** HIVE-01: the site menu by a call. Without it the page works, so it shows no error. */
export function FetchedMenu({ path }: { path: string }) {
  const { data, error } = useCall('get-site-menu', {}, { immutable: true });
  return <SiteMenu entries={data?.menu ?? (error ? [] : null)} path={path} />;
}
