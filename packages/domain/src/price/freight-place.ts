import { ratioBig } from '../money/calculate.ts';
import { type DecimalText, formatUnits, parseBig, parseDecimal } from '../money/decimal.ts';
import { type FreightRate, freightFor } from './freight.ts';

/** A delivery option with its cost and charge (calc-freight). */
export interface FreightOffer {
  readonly code: string;
  readonly name: string;
  readonly days: string;
  readonly cost: DecimalText;
  readonly charge: DecimalText;
}

/** States with higher freight to every other state. */
const far: ReadonlySet<string> = new Set(['WA', 'NT', 'TAS']);

/** Returns the freight factor between two states as a decimal ratio (DLV-01). */
export function placeRatio(from: string, to: string): DecimalText {
  if (from === to || from === '' || to === '') return '1.0000';
  return far.has(from) || far.has(to) ? '1.5000' : '1.2000';
}

/** Returns the freight rates adjusted for the distance between two states. */
export function ratesBetween(rates: readonly FreightRate[], from: string, to: string): readonly FreightRate[] {
  const ratio = placeRatio(from, to);
  if (ratio === '1.0000') return rates;
  const scaled = (amount: DecimalText) => formatUnits(ratioBig(parseBig(amount), parseDecimal(ratio)), 4);
  return rates.map((rate) => ({
    ...rate,
    bands: rate.bands.map((band) => ({ ...band, cost: scaled(band.cost) })),
    per_kg_over: scaled(rate.per_kg_over),
  }));
}

/** Returns every delivery option of a table with its cost and charge. */
export function freightOffers(
  rates: readonly FreightRate[],
  weight_kg: DecimalText,
  goods: DecimalText,
): readonly FreightOffer[] {
  return rates.map(({ code, name, days }) => ({
    code,
    name,
    days,
    ...freightFor({ rates, option: code, weight_kg, goods }),
  }));
}
