import { misspelt } from './mistakes.ts';
import { isFiller, type Lexicon } from './tables.ts';
import type { BrandRecord, WordReading } from './types.ts';
import type { WorkingText } from './working-text.ts';

/** A trade word found in the text. */
export interface TradeWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly typed: string;
}

export interface WordsRead {
  readonly words: readonly TradeWord[];
  readonly brands: readonly BrandRecord[];
  readonly unknown: readonly WordReading[];
  readonly corrected: readonly WordReading[];
}

/** Shorter words are not corrected; they are too easily taken for a trade word. */
const minLength = 4;

interface Meaning {
  readonly words: readonly string[];
  readonly corrected: boolean;
  readonly brand: BrandRecord | undefined;
}

const known = new WeakMap<Lexicon, Map<string, Meaning | null>>();

/** Yields the possible base forms of a word: itself, and without plural endings. */
function* formsOf(word: string): Generator<string> {
  yield word;
  if (word.length > 3 && word.endsWith('s')) yield word.slice(0, -1);
  if (word.length > 4 && word.endsWith('es')) yield word.slice(0, -2);
  // German plurals: `Hutmuttern`, `Gewindestangen`.
  if (word.length > 7 && word.endsWith('n')) yield word.slice(0, -1);
}

function exact(lexicon: Lexicon, word: string): readonly string[] | null {
  for (const form of formsOf(word)) {
    const alias = lexicon.aliases.get(form);
    if (alias) return alias;
    if (lexicon.vocabulary.has(form)) return [form];
  }
  return null;
}

/** Splits two words written as one: `capscrew`, `springwasher`. */
function joined(lexicon: Lexicon, word: string): readonly string[] | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const first = exact(lexicon, word.slice(0, at));
    if (!first) continue;
    const second = exact(lexicon, word.slice(at));
    if (second) return [...first, ...second];
  }
  return null;
}

function misspelling(lexicon: Lexicon, word: string): readonly string[] | null {
  if (word.length < minLength || !/^[a-z]+$/.test(word)) return null;
  let most = word.length >= 8 ? 2 : 1;
  let found: string | null = null;
  for (const each of [...lexicon.vocabulary, ...lexicon.brands.keys()]) {
    if (each.length < minLength - 1 || (each.length < 5 && each[0] !== word[0])) continue;
    const wrong = misspelt(word, each, most);
    if (wrong > most || (wrong === most && found !== null)) continue;
    found = each;
    most = wrong;
  }
  return found === null ? null : [found];
}

/** Returns what a word means in the trade, or null. Cached, because lists repeat themselves. */
function meaningOf(lexicon: Lexicon, word: string, inCatalogue: (word: string) => boolean): Meaning | null {
  let cache = known.get(lexicon);
  if (!cache) {
    cache = new Map();
    known.set(lexicon, cache);
  }
  const before = cache.get(word);
  if (before !== undefined) return before;
  const plain = exact(lexicon, word);
  let found: Meaning | null = plain ? { words: plain, corrected: false, brand: undefined } : null;
  if (!found && !isFiller(word) && !inCatalogue(word)) {
    const both = joined(lexicon, word);
    // `scews`: the plural of a misspelt word.
    const meant =
      both ?? misspelling(lexicon, word) ?? (word.endsWith('s') ? misspelling(lexicon, word.slice(0, -1)) : null);
    const brand = both ? undefined : lexicon.brands.get(meant?.[0] ?? '');
    found = meant ? { words: brand ? [] : meant, corrected: both === null, brand } : null;
  }
  if (cache.size > 20_000) cache.clear();
  cache.set(word, found);
  return found;
}

const andBetween = /(?:nut|washer)s?\/$/;
const partNext = /^(?:nut|washer|spring|flat|lock|nyloc|star|square)/;
const chunks = /[^\s~,;()[\]{}=:]+/g;

/**
 * Reads the words that are left in a text. `inCatalogue` returns whether a word occurs in the catalogue, so that it is not corrected;
 * `typing` means that the last letter may begin a word.
 */
export function readWords(
  lexicon: Lexicon,
  text: WorkingText,
  inCatalogue: (word: string) => boolean,
  typing = false,
): WordsRead {
  const words: TradeWord[] = [];
  const brands: BrandRecord[] = [];
  const unknown: WordReading[] = [];
  const corrected: WordReading[] = [];
  const read = (typed: string, start: number): boolean => {
    const end = start + typed.length;
    const brand = lexicon.brands.get(typed);
    if (brand) brands.push(brand);
    const meaning = meaningOf(lexicon, typed, inCatalogue);
    if (meaning) {
      for (const word of meaning.words) words.push({ word, start, end, typed });
      if (meaning.brand) brands.push(meaning.brand);
      if (meaning.corrected)
        corrected.push({ text: typed, meant: meaning.brand?.word ?? meaning.words.join(' '), start, end });
    }
    return brand !== undefined || meaning !== null;
  };
  for (const match of text.rest.matchAll(chunks)) {
    const [chunk] = match;
    const trimmed = lexicon.aliases.has(chunk) ? chunk : chunk.replace(/^[^a-z0-9&+#]+|[^a-z0-9&+]+$/g, '');
    if (trimmed === '') continue;
    const start = match.index + chunk.indexOf(trimmed);
    const whole = lexicon.aliases.has(trimmed) || lexicon.brands.has(trimmed) || lexicon.vocabulary.has(trimmed);
    if (whole || !/[^a-z0-9]/.test(trimmed)) {
      if (
        !/^\d+$/.test(trimmed) &&
        !read(trimmed, start) &&
        !isFiller(trimmed) &&
        (trimmed.length > 1 || (typing && start + 1 === text.text.trimEnd().length && /[a-z]/.test(trimmed)))
      ) {
        unknown.push({ text: trimmed, meant: null, start, end: start + trimmed.length });
      }
      continue;
    }
    for (const piece of trimmed.matchAll(
      /(?<![a-z0-9])&(?![a-z0-9])|(?<=[a-z]{3})&(?=[a-z]{3})|(?:[a-z0-9]|&(?![a-z]{3})|(?<![a-z]{3})&)+/g,
    )) {
      const at = start + piece.index;
      // `nuts/washers/spring washers` are three parts.
      if (trimmed[piece.index - 1] === '/' && andBetween.test(trimmed.slice(0, piece.index)) && partNext.test(piece[0]))
        words.push({ word: 'and', start: at - 1, end: at, typed: '/' });
      if (/^\d+$/.test(piece[0]) || read(piece[0], at) || isFiller(piece[0]) || piece[0].length < 2) continue;
      unknown.push({ text: piece[0], meant: null, start: at, end: at + piece[0].length });
    }
  }
  return { words, brands, unknown, corrected };
}
