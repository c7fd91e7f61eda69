import type { FastenerItem, Role } from './types.ts';

/** Studs for anchoring are sold ready cut, of less than this in mm; rod is sold by the metre. */
const longestStud = 400;

interface Named {
  readonly role: Role | null;
  /** The family that the words name; null if they name none. */
  readonly family: string | null;
  readonly words: readonly string[];
  readonly strengths: readonly string[];
  readonly length: FastenerItem['length'];
  readonly isSquare: boolean;
  readonly isGauge: boolean;
  readonly hasWings: boolean;
}

/** The family that is meant instead of the one that the words name, or null. */
export function familyInstead({
  role,
  family,
  words,
  strengths,
  length,
  isSquare,
  isGauge,
  hasWings,
}: Named): string | null {
  // `10g wings`: by gauge, wings are on self-drilling screws.
  if (isGauge && hasWings && role !== 'nut') return 'self_drilling_screw';
  // Only structural assemblies have a friction class: `K0 M20 x 120 bolt`.
  if (strengths.some((each) => /^k\d$/.test(each)) && (family ?? 'hex_bolt') === 'hex_bolt')
    return 'structural_assembly';
  // In the United States a cap screw of grade 5 has a hexagon head; socket screws have no such grade.
  const isOfGrade = strengths.some((each) => each.startsWith('grade '));
  if (family === 'socket_cap_screw' && isOfGrade && !words.some((word) => word === 'socket' || word === 'allen'))
    return 'hex_bolt';
  // `12g x 45 with seals`: no washer has a gauge and a length.
  if (family === 'sealing_washer' && isGauge && length !== null) return 'self_drilling_screw';
  if (isSquare && role === 'washer') return 'square_washer';
  // `studs M16 x 190`; studs of B7 belong to flanges.
  const isStud = words.length === 1 && words[0] === 'stud' && !strengths.includes('b7');
  return isStud && length !== null && length.mm < longestStud ? 'chemical_stud' : null;
}
