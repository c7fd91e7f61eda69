import { ratioBig } from '../money/calculate.ts';
import { type DecimalText, formatUnits, parseBig, parseDecimal } from '../money/decimal.ts';
import { type FreightRate, freightFor } from './freight.ts';

/** One way of delivery with what it costs and is charged (calc-freight). */
export interface FreightOffer {
  readonly code: string;
  readonly name: string;
  readonly days: string;
  readonly cost: DecimalText;
  readonly charge: DecimalText;
}

/** States that are far from every other one. */
const far: ReadonlySet<string> = new Set(['WA', 'NT', 'TAS']);

/** DLV-01: how much dearer it is to carry from one state to another. A decimal ratio. */
export function placeRatio(from: string, to: string): DecimalText {
  if (from === to || from === '' || to === '') return '1.0000';
  return far.has(from) || far.has(to) ? '1.5000' : '1.2000';
}

/** The freight table as it is between two states. */
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

/** Every way of delivery of a table with its cost and charge. */
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
