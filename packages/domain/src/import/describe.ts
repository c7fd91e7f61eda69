import type { SearchIndex } from '../catalogue/search-index.ts';
import { hasWord, rowsWithWords } from '../catalogue/search-words.ts';
import { meantWords } from '../catalogue/spelling.ts';
import { tokensOf } from '../catalogue/tokens.ts';
import { similarCodes } from './similar-codes.ts';

export interface DescriptionHit {
  /** Best first. */
  readonly rows: readonly number[];
  /** Words that no part has together with the rest: empty when all were found. */
  readonly missing: readonly string[];
  /** A size and a length, or a size of what has no length: enough to tell one part. */
  readonly telling: boolean;
  /** The text is a code but for one mistake. */
  readonly near: boolean;
}

const shorter: Readonly<Record<string, readonly string[]>> = {
  galv: ['galvanised'],
  galvanized: ['galvanised'],
  hdg: ['hot', 'dip', 'galvanised'],
  zp: ['zinc'],
  znp: ['zinc'],
  ss: ['stainless'],
  blk: ['black'],
  hex: ['hex'],
  hexagon: ['hex'],
  skt: ['socket'],
  soc: ['socket'],
  shcs: ['socket', 'cap', 'screw'],
  csk: ['countersunk'],
  btn: ['button'],
  wshr: ['washer'],
  wash: ['washer'],
  nyloc: ['nylon'],
  allthread: ['threaded', 'rod'],
  gr: [],
  grade: [],
  class: [],
  hd: ['head'],
};
const filler = new Set([
  'x',
  'of',
  'the',
  'and',
  'with',
  'a',
  'an',
  'for',
  'in',
  'pcs',
  'pc',
  'ea',
  'each',
  'off',
  'no',
  'size',
  'long',
  'lg',
  'type',
  'mm',
  'please',
  'need',
  'we',
  'i',
  'some',
  'qty',
  'to',
  'also',
]);
const looked = 60;
const mostWords = 10;
const meant = new WeakMap<object, Map<string, readonly string[]>>();

/** Words of the catalogue for one that was written; none where it has no such word. */
function wordsFor(index: SearchIndex, word: string): readonly string[] | null {
  const kept = meant.get(index.words) ?? new Map<string, readonly string[]>();
  meant.set(index.words, kept);
  const known = kept.get(word);
  if (known) return known.length === 0 ? null : known;
  const singular = word.replace(/(?<=\p{L}{3})e?s$/u, '');
  const long = shorter[word]?.filter((each) => hasWord(index, each));
  const one = word.replace(/(?<=\p{L}{2})s$/u, '');
  const choices = [
    hasWord(index, word) ? [word] : null,
    hasWord(index, one) ? [one] : null,
    hasWord(index, singular) ? [singular] : null,
  ];
  const [direct] = choices.filter((each) => each !== null);
  const found = long && long.length > 0 ? long : (direct ?? meantWords(index, word).slice(0, 1));
  kept.set(word, found);
  return found.length === 0 ? null : found;
}

const hasFigure = (word: string) => /\d/.test(word);

/** Rows that hold every figure whole, not as the beginning of another: 50 is not 500. */
function exactFigures(index: SearchIndex, rows: readonly number[], figures: readonly string[]): number[] {
  if (figures.length === 0) return [...rows];
  return rows.filter((row) => {
    const { description, size, length, thread, spec } = index.list.factsAt(row);
    const tokens = new Set(
      tokensOf(`${description} ${size} ${length} ${thread} ${spec}`, true).map((token) => token.text),
    );
    return figures.every((figure) => tokens.has(figure));
  });
}

/**
 * Parts that a description fits (IMP-06): its size, length, head, grade and finish as words of the catalogue, abbreviations and
 * typing mistakes forgiven. Where nothing has all of them, words are left out one by one, figures never before words.
 */
export function findDescription(index: SearchIndex, text: string): DescriptionHit {
  const similar = /\s/.test(text.trim()) ? [] : similarCodes(index, text, 3);
  if (similar.length > 0) return { rows: similar, missing: [], telling: false, near: true };
  const written = [...new Set(tokensOf(index.mutate(text.slice(0, 200)), true).map((token) => token.text))]
    .filter((word) => !filler.has(word))
    .slice(0, mostWords);
  const missing: string[] = [];
  const known = written.flatMap((word) => {
    const words = Object.hasOwn(shorter, word) && shorter[word]?.length === 0 ? [] : wordsFor(index, word);
    if (words === null) missing.push(word);
    return (words ?? []).map((each) => ({ word, each }));
  });
  const figures = known.filter(({ each }) => hasFigure(each));
  const sized = figures.some(({ each }) => /^m\d|\/|"|^#/.test(each));
  const telling = sized && (figures.length > 1 || known.length > figures.length + 1);
  const tryWords = (kept: typeof known): number[] => {
    if (kept.length === 0) return [];
    const rows = rowsWithWords(
      index,
      kept.map(({ each }) => each),
      looked,
    );
    return exactFigures(
      index,
      rows,
      kept.flatMap(({ each }) => (hasFigure(each) ? [each] : [])),
    );
  };
  const all = tryWords(known);
  if (all.length > 0) return { rows: all, missing, telling: telling && missing.length === 0, near: false };
  // The words at the end say least: finish and remarks stand after kind and size.
  const plain = known.filter(({ each }) => !hasFigure(each));
  for (const dropped of [...plain].reverse()) {
    const rows = tryWords(known.filter((each) => each !== dropped));
    if (rows.length > 0) return { rows, missing: [...missing, dropped.word], telling: false, near: false };
  }
  if (plain.length > 2) {
    const [first] = plain;
    const kept = known.filter((each) => hasFigure(each.each) || each === first);
    const rows = tryWords(kept);
    const without = known.filter((each) => !kept.includes(each)).map(({ word }) => word);
    if (rows.length > 0) return { rows, missing: [...missing, ...without], telling: false, near: false };
  }
  const least = figures.length > 1 && plain.length > 0 ? figures.at(-1) : undefined;
  const rows = least ? tryWords(known.filter((each) => each !== least)) : [];
  return { rows, missing: least ? [...missing, least.word] : missing, telling: false, near: false };
}
