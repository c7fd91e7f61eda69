/**
 * Hexagon sizes shared by ISO 4014:2011, ISO 4017:2014, ISO 4032:2012 and ISO 4035:2012 (tables 1 and 2; mm):
 * s width across flats (nominal), e width across corners (min, product grade A; grade B from M27), k head height (nominal),
 * m nut height (max, style 1), mThin thin nut height (max), bolt and screw: shortest and longest nominal length, null if the standard
 * has no such size.
 */
export interface HexSize {
  readonly d: number;
  readonly s: number;
  readonly e: number;
  readonly k: number;
  readonly m: number;
  readonly mThin: number;
  readonly bolt: readonly [number, number] | null;
  readonly screw: readonly [number, number] | null;
}

type Range = readonly [number, number] | null;
const size = (
  d: number,
  s: number,
  e: number,
  k: number,
  m: number,
  mThin: number,
  bolt: Range,
  screw: Range,
): HexSize => ({
  d,
  s,
  e,
  k,
  m,
  mThin,
  bolt,
  screw,
});

export const hexSizes: readonly HexSize[] = [
  size(1.6, 3.2, 3.41, 1.1, 1.3, 1, [12, 16], [2, 16]),
  size(2, 4, 4.32, 1.4, 1.6, 1.2, [16, 20], [4, 20]),
  size(2.5, 5, 5.45, 1.7, 2, 1.6, [16, 25], [5, 25]),
  size(3, 5.5, 6.01, 2, 2.4, 1.8, [20, 30], [6, 30]),
  size(3.5, 6, 6.58, 2.4, 2.8, 2, [20, 35], [8, 35]),
  size(4, 7, 7.66, 2.8, 3.2, 2.2, [25, 40], [8, 40]),
  size(5, 8, 8.79, 3.5, 4.7, 2.7, [25, 50], [10, 50]),
  size(6, 10, 11.05, 4, 5.2, 3.2, [30, 60], [12, 60]),
  size(8, 13, 14.38, 5.3, 6.8, 4, [40, 80], [16, 80]),
  size(10, 16, 17.77, 6.4, 8.4, 5, [45, 100], [20, 100]),
  size(12, 18, 20.03, 7.5, 10.8, 6, [50, 120], [25, 120]),
  size(14, 21, 23.36, 8.8, 12.8, 7, [60, 140], [30, 140]),
  size(16, 24, 26.75, 10, 14.8, 8, [65, 160], [30, 200]),
  size(18, 27, 30.14, 11.5, 15.8, 9, [70, 180], [35, 200]),
  size(20, 30, 33.53, 12.5, 18, 10, [80, 200], [40, 200]),
  size(22, 34, 37.72, 14, 19.4, 11, [90, 220], [45, 200]),
  size(24, 36, 39.98, 15, 21.5, 12, [90, 240], [50, 200]),
  size(27, 41, 45.2, 17, 23.8, 13.5, [100, 260], [55, 200]),
  size(30, 46, 50.85, 18.7, 25.6, 15, [110, 300], [60, 200]),
  size(33, 50, 55.37, 21, 28.7, 16.5, [130, 320], [65, 200]),
  size(36, 55, 60.79, 22.5, 31, 18, [140, 360], [70, 200]),
  size(39, 60, 66.44, 25, 33.4, 19.5, [150, 380], [80, 200]),
  size(42, 65, 71.3, 26, 34, 21, [160, 440], [80, 200]),
  size(45, 70, 76.95, 28, 36, 22.5, [180, 440], [90, 200]),
  size(48, 75, 82.6, 30, 38, 24, [180, 480], [100, 200]),
  size(52, 80, 88.25, 33, 42, 26, [200, 480], [100, 200]),
  size(56, 85, 93.56, 35, 45, 28, [220, 500], [110, 200]),
  size(60, 90, 99.21, 38, 48, 30, [240, 500], [120, 200]),
  size(64, 95, 104.86, 40, 51, 32, [260, 500], [120, 200]),
];

/** ISO 4014:2011 and ISO 4032:2012, table 1: minimum width across corners in product grade B, where it differs from grade A. */
const cornersOfGradeB: Readonly<Record<number, number>> = { 16: 26.17, 18: 29.56, 20: 32.95, 22: 37.29, 24: 39.55 };

/** Bolts up to M24 are of grade A if not longer than 10 d and 150 mm (ISO 4014, clause 1). */
export const boltCorners = ({ d, e }: HexSize, l: number): number =>
  l > 10 * d || l > 150 ? (cornersOfGradeB[d] ?? e) : e;

/** Nuts up to M16 are of grade A (ISO 4032, clause 1). */
export const nutCorners = ({ d, e }: HexSize): number => (d > 16 ? (cornersOfGradeB[d] ?? e) : e);
