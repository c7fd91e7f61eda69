import { substitutionMessages } from '../messages/substitution.ts';
import { corrosionRank } from './corrosion.ts';
import { matingNutClass } from './grades.ts';
import { familyOfType } from './role-of.ts';
import { strengthOf } from './strength.ts';
import { type FastenerFacts, type PartDifference, specText } from './substitution.ts';
import type { Role } from './types.ts';

const isNutOrWasher = (role: Role | null) => role === 'nut' || role === 'washer';

/** Parts that take a nut or washer. */
const threadedRoles: ReadonlySet<Role | null> = new Set(['male', 'rod', 'anchor']);

/**
 * Returns whether a washer is hard enough for a bolt class: ISO 7089:2000, clause 1 (200 HV up to class 8.8, 300 HV up to 10.9). Stainless
 * washers go with stainless bolts.
 */
function holdsUnder(washer: FastenerFacts, boltSpec: string): boolean {
  const hardness = strengthOf(washer.spec, 'washer');
  const bolt = /^(\d{1,2}\.\d)/.exec(boltSpec)?.[1];
  if (bolt === undefined || hardness?.scale !== 'hardness') return true;
  const stress = Number.parseFloat(bolt);
  return stress < 9 ? hardness.least >= 200 : stress < 11 ? hardness.least >= 300 : false;
}

/** Tensile strength in MPa from which a bolt needs a nut whose class is known: that of class 8.8. */
const highTensile = 800;

/**
 * Metric classes follow ISO 898-2:2012, table 1; otherwise the nut's proof load stress must reach the bolt's tensile strength. A nut that
 * states no class, such as a wing nut or a rivet nut, carries no high-tensile bolt.
 */
function nutHolds(nut: FastenerFacts, boltSpec: string): boolean {
  if (/^0\d$|^A\d-0\d\d$/.test(nut.spec)) return false;
  const bolt = /^(\d{1,2}\.\d)/.exec(boltSpec)?.[1];
  const needed = bolt === undefined ? undefined : matingNutClass[bolt];
  const held = strengthOf(nut.spec, 'nut');
  const load = strengthOf(boltSpec, 'male');
  if (!load) return true;
  if (!held) return load.least < highTensile;
  return held.least >= (needed === undefined ? load.least : Number(needed) * 100);
}

const hotDipped = (finish: string) => /hot.?dip/i.test(finish);

/** A structural assembly is sold with its nut and washer (AS/NZS 1252.1): it takes no loose ones. */
const includesMates = ({ product_type }: FastenerFacts): boolean =>
  familyOfType(product_type)?.id === 'structural_assembly';

function nutProblems(bolt: FastenerFacts, nut: FastenerFacts): PartDifference[] {
  const found: PartDifference[] = [];
  if (bolt.size !== nut.size) found.push({ about: 'size', value: nut.size, lesser: true });
  if (bolt.thread !== nut.thread) found.push({ about: 'thread', value: nut.thread.toLowerCase(), lesser: true });
  if (!nutHolds(nut, bolt.spec)) found.push({ about: 'class', value: specText(nut.spec), lesser: true });
  // An inch jam nut has the grade of a full nut, but not its height.
  else if (familyOfType(nut.product_type)?.id === 'thin_nut')
    found.push({ about: 'kind', value: nut.product_type.toLowerCase(), lesser: true });
  // Nuts for hot-dip galvanised threads are tapped oversize (AS 1214): they fit only those threads, and no other nuts do.
  if (hotDipped(bolt.finish) !== hotDipped(nut.finish))
    found.push({ about: 'finish', value: nut.finish.toLowerCase() || 'plain', lesser: true });
  return found;
}

function washerProblems(bolt: FastenerFacts, washer: FastenerFacts): PartDifference[] {
  const found: PartDifference[] = [];
  if (bolt.size !== washer.size) found.push({ about: 'size', value: washer.size, lesser: true });
  if (!holdsUnder(washer, bolt.spec)) found.push({ about: 'class', value: specText(washer.spec), lesser: true });
  return found;
}

function lessProtected(from: FastenerFacts, mate: FastenerFacts): PartDifference[] {
  const own = corrosionRank(from.spec, from.finish);
  const other = corrosionRank(mate.spec, mate.finish);
  const fits = own === null || other === null ? specText(from.spec) === specText(mate.spec) : other >= own;
  return fits ? [] : [{ about: 'finish', value: mate.finish.toLowerCase() || specText(mate.spec), lesser: true }];
}

/**
 * Returns what prevents `mate` from being used with `part`: bolt, rod or anchor with nut or washer, in either order. Empty if they fit, and
 * for parts that these rules do not cover (a pin, a cartridge, a tool).
 */
export function matingProblems(
  part: FastenerFacts,
  role: Role | null,
  mate: FastenerFacts,
  mateRole: Role | null,
): PartDifference[] {
  if (threadedRoles.has(role) !== threadedRoles.has(mateRole)) {
    const [bolt, other, otherRole] = threadedRoles.has(role) ? [part, mate, mateRole] : [mate, part, role];
    const joint = otherRole === 'nut' ? nutProblems : otherRole === 'washer' ? washerProblems : null;
    if (joint === null) return [];
    if (includesMates(bolt)) return [{ about: 'kind', value: mate.product_type.toLowerCase(), lesser: true }];
    const problems = [...joint(bolt, other), ...lessProtected(bolt, other), ...lessProtected(part, mate)];
    return unique(problems.map((problem) => ({ ...problem, value: statedValue(problem, mate) })));
  }
  if (role !== mateRole && isNutOrWasher(role) && isNutOrWasher(mateRole))
    return part.size === mate.size ? lessProtected(part, mate) : [{ about: 'size', value: mate.size, lesser: true }];
  return [];
}

/** States a problem by the mate's own value, whichever of the two parts it was found in. */
function statedValue({ about }: PartDifference, mate: FastenerFacts): string {
  if (about === 'kind') return mate.product_type.toLowerCase();
  if (about === 'class') return specText(mate.spec);
  if (about === 'size') return mate.size;
  if (about === 'thread') return mate.thread.toLowerCase() || substitutionMessages.noThread;
  return mate.finish.toLowerCase() || specText(mate.spec);
}

/** Keeps the first difference of each kind. */
function unique(found: readonly PartDifference[]): PartDifference[] {
  return found.filter(({ about }, i) => found.findIndex((each) => each.about === about) === i);
}
