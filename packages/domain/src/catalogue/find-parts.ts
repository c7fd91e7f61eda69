import { gauged } from '../fasteners/gauged.ts';
import type { FastenerItem, FastenerReading, Role } from '../fasteners/types.ts';
import { best } from './best-rows.ts';
import { anyOf, hasSize, scoresOf, weights } from './part-scores.ts';
import { addScores, maxWords, possibleScore, rankEquals, type WordsFound } from './row-scores.ts';
import type { SearchIndex } from './search-index.ts';
import { hasWord, rowsOfWord } from './search-words.ts';
import { meantWords } from './spelling.ts';

/** More families than this come from a general word, such as `screw`, which names none in particular. */
const maxNamedFamilies = 9;
/** Most steps from a family that is not sold to a nearest one that is. Families further away are too different. */
const maxNearestSteps = 4;
/**
 * Points that the best part may lack and still match everything: half of a thread's series, where a part does not state it. Half of a feature
 * and a quarter of a class, which parts leave out as well, are less. The tenth covers the rounding of 32-bit sums.
 */
const maxUnstated = weights.series / 2 + 0.1;

export interface FoundItem {
  readonly item: FastenerItem;
  /** Rows, best first. */
  readonly parts: readonly number[];
  /** Words that match no part. */
  readonly setAside: readonly string[];
  /** The requested family, if it is not sold; the parts are then of the nearest family. */
  readonly notSold: string | null;
  /** The requested family is sold, but not in this size; the parts are of a similar family that has the size. */
  readonly notInSize: string | null;
  /** The family is sold, but neither it nor a similar family has the requested size. */
  readonly sizeNotSold: boolean;
  /** The best parts match everything in the request. */
  readonly complete: boolean;
  /** Number of rows that match as well as the first. */
  readonly equals: number;
}

/** Returns the families to search: the named ones, or the nearest that is sold if none of them is. */
function soldFamilies(
  index: SearchIndex,
  families: readonly string[],
): { families: readonly string[]; notSold: string | null } {
  const { sold } = index.parts;
  const [first] = families;
  if (first === undefined) return { families, notSold: null };
  const { family } = index.parts.lexicon;
  if (families.length > maxNamedFamilies || sold.has(first)) return { families, notSold: null };
  const rest = families.filter((id) => sold.has(id));
  const near: string[] = [];
  let next = family.get(first)?.nearest;
  for (let i = 0; i < maxNearestSteps && next !== undefined; i += 1) {
    if (sold.has(next)) near.push(next);
    next = family.get(next)?.nearest;
  }
  const known = [...new Set([...rest, ...near])];
  if (known.length > 0) return { families: known, notSold: first };
  const role = family.get(first)?.role;
  if (role === 'tool') return { families: [], notSold: first };
  return { families: [...sold].filter((id) => family.get(id)?.role === role), notSold: first };
}

/** Looks up words that are not in the grammar's tables in the catalogue: whole, as a prefix, or misspelt. */
function wordsFound(index: SearchIndex, reading: FastenerReading): WordsFound {
  const setAside: string[] = [];
  let counts: Uint8Array | null = null;
  let used = 0;
  const looked = [
    ...reading.unknown.map(({ text }) => ({ text, inName: false, maybeMisspelt: true })),
    ...reading.unused.map(({ text, inName }) => ({ text, inName, maybeMisspelt: false })),
  ];
  for (const { text, inName, maybeMisspelt } of looked.slice(0, maxWords)) {
    const meant = hasWord(index, text) ? [text] : maybeMisspelt ? meantWords(index, text).slice(0, 1) : [];
    if (meant.length === 0 && inName) continue;
    const [word] = meant;
    if (word === undefined) {
      setAside.push(text);
      continue;
    }
    counts ??= new Uint8Array(index.list.count);
    const bit = 1 << used;
    used += 1;
    const rows = rowsOfWord(index, word);
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i] ?? 0;
      counts[row] = (counts[row] ?? 0) | bit;
    }
  }
  return { counts, used, setAside };
}

export interface FindOptions {
  readonly limit: number;
  /** The user may still be typing: the last number or word may be incomplete. */
  readonly typing: boolean;
}

/** Finds parts for each item of a reading; the nearest parts if none matches everything. */
export function findParts(index: SearchIndex, reading: FastenerReading, options: FindOptions): FoundItem[] {
  const words = wordsFound(index, reading);
  return reading.items.map((item) => {
    const found = withoutUnsoldMaterial(index, findItem(index, reading, item, words, options));
    const [first] = found.parts;
    if (item.size === null || item.role === null || first === undefined) return found;
    if (isOtherThread(index, item, first)) return { ...found, sizeNotSold: true, complete: false };
    if (hasSize(index, item, first, options.typing)) return found;
    // An external ring does not replace an internal one, and a roll pin does not replace a split pin of nearly the same diameter.
    const [family = ''] = item.families;
    // A wood screw of 5 mm is near one of 10 gauge, and a U-bolt must fit its pipe.
    const ownSizes = gauged.has(family) || (family === 'u_bolt' && item.dimensions.length > 0);
    if ((ownSizes || index.parts.lexicon.family.get(family)?.unthreaded) && found.notSold === null)
      return { ...found, sizeNotSold: true, complete: false };
    // The family does not have this size: prefer another family of the same role over another size.
    const alike = index.parts.lexicon.tables.families.filter(({ role }) => role === item.role).map(({ id }) => id);
    const wider = { ...item, families: [...new Set([...item.families, ...alike])], named: 0 };
    const other = findItem(index, reading, wider, words, options);
    const [next] = other.parts;
    const none = next === undefined || !hasSize(index, item, next, options.typing);
    // No similar family has the size either: return the nearest sizes of the requested family.
    if (none) return { ...found, sizeNotSold: true, complete: false };
    if (found.notSold !== null) return { ...other, item, notSold: found.notSold, complete: false };
    const parts = interleaved(item.role, found.parts, other.parts, options.limit);
    return { ...other, item, parts, notSold: null, notInSize: item.families[0] ?? null, complete: false };
  });
}

