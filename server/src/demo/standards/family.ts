import type { Treatment } from './treatments.ts';

/** Symbol in the standard, name, value with unit. */
export type Dimension = readonly [symbol: string, label: string, value: string];

/** One size (and length) of a family, before material and finish. */
export interface Shape {
  /** Size and length in the stock code, such as `16080`. */
  readonly code: string;
  readonly size: string;
  /** With unit, or empty. */
  readonly length: string;
  readonly thread: string;
  /** Size and length in the description, such as `M16 × 80`. */
  readonly words: string;
  /** Popularity, 1 for the most common sizes. */
  readonly demand: number;
  /** Cubic millimetres of material. */
  readonly volume: number;
  readonly dimensions: readonly Dimension[];
}

export type Role = 'bolt' | 'screw' | 'nut' | 'washer' | 'rod' | 'assembly' | 'fixing' | 'anchor' | 'stud' | 'adhesive';

/** A product family. Each allowed pair of shape and treatment is a part. */
export interface Family {
  readonly key: string;
  readonly prefix: string;
  readonly title: string;
  readonly category: string;
  readonly productType: string;
  readonly standard: string;
  /** The standard of a part, where it depends on the material. */
  readonly standardOf?: (treatment: Treatment) => string;
  readonly application: string;
  /** Name of its drawing. */
  readonly image: string;
  readonly role: Role;
  /** Roles of parts bought with it, in order. */
  readonly mates: readonly Role[];
  /** Pieces per price, unless one piece is expensive. */
  readonly pricePer: 1 | 100;
  /** Price of a piece: `handling` dollars plus the material's price times `factor`. */
  readonly handling: number;
  readonly factor: number;
  /** Weight in the choice of parts for a catalogue of limited size. */
  readonly share: number;
  readonly shapes: readonly Shape[];
  readonly treatments: readonly Treatment[];
  readonly suits?: (shape: Shape, treatment: Treatment) => boolean;
  /** Description of a part, if it is not title, words, treatment. */
  readonly describe?: (shape: Shape, treatment: Treatment) => string;
}

/** The standard that a part is made to. */
export const partStandard = (family: Family, treatment: Treatment): string =>
  family.standardOf?.(treatment) ?? family.standard;

/** A number without trailing zeros: 24 → `24`, 2.50 → `2.5`. */
export function figure(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
export const mm = (value: number) => `${figure(value)} mm`;
export const inches = (value: number) => `${value.toFixed(4).replace(/\.?0+$/, '')} in`;

/** Nominal lengths of ISO 888:2012, in mm. */
const lengths = [
  2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 130, 140, 150,
  160, 180, 200, 220, 240, 260, 280, 300, 320, 340, 360, 380, 400, 420, 440, 460, 480, 500,
] as const;

export function lengthsFrom(shortest: number, longest: number): number[] {
  return lengths.filter((l) => l >= shortest && l <= longest);
}

/** `2.5` → `2D5`, `80` → `080`: a decimal point in a stock code would be mistyped. */
export function codeOf(value: number, digits: number): string {
  const [whole = '0', part] = figure(value).split('.');
  return part === undefined ? whole.padStart(digits, '0') : `${whole}D${part}`;
}

/** Popularity of a metric size, up to 1; common sizes and lengths are the most popular. */
export function demandOfMetric(d: number, length = 0): number {
  const bySize = [6, 8, 10, 12, 16, 20].includes(d)
    ? 1
    : [5, 24].includes(d)
      ? 0.7
      : d < 5
        ? 0.45
        : d > 36
          ? 0.1
          : 0.25;
  const ratio = length / d;
  const byLength = length === 0 ? 1 : ratio > 12 ? 0.25 : ratio > 8 ? 0.5 : ratio < 1.2 ? 0.5 : 1;
  return bySize * byLength;
}
