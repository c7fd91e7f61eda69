import { usePortal } from '@portal/portal-client/react';
import { RegionBoundary, type RegionBoundaryProps } from '@portal/portal-widgets';

/** SHELL-13: a part of a page that fails by itself and is reported. */
export function Region(props: Omit<RegionBoundaryProps, 'onError'>) {
  return <RegionBoundary {...props} onError={usePortal().report} />;
}
