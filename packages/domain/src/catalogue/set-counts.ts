import { captured, either, oneOf, sequence } from '../fasteners/patterns.ts';
import type { Role } from '../fasteners/types.ts';

const counts: Readonly<Record<string, number>> = { two: 2, double: 2, three: 3, '2': 2, '3': 3, '4': 4 };
/** A count of nuts stands behind one of these: `bolt 2 nuts`, `with 2 washers`. */
const wordsBefore = [
  ...['and', 'with', 'plus'],
  ...['bolt', 'bolts', 'screw', 'screws', 'stud', 'studs', 'rod', 'rods', 'nut', 'nuts', 'washer', 'washers'],
] as const;
/** `bolt `, `and `, `& `, `bolt, ` or a comma. */
const before = either(sequence(either(sequence(/\b/, oneOf(wordsBefore)), /[&+]/), /(?:\s+|\s*,\s+)/), /,\s*/);
/** `flat washers`, `hex half nuts`, `nylocs`: up to two words may say which. */
const item = sequence(/(?:[a-z]+\s+){0,2}?/, captured('noun', oneOf(['nut', 'nyloc', 'washer'])), /s?\b/);
/** `bolt, nut and 2 flat washers`: a small number between a family or a conjunction and a nut or washer. */
const counted = new RegExp(
  sequence(
    captured('before', before),
    sequence(captured('count', oneOf(Object.keys(counts))), /\s+/),
    captured('item', item),
  ),
  'gi',
);

/** Blanks the counts of nuts and washers in a set, so that they are not read as lengths. The positions of all other words stay. */
export const withoutSetCounts = (text: string): string =>
  text.replace(counted, (match: string, words: string, _count: string, item: string) =>
    [words, ' '.repeat(match.length - words.length - item.length), item].join(''),
  );

/** Returns how many nuts or washers one set takes, as the text says; otherwise 1. */
export function setCountOf(text: string, role: Role | null): number {
  for (const { groups } of text.matchAll(counted)) {
    const of = groups?.noun?.toLowerCase() === 'washer' ? 'washer' : 'nut';
    if (of === role) return counts[groups?.count?.toLowerCase() ?? ''] ?? 1;
  }
  return 1;
}
