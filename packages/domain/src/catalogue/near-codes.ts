import { nearCodeMessages as messages } from '../messages/near-codes.ts';
import { lowerBound, plainCode, sortCodes } from './codes.ts';
import type { SearchIndex } from './search-index.ts';
import type { StockList } from './stock-list.ts';
import { type NearCode, partFlags } from './types.ts';

/** Characters that are easily confused; each maps to the representative of its group. */
const alike: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' };
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const maxCodeLength = 40;

const fold = (code: string): string => code.replace(/[OQILSBZ]/g, (letter) => alike[letter] ?? letter);

/** Returns `the last 0`, `the first 0`, `the 2nd 0` or `the 0` for the character of `code` at `place`. */
function whichOne(code: string, place: number): string {
  const character = code[place] ?? '';
  const places = [...code].flatMap((each, i) => (each === character ? [i] : []));
  const nth = places.indexOf(place);
  if (places.length === 1) return messages.the(character);
  if (nth === places.length - 1) return messages.theLast(character);
  return nth === 0 ? messages.theFirst(character) : messages.theNth(nth + 1, character);
}

/** Explains the difference between a typed code and a real one, both without punctuation. */
function reasonOf(typed: string, code: string): string {
  if (typed === code) return messages.punctuation;
  if (typed.length === code.length) {
    const wrong = [...code].flatMap((character, i) => (character === typed[i] ? [] : [i]));
    const [first = 0, second] = wrong;
    const lookAlike = wrong.every((i) => fold(code[i] ?? '') === fold(typed[i] ?? ''));
    if (wrong.length === 1) {
      return (lookAlike ? messages.typedAs : messages.isNot)(whichOne(code, first), typed[first] ?? '');
    }
    if (wrong.length === 2 && !lookAlike && second === first + 1) {
      return messages.swapped(code[first] ?? '', code[second] ?? '');
    }
    const same = wrong.every((i) => code[i] === code[first] && typed[i] === typed[first]);
    return same ? messages.repeated(wrong.length, code[first] ?? '', typed[first] ?? '') : messages.alike(wrong.length);
  }
  let place = 0;
  while (place < code.length && code[place] === typed[place]) place += 1;
  return typed.length < code.length ? messages.missing(code[place] ?? '') : messages.tooMany(typed[place] ?? '');
}

function* oneEditAway(key: string): Generator<string> {
  for (let i = 0; i + 1 < key.length; i += 1) {
    if (key[i] !== key[i + 1]) yield `${key.slice(0, i)}${key[i + 1]}${key[i]}${key.slice(i + 2)}`;
  }
  for (let i = 0; i < key.length; i += 1) {
    for (const character of alphabet) {
      if (character !== key[i]) yield `${key.slice(0, i)}${character}${key.slice(i + 1)}`;
    }
  }
  for (let i = 0; i < key.length; i += 1) yield `${key.slice(0, i)}${key.slice(i + 1)}`;
  for (let i = 0; i <= key.length; i += 1) {
    for (const character of alphabet) yield `${key.slice(0, i)}${character}${key.slice(i)}`;
  }
}

/** Returns every reading of a code's look-alike characters, fewest changes first, at most 512. */
function readings(key: string): string[] {
  const groups: Readonly<Record<string, string>> = { '0': '0OQ', '1': '1IL', '5': '5S', '8': '8B', '2': '2Z' };
  let found = [''];
  for (const character of key) {
    const others = groups[fold(character)] ?? character;
    found = found.flatMap((start) =>
      found.length > 512 ? [start + character] : [...new Set([character, ...others])].map((other) => start + other),
    );
  }
  const changes = (reading: string): number => [...reading].filter((character, i) => character !== key[i]).length;
  return found
    .filter((reading) => reading !== key)
    .sort((a, b) => changes(a) - changes(b))
    .slice(0, 512);
}

/** The parts of a search index that `nearCodes` needs. */
export type CodeIndex = Pick<SearchIndex, 'list' | 'plainCodes'>;

/** Builds an index of the codes only, which is much faster than a full search index. */
export function buildCodeIndex(list: StockList): CodeIndex {
  return { list, plainCodes: sortCodes(list.stock_code.map(plainCode)) };
}

/**
 * Returns codes similar to one that does not exist (LINE-06), each with the reason. Order: look-alike characters, two swapped characters,
 * one wrong, one extra, one missing; discontinued parts last.
 */
export function nearCodes(index: CodeIndex, text: string, limit: number): NearCode[] {
  const key = plainCode(text).slice(0, maxCodeLength);
  if (key.length < 3) return [];
  const { list, plainCodes } = index;
  const good: NearCode[] = [];
  const gone: NearCode[] = [];
  const seen = new Set<number>();
  const consider = (candidate: string): void => {
    for (let i = lowerBound(plainCodes.keys, candidate); plainCodes.keys[i] === candidate; i += 1) {
      const row = plainCodes.values[i] ?? 0;
      if (seen.has(row)) continue;
      seen.add(row);
      const near = {
        stock_code: list.stock_code[row] ?? '',
        description: list.description[row] ?? '',
        why: reasonOf(key, candidate),
      };
      const discontinued = ((list.columns.flags[row] ?? 0) & partFlags.discontinued) !== 0;
      (discontinued ? gone : good).push(near);
    }
  };
  consider(key);
  for (const candidate of readings(key)) consider(candidate);
  for (const candidate of oneEditAway(key)) {
    if (good.length >= limit) break;
    consider(candidate);
  }
  return [...good, ...gone].slice(0, limit);
}
