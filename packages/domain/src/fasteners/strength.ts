import type { Role } from './types.ts';

/** Minimum strength of a class or grade in MPa; hardness grades are compared by hardness. */
export interface Strength {
  readonly scale: 'stress' | 'hardness';
  /** Tensile strength of bolts, proof load stress of nuts, hardness of washers and set screws. */
  readonly least: number;
  /** Yield or proof stress of bolts; equal to `least` for other parts. */
  readonly proof: number;
}

/** ISO 3506-1:2009, table 2: proof stress of austenitic stainless bolts by class. */
const stainlessProof: Readonly<Record<string, number>> = { '50': 210, '70': 450, '80': 600 };

/** SAE J429 (bolts), ASTM A307, A193 B7, A574 (alloy socket screws), F593 (stainless, sizes above 5/8): tensile, proof or yield; MPa. */
const inchBolts: Readonly<Record<string, readonly [tensile: number, proof: number]>> = {
  'GRADE 2': [510, 379],
  'GRADE 5': [827, 586],
  'GRADE 8': [1034, 827],
  A307: [414, 248],
  B7: [862, 724],
  ALLOY: [1172, 1055],
  'F593 304': [586, 310],
  'F593 316': [586, 310],
};
/** SAE J995, table 1: proof load stress of coarse nuts; ASTM A194, heavy hex nuts 2H; MPa. */
const inchNuts: Readonly<Record<string, number>> = { 'GRADE 2': 620, 'GRADE 5': 827, 'GRADE 8': 1034, '2H': 1207 };

const stress = (least: number, proof = least): Strength => ({ scale: 'stress', least, proof });
const hardness = (least: number): Strength => ({ scale: 'hardness', least, proof: least });

/** ISO 898-2:2012, table 1: `8` means a proof load stress of 800 MPa; `04` and `05` (thin nuts) 380 and 500. */
function nutStrength(spec: string): Strength | null {
  if (spec === '04') return stress(380);
  if (/^0?\d{1,2}$/.test(spec)) return stress(Number(spec) * 100);
  const thin = /^A\d-0(\d\d)$/.exec(spec);
  if (thin) return stress(Number(thin[1]) * 10);
  const full = /^A\d-(\d\d)$/.exec(spec);
  if (full) return stress(Number(full[1]) * 10);
  const inch = inchNuts[spec];
  return inch === undefined ? null : stress(inch);
}

/** Returns the strength of a property class, grade or hardness; null if the text contains none. */
export function strengthOf(written: string, role: Role | null): Strength | null {
  const spec = written.trim().toUpperCase();
  const hard = /^(\d{2,3}) ?(?:HV|H)\b/.exec(spec);
  if (hard) return hardness(Number(hard[1]));
  if (role === 'nut') return nutStrength(spec);
  // ISO 898-1:2013, clause 5: 8.8 means a tensile strength of 800 MPa and a yield ratio of 0.8.
  const metric = /^(\d{1,2})\.(\d)\b/.exec(spec);
  if (metric) return stress(Number(metric[1]) * 100, Number(metric[1]) * Number(metric[2]) * 10);
  const stainless = /^A\d-(\d\d)$/.exec(spec);
  if (stainless) return stress(Number(stainless[1]) * 10, stainlessProof[stainless[1] ?? ''] ?? 0);
  const inch = inchBolts[spec];
  return inch === undefined ? null : stress(...inch);
}

/** Returns whether both values are at least as high; null if the two cannot be compared. */
export function isAsStrong(other: Strength | null, than: Strength | null): boolean | null {
  if (!other || !than || other.scale !== than.scale) return null;
  return other.least >= than.least && other.proof >= than.proof;
}
