import { readFastener } from '../fasteners/read-fastener.ts';
import type { FastenerReading } from '../fasteners/types.ts';
import type { SearchIndex } from './search-index.ts';
import { hasWord } from './search-words.ts';

/** A text as the one grammar reads it, with the catalogue's own words left as they are. */
export function readSearch(index: SearchIndex, text: string, typing = false): FastenerReading {
  return readFastener(text, { typing, inCatalogue: (word) => hasWord(index, word) });
}
