import { captured, either, oneOf, optional, sequence } from './patterns.ts';

export const inch = 25.4;

const metresWords = ['m', 'mt', 'mts', 'mtr', 'mtrs', 'metre', 'metres', 'meter', 'meters'] as const;
const inchWords = ['"', 'in', 'inch', 'inches'] as const;
const feetWords = ["'", 'ft', 'foot', 'feet'] as const;
/** Millimetres of each unit of length, by the words and signs for it. */
const mmOfUnit: ReadonlyMap<string, number> = new Map([
  ['mm', 1],
  ['cm', 10],
  ...metresWords.map((word) => [word, 1000] as const),
  ...inchWords.map((word) => [word, inch] as const),
  ...feetWords.map((word) => [word, 12 * inch] as const),
]);
const imperial: ReadonlySet<string> = new Set([...inchWords, ...feetWords]);

/** `12`, `3.5`, `3,5`. */
export const number = /\d+(?:[.,]\d+)?/.source;
/** `1/2`, `1-1/2`, `1 1/2`. */
export const fraction = either(/\d+\s*-\s*\d+\/\d+/, /\d+\s+\d+\/\d+/, /\d+\/\d+/);
/** `mm`, `metres`, `"`. */
export const unit = sequence(oneOf(mmOfUnit.keys()), /(?![a-z0-9])/);
/** `"`, `in`, `inches`. */
export const inches = /(?:"|in(?:ch(?:es)?)?(?![a-z]))/.source;
/** A number with an optional unit: `50`, `.5"`, `1 1/2 inch`. */
export const measure = sequence(either(fraction, sequence(/\.?/, number)), /\s*/, optional(unit));
/** What joins two measures: the `x` of `M8 x 40`. */
export const times = /\s*(?:x|\*|by|×)\s*/.source;

export interface Measure {
  readonly mm: number;
  readonly inches: boolean;
  readonly hasUnit: boolean;
  readonly text: string;
}

/** `1-1/2"`, `3/4`. */
const fractionMeasure = new RegExp(
  sequence(/^\s*(?:(?<whole>\d+)(?:\s*-\s*|\s+))?(?<over>\d+)\/(?<under>\d+)\s*/, optional(captured('unit', unit))),
);
/** `50`, `2.5 mm`, `1,000 mm`. */
const plainMeasure = new RegExp(
  sequence(/^\s*/, captured('figure', /\.?/, number), /\s*/, optional(captured('unit', unit))),
);

/** Reads a number with or without a unit; `inches` means that a bare number is in inches. */
export function measureOf(text: string, inches = false): Measure | null {
  const ofFraction = fractionMeasure.exec(text)?.groups;
  if (ofFraction) {
    const { whole = '0', over, under, unit } = ofFraction;
    if (Number(under) === 0) return null;
    return {
      mm: (Number(whole) + Number(over) / Number(under)) * inch,
      inches: true,
      hasUnit: unit !== undefined,
      text: text.trim(),
    };
  }
  const found = plainMeasure.exec(text)?.groups;
  if (!found) return null;
  const { figure = '', unit } = found;
  const value = Number(figure.replace(/,(?=\d{3}$)/, '').replace(',', '.'));
  const perUnit = unit === undefined ? (inches ? inch : 1) : (mmOfUnit.get(unit) ?? 1);
  return {
    mm: value * perUnit,
    inches: unit === undefined ? inches : imperial.has(unit),
    hasUnit: unit !== undefined,
    text: text.trim(),
  };
}

/** Returns inches as the tables write them: `1/2`, `1-1/4`, `2`. */
export function inchText(mm: number): string {
  const parts = Math.round((mm / inch) * 64);
  const whole = Math.floor(parts / 64);
  let over = parts % 64;
  let under = 64;
  while (over > 0 && over % 2 === 0) {
    over /= 2;
    under /= 2;
  }
  if (over === 0) return String(whole);
  return whole === 0 ? `${over}/${under}` : `${whole}-${over}/${under}`;
}

export const gaugeMm = (n: number): number => (0.06 + 0.013 * n) * inch;

export const trim = (value: number): string => String(Math.round(value * 100) / 100);
