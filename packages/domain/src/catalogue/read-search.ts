import { readFastener } from '../fasteners/read-fastener.ts';
import type { FastenerReading } from '../fasteners/types.ts';
import type { SearchIndex } from './search-index.ts';
import { hasWord } from './search-words.ts';

/** Reads a text with the fastener grammar; words of the catalogue are not corrected. */
export function readSearch(index: SearchIndex, text: string, typing = false): FastenerReading {
  return readFastener(text, { typing, inCatalogue: (word) => hasWord(index, word) });
}
