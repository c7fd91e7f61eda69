/** Coarse pitches in mm by nominal diameter: ISO 261:1998 and ISO 262:1998, table 1. */
export const coarsePitch: Readonly<Record<number, number>> = {
  1.6: 0.35,
  2: 0.4,
  2.5: 0.45,
  3: 0.5,
  3.5: 0.6,
  4: 0.7,
  5: 0.8,
  6: 1,
  8: 1.25,
  10: 1.5,
  12: 1.75,
  14: 2,
  16: 2,
  18: 2.5,
  20: 2.5,
  22: 2.5,
  24: 3,
  27: 3,
  30: 3.5,
  33: 3.5,
  36: 4,
  39: 4,
  42: 4.5,
  45: 4.5,
  48: 5,
  52: 5,
  56: 5.5,
  60: 5.5,
  64: 6,
};

/** Fine pitches of ISO 8765:2011, table 1 (preferred sizes). */
export const finePitch: Readonly<Record<number, number>> = {
  8: 1,
  10: 1.25,
  12: 1.25,
  14: 1.5,
  16: 1.5,
  18: 1.5,
  20: 1.5,
  22: 1.5,
  24: 2,
  27: 2,
  30: 2,
  33: 2,
  36: 3,
  42: 3,
  48: 3,
};

/** Pitch diameter of an ISO or unified thread: d2 = d - 0.6495 P (ISO 724:1993, ASME B1.1). */
export function pitchDiameter(d: number, pitch: number): number {
  return d - 0.6495 * pitch;
}

export function coarse(d: number): number {
  const pitch = coarsePitch[d];
  if (pitch === undefined) throw new Error(`No coarse pitch for M${d}`);
  return pitch;
}

/** An inch size: name, its form in stock codes, inches, threads per inch in UNC and UNF (null: none). */
export interface InchSize {
  readonly name: string;
  readonly code: string;
  readonly inch: number;
  readonly unc: number | null;
  readonly unf: number | null;
}

const row = (name: string, code: string, inch: number, unc: number | null, unf: number | null): InchSize => ({
  name,
  code,
  inch,
  unc,
  unf,
});

/** ASME B1.1-2003, tables 2 and 3: diameters and threads per inch. */
export const inchSizes: readonly InchSize[] = [
  row('#0', 'N0', 0.06, null, 80),
  row('#1', 'N1', 0.073, 64, 72),
  row('#2', 'N2', 0.086, 56, 64),
  row('#3', 'N3', 0.099, 48, 56),
  row('#4', 'N4', 0.112, 40, 48),
  row('#5', 'N5', 0.125, 40, 44),
  row('#6', 'N6', 0.138, 32, 40),
  row('#8', 'N8', 0.164, 32, 36),
  row('#10', 'N10', 0.19, 24, 32),
  row('1/4', '14', 0.25, 20, 28),
  row('5/16', '516', 0.3125, 18, 24),
  row('3/8', '38', 0.375, 16, 24),
  row('7/16', '716', 0.4375, 14, 20),
  row('1/2', '12', 0.5, 13, 20),
  row('9/16', '916', 0.5625, 12, 18),
  row('5/8', '58', 0.625, 11, 18),
  row('3/4', '34', 0.75, 10, 16),
  row('7/8', '78', 0.875, 9, 14),
  row('1', '1', 1, 8, 12),
  row('1-1/8', '118', 1.125, 7, 12),
  row('1-1/4', '114', 1.25, 7, 12),
  row('1-3/8', '138', 1.375, 6, 12),
  row('1-1/2', '112', 1.5, 6, 12),
  row('1-3/4', '134', 1.75, 5, null),
  row('2', '2', 2, 4.5, null),
];

export function inchSize(name: string): InchSize {
  const found = inchSizes.find((size) => size.name === name);
  if (!found) throw new Error(`No inch size ${name}`);
  return found;
}

/** The thread series of a size. */
export function seriesOf(size: InchSize): readonly { readonly series: 'UNC' | 'UNF'; readonly tpi: number }[] {
  return [
    ...(size.unc === null ? [] : [{ series: 'UNC' as const, tpi: size.unc }]),
    ...(size.unf === null ? [] : [{ series: 'UNF' as const, tpi: size.unf }]),
  ];
}

/** Lengths in inches as sold: in eighths up to 1, quarters up to 4, halves up to 6, whole inches up to 12. */
export const inchLengths: readonly number[] = [
  0.125, 0.1875, 0.25, 0.3125, 0.375, 0.5, 0.625, 0.75, 0.875, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5,
  3.75, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12,
];

/** 2.25 → `2-1/4`. */
export function inchText(value: number): string {
  const whole = Math.floor(value);
  const sixteenths = Math.round((value - whole) * 16);
  if (sixteenths === 0) return String(whole);
  let over = sixteenths;
  let under = 16;
  while (over % 2 === 0) {
    over /= 2;
    under /= 2;
  }
  return `${whole > 0 ? `${whole}-` : ''}${over}/${under}`;
}

/** Hundredths of an inch, three figures or more: 2 → `200`, 0.3125 → `031`. */
export function inchLengthCode(value: number): string {
  return String(Math.floor(value * 100)).padStart(3, '0');
}
