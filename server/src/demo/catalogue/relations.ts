import type { Role } from '../standards/family.ts';
import { likenessOf } from './build.ts';
import type { DemoPart } from './part.ts';

export interface DemoRelation {
  readonly stock_code: string;
  readonly relation: 'alternate' | 'related' | 'pack_options';
  readonly other_stock_code: string;
  readonly position: number;
}

const mostAlternates = 4;
const mostOfRole = 2;

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

/** A washer has no thread: M16 fits coarse and fine alike; everything else goes by size and thread. */
const mateKey = (role: Role, size: string, thread: string) =>
  role === 'washer' ? `${role} ${size}` : `${role} ${size} ${role === 'adhesive' ? '' : thread}`;

/** Same finish and material first, then what is asked for most. */
function fitness(part: DemoPart, other: DemoPart): number {
  const a = part.candidate.treatment;
  const b = other.candidate.treatment;
  return (a.material === b.material ? 4 : 0) + (a.finish === b.finish ? 4 : 0) + other.candidate.demand;
}

/** The `count` fittest others, fittest first, ties by code: one pass, for this runs for every part. */
function fittest(part: DemoPart, group: readonly DemoPart[] | undefined, count: number): DemoPart[] {
  const best: { other: DemoPart; fit: number }[] = [];
  for (const other of group ?? []) {
    if (other === part) continue;
    const fit = fitness(part, other);
    const last = best[best.length - 1];
    if (best.length === count && last && fit <= last.fit) continue;
    const place = best.findIndex((entry) => fit > entry.fit);
    best.splice(place < 0 ? best.length : place, 0, { other, fit });
    if (best.length > count) best.pop();
  }
  return best.map((entry) => entry.other);
}

/** Alternates (same shape), related (what it is bought with) and pack options, all of them codes of the catalogue. */
export function relationsOf(parts: readonly DemoPart[]): DemoRelation[] {
  const sound = parts.filter((part) => !part.discontinued && part.superseded_by === null);
  const alike = groupBy(sound, (part) => likenessOf(part.candidate));
  const forms = groupBy(sound, (part) => part.candidate.base);
  const mates = groupBy(
    sound.filter((part) => part.candidate.form === ''),
    ({ candidate: { family, shape } }) => mateKey(family.role, shape.size, shape.thread),
  );
  // Bolts of one size can be hundreds: only the most wanted of each can be anybody's mate.
  for (const [key, group] of mates) {
    group.sort((a, b) => b.candidate.demand - a.candidate.demand || a.part_id - b.part_id);
    mates.set(key, group.slice(0, 24));
  }
  const rows: DemoRelation[] = [];
  for (const part of parts) {
    const { family, shape, base } = part.candidate;
    const add = (relation: DemoRelation['relation'], others: readonly DemoPart[]) => {
      others.forEach((other, position) => {
        rows.push({ stock_code: part.stock_code, relation, other_stock_code: other.stock_code, position });
      });
    };
    add('alternate', fittest(part, alike.get(likenessOf(part.candidate)), mostAlternates));
    add(
      'related',
      family.mates.flatMap((role) => fittest(part, mates.get(mateKey(role, shape.size, shape.thread)), mostOfRole)),
    );
    add('pack_options', fittest(part, forms.get(base), 2));
  }
  return rows;
}
