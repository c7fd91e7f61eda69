import { partFamilyMessages } from '../messages/part-families.ts';

/** A family of parts: one product category with its size range and main kinds. */
export interface Family {
  readonly name: string;
  readonly count: number;
  /** `M3 to M64` */
  readonly sizes: string;
  /** `Cap, button, set` */
  readonly kinds: string;
}

/** The number of parts that share a category, type and size. */
export interface FamilyGroup {
  readonly product_category: string;
  readonly product_type: string;
  readonly size: string;
  readonly count: number;
}

interface Counted {
  readonly value: string;
  readonly count: number;
}

const present = (counts: readonly Counted[]) => counts.filter((each) => each.count > 0 && each.value !== '');
const byNumber = new Intl.Collator('en', { numeric: true });
const byCount = (a: Counted, b: Counted) => b.count - a.count || byNumber.compare(a.value, b.value);

/** Returns the smallest to the largest metric size, such as `M3 to M64`; of all sizes if none is metric. */
export function sizeRange(counts: readonly Counted[]): string {
  const all = present(counts).map((each) => each.value);
  const metric = all.filter((value) => /^M\d/.test(value));
  const sorted = (metric.length > 0 ? metric : all).sort(byNumber.compare);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? first : partFamilyMessages.sizes(first, last);
}

/** Returns the three most frequent types, leaving out the one with the family's own name. */
export function mainKinds(counts: readonly Counted[], family: string): string {
  const names = [...present(counts)].sort(byCount).map((each) => each.value);
  const others = names.filter((name) => name.toLowerCase() !== family.toLowerCase());
  return others.slice(0, 3).join(', ');
}

/** Returns the categories with the most parts. */
export function largestFamilies(counts: readonly Counted[], limit: number): readonly Counted[] {
  return [...present(counts)].sort(byCount).slice(0, limit);
}

function countBy(groups: readonly FamilyGroup[], key: 'product_category' | 'product_type' | 'size'): Counted[] {
  const counts = new Map<string, number>();
  for (const group of groups) counts.set(group[key], (counts.get(group[key]) ?? 0) + group.count);
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** Returns the largest families of a catalogue, from the counts of its groups. */
export function familiesOf(groups: readonly FamilyGroup[], limit: number): readonly Family[] {
  return largestFamilies(countBy(groups, 'product_category'), limit).map(({ value, count }) => {
    const inside = groups.filter((group) => group.product_category === value);
    return {
      name: value,
      count,
      sizes: sizeRange(countBy(inside, 'size')),
      kinds: mainKinds(countBy(inside, 'product_type'), value),
    };
  });
}
