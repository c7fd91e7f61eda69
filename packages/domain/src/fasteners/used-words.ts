import type { PhrasesRead } from './fastener-items.ts';
import type { TradeWord } from './read-words.ts';
import { isFiller, type Lexicon } from './tables.ts';
import type { FastenerItem, FastenerReading } from './types.ts';

/** Kinds of resin: they name a cartridge together with `anchor`, and choose among cartridges. */
const resins: ReadonlySet<string> = new Set(['epoxy', 'polyester', 'vinylester']);

type KnownWord = FastenerReading['known'][number] & { readonly meant: string };

/** The words of the tables and what each one says. */
export function knownWords(
  lexicon: Lexicon,
  words: readonly TradeWord[],
  { finishes, grades, usedWords }: PhrasesRead,
): readonly KnownWord[] {
  const says = (word: string): KnownWord['says'] => {
    if (finishes.some(({ words: each }) => each.includes(word))) return 'finish';
    if (grades.some(({ words: each }) => each.includes(word))) return 'grade';
    if (usedWords.has(word)) return 'family';
    return lexicon.features.some(({ words: each }) => each.includes(word)) ? 'feature' : 'family';
  };
  return words
    .filter(({ word }) => word !== 'head' && word !== 'and' && word !== 'with')
    .map(({ word, start, end, typed }) => ({ text: typed, meant: word, start, end, says: says(word) }));
}

/** Known words that decided neither a family nor a feature, grade or finish. */
export function unusedWords(
  lexicon: Lexicon,
  known: readonly KnownWord[],
  items: readonly FastenerItem[],
  usedWords: ReadonlySet<string>,
): FastenerReading['unused'] {
  const described = new Set(items.flatMap(({ features }) => features));
  const inWordsOf = (ids: readonly string[], word: string): boolean =>
    ids.some((id) => lexicon.family.get(id)?.words.some((phrase) => phrase.split(' ').includes(word)));
  return known.flatMap(({ text, meant, start, end, says }) => {
    const decides =
      (says !== 'family' && says !== 'feature') ||
      (usedWords.has(meant) && !resins.has(meant)) ||
      lexicon.features.some(({ record, words }) => described.has(record.id) && words.includes(meant));
    const inName = items.some(({ families }) => inWordsOf(families.slice(0, 1), meant));
    // `thin lock nut`: a name of another family that the words may mean.
    const inAnother = !inName && items.some(({ families }) => inWordsOf(families, meant));
    return decides || inAnother || isFiller(meant) || isFiller(text) ? [] : [{ text, meant, start, end, inName }];
  });
}

/** 0 to 1: the share of letters and figures that were understood; lower where the family is one of several or the length is a guess. */
export function confidenceOf(
  text: string,
  {
    items,
    unknown,
    unused,
    hasGuess,
  }: Pick<FastenerReading, 'items' | 'unknown' | 'unused'> & { readonly hasGuess: boolean },
): number {
  const written = text.replace(/[^\p{L}\p{N}]+/gu, '').length || 1;
  const lost = [...unknown, ...unused.filter(({ inName }) => !inName)]
    .filter(({ text: word }) => !isFiller(word))
    .reduce((sum, { start, end }) => sum + end - start, 0);
  const clear = items.every(({ families, named }) => families.length > 0 && named <= 1) ? 1 : 0.7;
  return Math.max(0, (1 - lost / written) * clear * (hasGuess ? 0.7 : 1));
}
