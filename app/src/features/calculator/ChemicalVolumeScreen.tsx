import { Heading } from '@portal/design-system';
import { lazyComponent, useFormat } from '@portal/portal-client/react';
import { ChemicalCalculator } from '@portal/portal-widgets';
import { Suspense } from 'react';
import { chemicalVolumeMessages } from '../../messages/chemical-volume.ts';
import * as css from './ChemicalVolumeScreen.css.ts';

// Loaded separately, because it includes the stock list and, for buyers, the ordering area.
const Cartridges = lazyComponent(async () => (await import('../../adding/Cartridges.tsx')).Cartridges);

/** CALC-01, NAV-11: volume of chemical anchor for a number of holes, and the cartridges that hold it. No sign-in. */
export function ChemicalVolumeScreen() {
  const format = useFormat();
  return (
    <main className={css.screen}>
      <Heading level={1} size="section">
        {chemicalVolumeMessages.title}
      </Heading>
      <p className={css.lead}>{chemicalVolumeMessages.lead}</p>
      <ChemicalCalculator
        format={format}
        proposals={(total_ml) => (
          <Suspense fallback={null}>
            <Cartridges total_ml={total_ml} />
          </Suspense>
        )}
      />
    </main>
  );
}
