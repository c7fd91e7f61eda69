import { NumberField } from '@portal/design-system';
import {
  type ChemicalDraft,
  type ChemicalField,
  cartridgesNeeded,
  checkChemical,
  chemicalInput,
  chemicalLimits,
  chemicalVolume,
  holesPerCartridge,
} from '@portal/domain/chemical';
import { formatNumber } from '@portal/domain/format';
import { type ReactNode, useState } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import { chemicalCalculatorMessages as messages } from '../messages/chemical-calculator.ts';
import * as css from './ChemicalCalculator.css.ts';
import { ChemicalPicture } from './ChemicalPicture.tsx';

export interface ChemicalStart {
  readonly rod_mm: number | null;
  readonly hole_mm: number | null;
  readonly depth_mm: number | null;
  readonly cartridge_ml: number | null;
}

export interface ChemicalCalculatorProps {
  /** Values from the part; the others start with a common anchor, M12 in a 14 mm hole. */
  readonly start?: ChemicalStart | null;
  readonly format: Pick<FormatOptions, 'number_format'>;
  /** Rendered beside the result, such as a button that adds the cartridges; receives the number needed. */
  readonly action?: (cartridges: number) => ReactNode;
  /** Rendered below the result, such as cartridges to buy; receives the volume in ml, waste included. */
  readonly proposals?: (total_ml: number) => ReactNode;
}

const order: readonly ChemicalField[] = ['hole_mm', 'depth_mm', 'rod_mm', 'holes', 'waste_percent'];

const draftOf = (start: ChemicalStart | null | undefined): ChemicalDraft => ({
  hole_mm: start?.hole_mm ?? 14,
  depth_mm: start?.depth_mm ?? 110,
  rod_mm: start?.rod_mm ?? 12,
  holes: 10,
  waste_percent: 20,
});

/** CALC-01: hole, depth, rod, holes and waste → volume and cartridges, with a picture. */
export function ChemicalCalculator({ start, format, action, proposals }: ChemicalCalculatorProps) {
  const [draft, setDraft] = useState(() => draftOf(start));
  const [cartridge, setCartridge] = useState<number | null>(start?.cartridge_ml ?? 300);
  const errors = checkChemical(draft);
  const input = chemicalInput(draft);
  const volume = input && chemicalVolume(input);
  const known = cartridge !== null && cartridge >= 10 && cartridge <= 5000;
  const count = volume && known ? cartridgesNeeded(volume.total_ml, cartridge) : null;
  const written = (value: number, places: 0 | 1 = 0) => formatNumber(value.toFixed(places), format.number_format);
  return (
    <div className={css.calculator}>
      <form className={css.fields} onSubmit={(event) => event.preventDefault()} aria-label={messages.label}>
        {order.map((field) => (
          <NumberField
            key={field}
            label={messages.fields[field]}
            value={draft[field]}
            min={chemicalLimits[field].least}
            max={chemicalLimits[field].most}
            error={errors[field]}
            onValueChange={(value) => setDraft((before) => ({ ...before, [field]: value }))}
          />
        ))}
        <NumberField
          label={messages.cartridge}
          value={cartridge}
          min={10}
          max={5000}
          error={known ? undefined : messages.cartridgeRange}
          onValueChange={setCartridge}
        />
      </form>
      <div className={css.result}>
        <figure className={css.picture}>{input ? <ChemicalPicture {...input} /> : null}</figure>
        <div role="status">
          {input && volume ? (
            <dl className={css.figures}>
              <div className={css.figure}>
                <dt className={css.term}>{messages.cartridges}</dt>
                <dd className={css.main}>{count === null ? '–' : written(count)}</dd>
              </div>
              <div className={css.figure}>
                <dt className={css.term}>{messages.total}</dt>
                <dd className={css.value}>{messages.millilitres(written(volume.total_ml))}</dd>
              </div>
              <div className={css.figure}>
                <dt className={css.term}>{messages.perHole}</dt>
                <dd className={css.value}>{messages.millilitres(written(volume.each_ml, 1))}</dd>
              </div>
              {known ? (
                <div className={css.figure}>
                  <dt className={css.term}>{messages.holesPerCartridge}</dt>
                  <dd className={css.value}>{written(holesPerCartridge(volume, input, cartridge))}</dd>
                </div>
              ) : null}
            </dl>
          ) : (
            <p className={css.advice}>{messages.incomplete}</p>
          )}
        </div>
        {count !== null && action ? action(count) : null}
        {volume && proposals ? proposals(volume.total_ml) : null}
        <p className={css.advice}>{messages.method}</p>
      </div>
    </div>
  );
}
