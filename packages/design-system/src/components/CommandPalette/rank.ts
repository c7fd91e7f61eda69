/** Matched ranges of a text: from, to. */
export type TextRanges = readonly (readonly [from: number, to: number])[];

export interface Match {
  /** Higher is better. */
  readonly score: number;
  readonly ranges: TextRanges;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII, which has nothing to fold but case
const plain = /^[\u0000-\u007f]*$/;
const fold = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** Folds case and accents without changing the length, so that positions stay valid. */
const foldInPlace = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : [...text].map((letter) => (fold(letter) || letter).slice(0, letter.length).padEnd(letter.length)).join('');
const isWordStart = (text: string, at: number): boolean => at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));

/** The best position of a word in a text. The start of a word is better than the middle. */
function placeOf(text: string, word: string): number {
  let inside = -1;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isWordStart(text, at)) return at;
    if (inside < 0) inside = at;
  }
  return inside;
}

/** Matches the letters of a word in order with gaps, preferring starts of words. */
function scattered(text: string, word: string): Match | null {
  const ranges: [number, number][] = [];
  let at = 0;
  let starts = 0;
  for (const letter of word) {
    let found = text.indexOf(letter, at);
    for (let ahead = found; ahead >= 0 && ranges.length > 0; ahead = text.indexOf(letter, ahead + 1)) {
      if (ahead !== at && !isWordStart(text, ahead)) continue;
      found = ahead;
      break;
    }
    if (found < 0) return null;
    if (isWordStart(text, found)) starts += 1;
    const last = ranges.at(-1);
    if (last && last[1] === found) last[1] = found + 1;
    else ranges.push([found, found + 1]);
    at = found + 1;
  }
  // Letters scattered over the text do not count as a match.
  if (ranges.length > starts + 1) return null;
  return { score: 20 + starts * 4 - ranges.length * 2, ranges };
}

/**
 * How well a text matches the query; null if it does not. Every word of the query must match at the start of a word or inside one. A query
 * of one word may also match as letters in order: `nqo` finds `New quote order`. Ignores accents and case.
 */
export function rank(typed: string, text: string): Match | null {
  const needle = fold(typed.trim()).replace(/\s+/g, ' ');
  if (needle === '') return { score: 0, ranges: [] };
  const hay = foldInPlace(text);
  const whole = placeOf(hay, needle);
  if (whole >= 0 && isWordStart(hay, whole)) {
    const exact = needle.length === hay.length ? 20 : 0;
    return { score: 100 + exact - Math.min(30, whole) - hay.length / 1000, ranges: [[whole, whole + needle.length]] };
  }
  const ranges: [number, number][] = [];
  let score = 60;
  for (const word of needle.split(' ')) {
    const at = placeOf(hay, word);
    if (at < 0) return needle.includes(' ') ? null : scattered(hay, needle);
    if (!isWordStart(hay, at)) score -= 15;
    ranges.push([at, at + word.length]);
  }
  ranges.sort((a, b) => a[0] - b[0]);
  return { score: score - hay.length / 1000, ranges };
}

/** Splits a text into highlighted and other pieces. */
export function cut(text: string, ranges: TextRanges): readonly { readonly text: string; readonly on: boolean }[] {
  const pieces: { text: string; on: boolean }[] = [];
  let at = 0;
  for (const [from, to] of ranges) {
    if (to <= at) continue;
    const start = Math.max(from, at);
    if (start > at) pieces.push({ text: text.slice(at, start), on: false });
    pieces.push({ text: text.slice(start, to), on: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), on: false });
  return pieces;
}
