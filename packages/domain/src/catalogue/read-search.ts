import { type ReadOptions, readFastener } from '../fasteners/read-fastener.ts';
import type { FastenerReading } from '../fasteners/types.ts';
import type { SearchIndex } from './search-index.ts';
import { hasWord } from './search-words.ts';
import { withoutSetCounts } from './set-counts.ts';

/** Reads a text with the fastener grammar; words of the catalogue are not corrected, and counts within a set are left out. */
export function readSearch(
  index: SearchIndex,
  text: string,
  options: Pick<ReadOptions, 'typing' | 'quantity'> = {},
): FastenerReading {
  return readFastener(withoutSetCounts(text), {
    ...options,
    tables: index.parts.lexicon.tables,
    inCatalogue: (word) => hasWord(index, word),
  });
}
