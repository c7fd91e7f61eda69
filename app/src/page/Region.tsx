import { usePortal } from '@portal/portal-client/react';
import { RegionBoundary, type RegionBoundaryProps } from '@portal/portal-widgets';

/** SHELL-13: an error boundary around part of a page, with reporting. */
export function Region(props: Omit<RegionBoundaryProps, 'onError' | 'onReload'>) {
  return <RegionBoundary {...props} onError={usePortal().report} onReload={() => window.location.reload()} />;
}
