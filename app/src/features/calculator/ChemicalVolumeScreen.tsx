import { Heading } from '@portal/design-system';
import { useFormat } from '@portal/portal-client/react';
import { ChemicalCalculator } from '@portal/portal-widgets';
import { chemicalVolumeMessages } from '../../messages/chemical-volume.ts';
import * as css from './ChemicalVolumeScreen.css.ts';

/** CALC-01, NAV-11: volume of chemical anchor for a number of holes. No sign-in. */
export function ChemicalVolumeScreen() {
  const format = useFormat();
  return (
    <main className={css.screen}>
      <Heading level={1} size="section">
        {chemicalVolumeMessages.title}
      </Heading>
      <p className={css.lead}>{chemicalVolumeMessages.lead}</p>
      <ChemicalCalculator format={format} />
    </main>
  );
}
