import { canReplace, differencesOf, type FastenerFacts, matingProblems, roleOfType } from '@portal/domain/fasteners';
import type { Role } from '../standards/family.ts';
import type { Candidate } from './choose.ts';
import { likenessOf } from './likeness.ts';
import type { DemoPart } from './part.ts';

export interface DemoRelation {
  readonly stock_code: string;
  readonly relation: 'alternate' | 'related' | 'pack_options';
  readonly other_stock_code: string;
  readonly position: number;
}

const mostAlternates = 4;
const mostOfRole = 2;
/** Maximum number of mating candidates per size, material and finish; there can be hundreds of bolts of one size. */
const mostOfTreatment = 4;

function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Groups parts that may fit each other, by size and thread. A washer has no thread: M16 fits coarse and fine. */
const mateKey = (role: Role, size: string, thread: string) =>
  role === 'washer' ? `${role} ${size}` : `${role} ${size} ${role === 'adhesive' ? '' : thread}`;

/** A part as input for the domain's rules. */
function factsOf({ family, shape, treatment }: Candidate): FastenerFacts {
  return {
    product_type: family.productType,
    description: '',
    size: shape.size,
    length: shape.length,
    thread: shape.thread,
    spec: treatment.spec,
    finish: treatment.finish,
  };
}

/** Whether `other` may replace `part` by the domain's rules. */
export function isAlternate(part: Candidate, other: Candidate): boolean {
  return canReplace(differencesOf(factsOf(part), factsOf(other), roleOfType(part.family.productType)));
}

function isMate(part: Candidate, other: Candidate): boolean {
  const [role, otherRole] = [roleOfType(part.family.productType), roleOfType(other.family.productType)];
  return matingProblems(factsOf(part), role, factsOf(other), otherRole).length === 0;
}

/** Caches a verdict per pair of families and treatments. It does not depend on the size, and it is needed millions of times. */
function memoized(verdict: (part: Candidate, other: Candidate) => boolean) {
  const known = new Map<string, boolean>();
  return (part: Candidate, other: Candidate): boolean => {
    const key = `${part.family.key}-${part.treatment.code}-${other.family.key}-${other.treatment.code}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = verdict(part, other);
    known.set(key, now);
    return now;
  };
}

/** The families that a bolt, nut or washer is of unless somebody asks for a special one. */
const ordinary: ReadonlySet<string> = new Set([
  ...['iso-4014', 'iso-4017', 'iso-8765', 'iso-8676', 'iso-4762', 'asme-b18-2-1-unc', 'asme-b18-2-1-unf'],
  ...['iso-4032', 'iso-8673', 'asme-b18-2-2-hex-unc', 'asme-b18-2-2-hex-unf', 'iso-7089', 'asme-b18-22-1-narrow'],
]);
const isOrdinary = ({ candidate }: DemoPart) => ordinary.has(candidate.family.key);

/** Score of a relation: same class, finish and material first, then ordinary kinds, then popularity. */
function fitness(part: DemoPart, other: DemoPart): number {
  const a = part.candidate.treatment;
  const b = other.candidate.treatment;
  return (
    (a.spec === b.spec ? 6 : 0) +
    (a.material === b.material ? 4 : 0) +
    (a.finish === b.finish ? 4 : 0) +
    (isOrdinary(other) ? 3 : 0) +
    other.candidate.demand
  );
}

/** The `count` best-scoring others that `fits` allows, best first, ties in code order. One pass, because it runs for every part. */
function fittest(
  part: DemoPart,
  group: readonly DemoPart[] | undefined,
  count: number,
  fits: (part: Candidate, other: Candidate) => boolean = () => true,
): DemoPart[] {
  const best: { other: DemoPart; fit: number }[] = [];
  for (const other of group ?? []) {
    if (other === part) continue;
    const fit = fitness(part, other);
    const last = best[best.length - 1];
    if (best.length === count && last && fit <= last.fit) continue;
    if (!fits(part.candidate, other.candidate)) continue;
    const place = best.findIndex((entry) => fit > entry.fit);
    best.splice(place < 0 ? best.length : place, 0, { other, fit });
    if (best.length > count) best.pop();
  }
  return best.map((entry) => entry.other);
}

/** The most popular parts of each treatment, ordinary kinds and then the most popular first. */
function mostPopular(group: readonly DemoPart[]): DemoPart[] {
  const taken = new Map<string, number>();
  return [...group]
    .sort(
      (a, b) =>
        Number(isOrdinary(b)) - Number(isOrdinary(a)) ||
        b.candidate.demand - a.candidate.demand ||
        a.part_id - b.part_id,
    )
    .filter(({ candidate: { treatment } }) => {
      const count = (taken.get(treatment.code) ?? 0) + 1;
      taken.set(treatment.code, count);
      return count <= mostOfTreatment;
    });
}

/** Alternates (same shape), related parts (bought together) and pack options, all of them parts of the catalogue. */
export function relationsOf(parts: readonly DemoPart[]): DemoRelation[] {
  const sound = parts.filter((part) => !part.discontinued && part.superseded_by === null);
  const alike = groupBy(sound, (part) => likenessOf(part.candidate));
  const forms = groupBy(sound, (part) => part.candidate.base);
  const mates = groupBy(
    sound.filter((part) => part.candidate.form === ''),
    ({ candidate: { family, shape } }) => mateKey(family.role, shape.size, shape.thread),
  );
  for (const [key, group] of mates) mates.set(key, mostPopular(group));
  const mayReplace = memoized(isAlternate);
  const mayGoWith = memoized(isMate);
  const rows: DemoRelation[] = [];
  for (const part of parts) {
    const { family, shape, base } = part.candidate;
    const add = (relation: DemoRelation['relation'], others: readonly DemoPart[]) => {
      others.forEach((other, position) => {
        rows.push({ stock_code: part.stock_code, relation, other_stock_code: other.stock_code, position });
      });
    };
    add('alternate', fittest(part, alike.get(likenessOf(part.candidate)), mostAlternates, mayReplace));
    add(
      'related',
      family.mates.flatMap((role) =>
        fittest(part, mates.get(mateKey(role, shape.size, shape.thread)), mostOfRole, mayGoWith),
      ),
    );
    add('pack_options', fittest(part, forms.get(base), 2));
  }
  return rows;
}
