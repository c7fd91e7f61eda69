/** Least tensile strength and proof stress in MPa, and the table they are from. */
export interface Stresses {
  readonly tensile: number;
  readonly proof: number;
  readonly source: string;
  /** The proof stress is that of 0.2 % strain. */
  readonly stainless: boolean;
}

/** ISO 898-1:2013, table 3: tensile strength and stress under proof load, MPa. Class 8.8 is higher above M16. */
const metric: Readonly<Record<string, readonly [tensile: number, proof: number]>> = {
  '4.6': [400, 225],
  '4.8': [420, 310],
  '5.6': [500, 280],
  '5.8': [520, 380],
  '6.8': [600, 440],
  '8.8': [800, 580],
  '10.9': [1040, 830],
  '12.9': [1220, 970],
};
/** ISO 3506-1:2020, table 3: tensile strength and 0.2 % proof stress of austenitic grades, MPa. */
const stainless: Readonly<Record<string, readonly [tensile: number, proof: number]>> = {
  '50': [500, 210],
  '70': [700, 450],
  '80': [800, 600],
};
const inch = 25.4;
const ksi = 6.894757;
/** SAE J429:2014, table 1: proof and tensile stress in ksi up to a diameter in inches. */
const grades: Readonly<Record<string, readonly (readonly [upTo: number, proof: number, tensile: number])[]>> = {
  'Grade 2': [
    [0.75, 55, 74],
    [1.5, 33, 60],
  ],
  'Grade 5': [
    [1, 85, 120],
    [1.5, 74, 105],
  ],
  'Grade 8': [[1.5, 120, 150]],
};

/** Returns the stresses of a bolt's class or grade for its diameter in mm; null outside the standard's sizes. */
export function stressesOf(spec: string, d: number): Stresses | null {
  const class_ = metric[spec];
  if (class_) {
    if (d < 1.6 || d > 39) return null;
    const [tensile, proof] = spec === '8.8' && d > 16 ? [830, 600] : class_;
    return { tensile, proof, source: 'ISO 898-1', stainless: false };
  }
  const steel = stainless[/^A[24]-(\d\d)$/.exec(spec)?.[1] ?? ''];
  if (steel) {
    if (d < 1.6 || d > 39) return null;
    return { tensile: steel[0], proof: steel[1], source: 'ISO 3506-1', stainless: true };
  }
  if (d < inch / 4 - 0.01) return null;
  const row = grades[spec]?.find(([upTo]) => d <= upTo * inch + 0.01);
  if (!row) return null;
  const [, proof, tensile] = row;
  return { tensile: Math.round(tensile * ksi), proof: Math.round(proof * ksi), source: 'SAE J429', stainless: false };
}

/** ISO 898-2:2012: stress under proof load of nuts with coarse thread, MPa, by upper diameter limit. */
const nuts: Readonly<Record<string, readonly (readonly [upTo: number, proof: number])[]>> = {
  '04': [[39, 380]],
  '05': [[39, 500]],
  '5': [
    [7, 580],
    [10, 590],
    [16, 610],
    [39, 630],
  ],
  '6': [
    [7, 670],
    [10, 680],
    [16, 700],
    [39, 720],
  ],
  '8': [
    [7, 855],
    [10, 870],
    [16, 880],
    [39, 920],
  ],
  '10': [
    [10, 1040],
    [16, 1050],
    [39, 1060],
  ],
};

/** Returns the proof stress of a nut's class for its thread diameter in mm, from M5; null outside the table. */
export function nutProofOf(spec: string, d: number): number | null {
  if (d < 5) return null;
  return nuts[spec]?.find(([upTo]) => d <= upTo)?.[1] ?? null;
}

/** AS 4100, table 15.2.2.2: least tension of 8.8/TF and 8.8/TB bolts in kN. */
export const structuralTension: Readonly<Record<string, number>> = { M16: 95, M20: 145, M24: 210, M30: 335, M36: 490 };
