/** Least and greatest size in mm. */
export type Limits = readonly [least: number, most: number];

/**
 * Limits of metric coarse threads (ISO 965-2): bolts 6g (major and pitch diameter), nuts 6H (pitch and minor diameter), by nominal diameter.
 */
const threads: Readonly<Record<string, readonly [major: Limits, pitch: Limits, pitchInside: Limits, minor: Limits]>> = {
  '3': [
    [2.874, 2.98],
    [2.58, 2.655],
    [2.675, 2.775],
    [2.459, 2.599],
  ],
  '4': [
    [3.838, 3.978],
    [3.433, 3.523],
    [3.545, 3.663],
    [3.242, 3.422],
  ],
  '5': [
    [4.826, 4.976],
    [4.361, 4.456],
    [4.48, 4.605],
    [4.134, 4.334],
  ],
  '6': [
    [5.794, 5.974],
    [5.212, 5.324],
    [5.35, 5.5],
    [4.917, 5.153],
  ],
  '8': [
    [7.76, 7.972],
    [7.042, 7.16],
    [7.188, 7.348],
    [6.647, 6.912],
  ],
  '10': [
    [9.732, 9.968],
    [8.862, 8.994],
    [9.026, 9.206],
    [8.376, 8.676],
  ],
  '12': [
    [11.701, 11.966],
    [10.679, 10.829],
    [10.863, 11.063],
    [10.106, 10.441],
  ],
  '14': [
    [13.682, 13.962],
    [12.503, 12.663],
    [12.701, 12.913],
    [11.835, 12.21],
  ],
  '16': [
    [15.682, 15.962],
    [14.503, 14.663],
    [14.701, 14.913],
    [13.835, 14.21],
  ],
  '18': [
    [17.623, 17.958],
    [16.164, 16.334],
    [16.376, 16.6],
    [15.294, 15.744],
  ],
  '20': [
    [19.623, 19.958],
    [18.164, 18.334],
    [18.376, 18.6],
    [17.294, 17.744],
  ],
  '22': [
    [21.623, 21.958],
    [20.164, 20.334],
    [20.376, 20.6],
    [19.294, 19.744],
  ],
  '24': [
    [23.577, 23.952],
    [21.803, 22.003],
    [22.051, 22.316],
    [20.752, 21.252],
  ],
  '27': [
    [26.577, 26.952],
    [24.803, 25.003],
    [25.051, 25.316],
    [23.752, 24.252],
  ],
  '30': [
    [29.522, 29.947],
    [27.462, 27.674],
    [27.727, 28.007],
    [26.211, 26.771],
  ],
  '36': [
    [35.465, 35.94],
    [33.118, 33.342],
    [33.402, 33.702],
    [31.67, 32.27],
  ],
};

export interface ThreadLimits {
  readonly major: Limits;
  readonly pitch: Limits;
  readonly pitchInside: Limits;
  readonly minor: Limits;
}

/** Returns the limits of a coarse thread by its nominal diameter in mm, or null if the table has none. */
export function threadLimitsOf(d: number): ThreadLimits | null {
  const row = threads[String(d)];
  if (!row) return null;
  const [major, pitch, pitchInside, minor] = row;
  return { major, pitch, pitchInside, minor };
}

/** Upper limits of the ranges of nominal sizes (ISO 286-1), in mm; the first range begins at 3. */
const ranges = [6, 10, 18, 30, 50, 80, 120, 180, 250, 315, 400, 500];
/** Standard tolerances by grade and range, in mm (ISO 286-1:2010, table 1). */
const tolerances = {
  13: [0.18, 0.22, 0.27, 0.33, 0.39, 0.46, 0.54, 0.63, 0.72, 0.81, 0.89, 0.97],
  14: [0.3, 0.36, 0.43, 0.52, 0.62, 0.74, 0.87, 1, 1.15, 1.3, 1.4, 1.55],
  15: [0.48, 0.58, 0.7, 0.84, 1, 1.2, 1.4, 1.6, 1.85, 2.1, 2.3, 2.5],
  16: [0.75, 0.9, 1.1, 1.3, 1.6, 1.9, 2.2, 2.5, 2.9, 3.2, 3.6, 4],
  17: [1.2, 1.5, 1.8, 2.1, 2.5, 3, 3.5, 4, 4.6, 5.2, 5.7, 6.3],
} as const;
export type ToleranceGrade = keyof typeof tolerances;

/** Returns a standard tolerance in mm, or null for sizes up to 3 and above 500 mm. */
export function toleranceOf(grade: ToleranceGrade, size: number): number | null {
  if (size <= 3) return null;
  return tolerances[grade][ranges.findIndex((upTo) => size <= upTo)] ?? null;
}

export interface Tolerance {
  /** Such as `h13` or `js15`. */
  readonly name: string;
  readonly limits: Limits;
}

/** ISO 4759-1: across flats h13 or h14 in product grade A, h14 to h16 in grade B. */
export function acrossFlatsOf(s: number, grade: 'A' | 'B'): Tolerance | null {
  const of: ToleranceGrade = grade === 'A' ? (s <= 30 ? 13 : 14) : s <= 18 ? 14 : s <= 60 ? 15 : 16;
  const tolerance = toleranceOf(of, s);
  return tolerance === null ? null : { name: `h${of}`, limits: [s - tolerance, s] };
}

/** ISO 4759-1: length js15 in product grade A, js17 in grade B. */
export function lengthOf(l: number, grade: 'A' | 'B'): Tolerance | null {
  const of: ToleranceGrade = grade === 'A' ? 15 : 17;
  const tolerance = toleranceOf(of, l);
  return tolerance === null ? null : { name: `js${of}`, limits: [l - tolerance / 2, l + tolerance / 2] };
}
