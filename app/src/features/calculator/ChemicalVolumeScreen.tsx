import { Heading } from '@portal/design-system';
import { useFormat } from '@portal/portal-client/react';
import { ChemicalCalculator } from '@portal/portal-widgets';
import * as css from './ChemicalVolumeScreen.css.ts';

/** CALC-01, NAV-11: volume of chemical anchor for a number of holes. No sign-in. */
export function ChemicalVolumeScreen() {
  const format = useFormat();
  return (
    <main className={css.screen}>
      <Heading level={1} size="section">
        Chemical volume
      </Heading>
      <p className={css.lead}>How much chemical anchor your holes need, and how many cartridges to buy.</p>
      <ChemicalCalculator format={format} />
    </main>
  );
}
