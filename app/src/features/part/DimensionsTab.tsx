import type { PartEngineering } from '@portal/domain/engineering';
import { DimensionSheet, EngineeringTables } from '@portal/portal-widgets';
import type { ComponentProps } from 'react';

/** PART-12, PART-07: imports the files directly, because the package entry point would load every widget. */
export function DimensionsTab({
  engineering,
  ...sheet
}: ComponentProps<typeof DimensionSheet> & { readonly engineering: PartEngineering }) {
  return (
    <>
      <DimensionSheet {...sheet} />
      <EngineeringTables engineering={engineering} name={sheet.name} />
    </>
  );
}
