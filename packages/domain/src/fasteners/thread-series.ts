import { oneOf, sequence } from './patterns.ts';
import type { ThreadReading } from './types.ts';

/** Series of inch threads by the words for them. */
const seriesOfWord: ReadonlyMap<string, ThreadReading['series']> = new Map([
  ['unc', 'UNC'],
  ['nc', 'UNC'],
  ['unf', 'UNF'],
  ['nf', 'UNF'],
  ['unef', 'UNF'],
  ['bsf', 'BSF'],
  ['bsw', 'BSW'],
  ['whit', 'BSW'],
  ['whitworth', 'BSW'],
  ['w', 'BSW'],
]);
const words = [...seriesOfWord.keys()];
/** A length may follow directly: `1/2 uncx2`. */
const wordEnd = /(?![a-wyz0-9]|x\D)/;

/** `UNC`, `Whitworth` and `W` behind a size. */
export const threadSeries = sequence(oneOf(words), wordEnd);
/** The same anywhere in a text, where `w` may be short for washer. */
export const seriesAlone = new RegExp(
  sequence(/(?<![a-z0-9])/, `(${oneOf(words.filter((word) => word !== 'w'))})`, wordEnd),
);

/** The series that a word names, or null. */
export const seriesOf = (word: string): ThreadReading['series'] => seriesOfWord.get(word) ?? null;
