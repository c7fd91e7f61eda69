import { matingProblems } from '../fasteners/mating.ts';
import type { FastenerItem, FastenerReading, Role } from '../fasteners/types.ts';
import { type FoundItem, findParts } from './find-parts.ts';
import type { SearchIndex } from './search-index.ts';
import { setCountOf } from './set-counts.ts';

/** One part of a set. */
export interface SetPart {
  readonly stock_code: string;
  /** Pieces that one set takes. */
  readonly quantity: number;
}

/** Parts that the others are chosen to fit. */
const carriers: ReadonlySet<Role | null> = new Set<Role>(['male', 'rod', 'anchor']);
/** How many of the best bolts are tried to find one with a fitting part of each other family. */
const mostTried = 12;
const mostExamined = 200;

const roleAt = ({ parts }: SearchIndex, row: number): Role | null => parts.kinds[parts.kind[row] ?? -1]?.role ?? null;

function fits(index: SearchIndex, row: number, other: number): boolean {
  const { list } = index;
  return matingProblems(list.factsAt(row), roleAt(index, row), list.factsAt(other), roleAt(index, other)).length === 0;
}

/** Rows of an item in the size of the part that it has to fit, those of the same finish first. */
function mates(index: SearchIndex, reading: FastenerReading, item: FastenerItem, row: number): readonly number[] {
  const { list, parts } = index;
  const { mm = 0, system = null, text = '' } = parts.sizes[parts.size[row] ?? -1] ?? {};
  if (system === null) return [];
  const size = item.size ?? { start: 0, end: 0, mm, system, text, confidence: 1 };
  const [found] = findParts(index, { ...reading, items: [{ ...item, size }] }, { limit: mostExamined, typing: false });
  const finish = list.columns.finish[row];
  const other = (each: number) => Number(list.columns.finish[each] !== finish);
  return (found?.parts ?? []).filter((each) => each !== row).toSorted((a, b) => other(a) - other(b));
}

/**
 * Returns the best parts that fit each other, one of each requested family and in the order of the text: a nut by size, thread, class and
 * finish of its bolt, a washer also by hardness. `text` is the search as typed, which may count nuts and washers. Empty unless the text names
 * two families or more and we sell such parts.
 */
export function matchingSet(
  index: SearchIndex,
  reading: FastenerReading,
  found: readonly FoundItem[],
  text: string,
): readonly SetPart[] {
  if (found.length < 2) return [];
  const main = found.find(({ item }) => carriers.has(item.role)) ?? found[0];
  const others = found.filter((each) => each !== main);
  for (const row of main?.parts.slice(0, mostTried) ?? []) {
    const chosen = new Map<FoundItem, number>();
    if (main) chosen.set(main, row);
    for (const each of others) {
      const mate = mates(index, reading, each.item, row).find((candidate) =>
        [...chosen.values()].every((one) => fits(index, one, candidate)),
      );
      if (mate === undefined) break;
      chosen.set(each, mate);
    }
    if (chosen.size < found.length) continue;
    return found.flatMap((each) => {
      const part = chosen.get(each);
      return part === undefined
        ? []
        : [{ stock_code: index.list.stock_code[part] ?? '', quantity: setCountOf(text, each.item.role) }];
    });
  }
  return [];
}
