import { DimensionSheet } from '@portal/portal-widgets';
import type { ComponentProps } from 'react';

/** PART-12: a file of its own, for the package as a whole would bring every widget with it. */
export function DimensionsTab(props: ComponentProps<typeof DimensionSheet>) {
  return <DimensionSheet {...props} />;
}
