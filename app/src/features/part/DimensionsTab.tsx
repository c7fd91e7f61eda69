import { DimensionSheet } from '@portal/portal-widgets';
import type { ComponentProps } from 'react';

/** PART-12: imports the file directly, because the package entry point would load every widget. */
export function DimensionsTab(props: ComponentProps<typeof DimensionSheet>) {
  return <DimensionSheet {...props} />;
}
