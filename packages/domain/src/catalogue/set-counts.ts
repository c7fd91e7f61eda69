import type { Role } from '../fasteners/types.ts';

const counts: Readonly<Record<string, number>> = { two: 2, double: 2, three: 3 };
/** `bolt, nut and 2 flat washers`: a small number between a family or a conjunction and a nut or washer. */
const counted =
  /((?:\b(?:and|with|plus|bolts?|screws?|studs?|rods?|nuts?|washers?)|[&+])\s*,?\s+|,\s*)([2-4]|two|double|three)\s+((?:[a-z]+\s+){0,2}?(nut|nyloc|washer)s?\b)/gi;

/** Blanks the counts of nuts and washers in a set, so that they are not read as lengths. The positions of all other words stay. */
export const withoutSetCounts = (text: string): string =>
  text.replace(counted, (match: string, before: string, _count: string, item: string) =>
    [before, ' '.repeat(match.length - before.length - item.length), item].join(''),
  );

/** Returns how many nuts or washers one set takes, as the text says; otherwise 1. */
export function setCountOf(text: string, role: Role | null): number {
  for (const [, , count = '', , noun = ''] of text.matchAll(counted)) {
    const of = noun.toLowerCase() === 'washer' ? 'washer' : 'nut';
    if (of === role) return counts[count.toLowerCase()] ?? Number(count);
  }
  return 1;
}
