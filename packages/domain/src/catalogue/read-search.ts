import { type ReadOptions, readFastener } from '../fasteners/read-fastener.ts';
import type { FastenerItem, FastenerReading, LengthReading } from '../fasteners/types.ts';
import { hasSize } from './part-scores.ts';
import type { SearchIndex } from './search-index.ts';
import { hasWord } from './search-words.ts';
import { withoutSetCounts } from './set-counts.ts';

/** Returns the lengths in mm in which the first sold family of an item comes in its size. */
function lengthsSold(index: SearchIndex, item: FastenerItem): Set<number> {
  const { parts, list } = index;
  const family = item.families.find((id) => parts.sold.has(id)) ?? '';
  const lengths = new Set<number>();
  for (const row of parts.rowsOf.get(family) ?? []) {
    const mm = parts.lengths[list.columns.length[row] ?? 0] ?? 0;
    if (mm > 0 && hasSize(index, item, row, false)) lengths.add(mm);
  }
  return lengths;
}

/** Returns whether a length is outside the lengths that are sold. While typing, `5` may still become 50. */
function isNeverSold({ text, mm }: LengthReading, sold: ReadonlySet<number>, typing: boolean): boolean {
  if (sold.size === 0 || (typing && [...sold].some((each) => String(each).startsWith(text)))) return false;
  return mm < Math.min(...sold) || mm > Math.max(...sold);
}

/** `10mm dynabolt 30`: the number without a unit was taken for the length, but no part is that short, so it is the quantity. */
function withoutUnsoldLength(index: SearchIndex, reading: FastenerReading, typing: boolean): FastenerReading {
  const [item] = reading.items;
  const length = item?.length;
  const isGuess = length?.confidence === 0.5 && Number(length.text) === length.mm && Number.isInteger(length.mm);
  if (!item || !length || !isGuess || reading.quantity !== null || item.size === null) return reading;
  if (!isNeverSold(length, lengthsSold(index, item), typing)) return reading;
  const { start, end, text, mm } = length;
  return {
    ...reading,
    quantity: { start, end, text, amount: mm, unit: '', confidence: 0.6 },
    items: reading.items.map((each) => (each.length?.start === start ? { ...each, length: null } : each)),
    figures: reading.figures.filter((figure) => figure.start !== start),
  };
}

/**
 * Reads a text with the fastener grammar; words of the catalogue are not corrected, counts within a set are left out, and a guessed length
 * that is not sold is the quantity.
 */
export function readSearch(
  index: SearchIndex,
  text: string,
  options: Pick<ReadOptions, 'typing' | 'quantity'> = {},
): FastenerReading {
  const reading = readFastener(withoutSetCounts(text), {
    ...options,
    tables: index.parts.lexicon.tables,
    inCatalogue: (word) => hasWord(index, word),
  });
  return options.quantity === false ? reading : withoutUnsoldLength(index, reading, options.typing === true);
}