/**
 * Alternates the nearest sizes of the requested family with similar families in the requested size. A nut or washer must fit an existing
 * thread, so only parts in its size are listed.
 */
function interleaved(role: Role, family: readonly number[], size: readonly number[], limit: number): readonly number[] {
  if (role === 'nut' || role === 'washer') return size;
  const turns = Array.from({ length: Math.max(family.length, size.length) }, (_, i) => [family[i], size[i]]).flat();
  return [...new Set(turns.filter((row) => row !== undefined))].slice(0, limit);
}

/** A British thread is never replaced by a unified one of the same diameter without saying so. */
function isOtherThread({ parts, list }: SearchIndex, { thread: { series } }: FastenerItem, row: number): boolean {
  if (series !== 'BSW' && series !== 'BSF') return false;
  return parts.threads[list.columns.thread[row] ?? 0]?.series !== series;
}

/** Rows of a family that hold the pipe, if any does: its bore matters more than the thread of the U-bolt. */
function rowsForPipe({ list }: SearchIndex, { families, dimensions }: FastenerItem, rows: Int32Array): Int32Array {
  if (families[0] !== 'u_bolt' || dimensions.length === 0) return rows;
  const fitting = rows.filter((row) => dimensions.some((bore) => list.description[row]?.includes(` ${bore} NB `)));
  return fitting.length > 0 ? fitting : rows;
}

/** Sets aside a material that no part of these families is made of, such as titanium, like a word that matches nothing. */
function withoutUnsoldMaterial({ parts }: SearchIndex, found: FoundItem): FoundItem {
  const { materials } = found.item;
  const [material] = materials;
  if (material === undefined || found.parts.length === 0) return found;
  const has = (row: number) => anyOf(materials, parts.details[parts.detail[row] ?? 0]?.materials ?? []);
  // The best parts have it if any has, because it outweighs class and finish.
  if (found.parts.some(has)) return found;
  const families = new Set(found.parts.map((row) => parts.kinds[parts.kind[row] ?? 0]?.family ?? ''));
  if ([...families].some((id) => parts.rowsOf.get(id)?.some(has))) return found;
  return { ...found, setAside: [...found.setAside, material], complete: false };
}

/** True if the request states nothing that parts could be ranked by. */
const statesNothing = (item: FastenerItem, families: readonly string[], words: WordsFound): boolean =>
  families.length === 0 &&
  item.size === null &&
  words.used === 0 &&
  item.materials.length === 0 &&
  item.strengths.length === 0 &&
  item.finishes.length === 0;

/** Finds the parts for one item: rows of its families, or of the whole catalogue if it names none. */
function findItem(
  index: SearchIndex,
  reading: FastenerReading,
  item: FastenerItem,
  words: WordsFound,
  { limit, typing }: FindOptions,
): FoundItem {
  const { families: given, notSold } = soldFamilies(index, item.families);
  const families =
    item.dimensions.length > 0 && given.includes('flat_washer') ? [...new Set([...given, 'large_washer'])] : given;
  const none = {
    ...{ item, parts: [], setAside: words.setAside, notSold, notInSize: null },
    ...{ sizeNotSold: false, complete: false, equals: 0 },
  };
  if (notSold !== null && families.length === 0) return none;
  if (statesNothing(item, families, words)) return none;

  const atEnd = (end: number | undefined) => typing && end === reading.text.trimEnd().length;
  const begun = atEnd(item.length?.end) || (item.length === null && atEnd(item.size?.end));
  const scores = scoresOf(index, { ...item, families }, families, begun);
  const groups =
    families.length > 0
      ? families.flatMap((id) => index.parts.rowsOf.get(id) ?? []).map((rows) => rowsForPipe(index, item, rows))
      : [index.parts.all];
  const most = addScores(index, groups, scores, words, families.length === 0 && item.size !== null);
  if (most === 0) return none;
  const { count, equals } = rankEquals(index, item, groups, scores, most);
  const possible = possibleScore(item, families, words);
  return {
    item,
    parts: best(index.parts.scratch.rows, index.parts.scratch.keys, count, limit),
    setAside: words.setAside,
    notSold,
    notInSize: null,
    sizeNotSold: false,
    complete: most >= possible - maxUnstated && words.setAside.length === 0 && notSold === null,
    equals,
  };
}
