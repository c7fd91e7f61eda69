import { fraction, gaugeMm, inchText, measure, measureOf, number, unit } from './measures.ts';
import type { LengthReading, SizeReading, ThreadReading } from './types.ts';
import type { WorkingText } from './working-text.ts';

/** The size as read so far. */
export interface Draft {
  size: SizeReading | null;
  length: LengthReading | null;
  series: ThreadReading['series'];
  pitch: number | null;
  tpi: number | null;
  dimensions: number[];
}

export const span = (start: number, text: string) => ({ start, end: start + text.length });

export function setLength(draft: Draft, at: number, text: string, inches: boolean, confidence = 1): void {
  const found = measureOf(text, inches);
  if (found) draft.length = { ...span(at, text), text: text.trim(), mm: found.mm, confidence };
}

/** Words that may stand behind a length. */
export const afterLength = '(?:\\s*(?:lg|long|length)(?![a-z]))?';

/** `10mm grip`: the grip of a rivet, which its diameter would otherwise take. */
const gripNamed = new RegExp(
  `(?<![\\w./#])(${number})\\s*(?:mm)?\\s*grip(?![a-z])|(?<![a-z])grip\\s*(${number})(?:\\s*mm)?(?![\\w.])`,
);
const lengthNamed = new RegExp(`(?<![a-z0-9])(?:l|lg|length|long|len|lgth)\\s*[=:.]?\\s*(${measure})`);
const lengthAlone = new RegExp(
  `(?<![\\w./#])((?:${fraction}|\\.?${number})\\s*(?:${unit}|long|lg)|${fraction})(?:\\s*(?:long|lg|length|drop))?`,
);
const bareDrop = new RegExp(`(?<![\\w./#])(${number})\\s*(?:mm)?\\s*(?:long|lg|drop)(?![a-z])`);

/** `m12bolt100`: the length is written onto the word. */
const glued = /(?<=[a-z~](?:bolt|screw|rod|stud|anchor)s?)(\d{2,3})(?:mm)?(?![\w.])/;

const longFirst = new RegExp(
  `(?<![\\w./#])(?<!(?:x|\\*|by)\\s*)((?:${fraction}|${number})\\s*(?:"|in(?:ch(?:es)?)?))\\s*(?:long|lg)(?![a-z])`,
);

/** `2" long 1/2" bolt`: reads a length in inches that says so before the size, which would otherwise take it. */
export function readLengthFirst(text: WorkingText, draft: Draft): void {
  const grip = /rivet|(?<![a-z])pops?(?![a-z])/.test(text.text) ? gripNamed.exec(text.rest) : null;
  const mm = grip?.[1] ?? grip?.[2];
  if (grip && mm !== undefined) {
    setLength(draft, grip.index + grip[0].indexOf(mm), mm, false);
    text.take(span(grip.index, grip[0]));
    return;
  }
  const match = longFirst.exec(text.rest);
  const found = match?.[1];
  if (!match || found === undefined || !/\d/.test(text.rest.slice(match.index + match[0].length))) return;
  setLength(draft, match.index, found, true);
  text.take({ start: match.index, end: match.index + match[0].length });
}

/** Reads the length and removes it from the text. */
export function readLength(text: WorkingText, draft: Draft): void {
  for (const pattern of [lengthNamed, bareDrop, lengthAlone, glued]) {
    const match = pattern.exec(text.rest);
    const found = match?.[1];
    if (!match || found === undefined || !measureOf(found)) continue;
    setLength(draft, match.index + match[0].indexOf(found), found, false);
    text.take({ start: match.index, end: match.index + match[0].length });
    return;
  }
}

/** `2" x 1/2" bolt`: the length stands first, because no bolt is much shorter than it is thick. */
export function turnRound(draft: Draft, pin: boolean): void {
  const { size, length } = draft;
  if (pin || !size || !length || length.mm > size.mm * 0.55 || length.mm < 3) return;
  draft.size = { ...size, text: inchText(length.mm), mm: length.mm };
  draft.length = { ...length, text: `${inchText(size.mm)}"`, mm: size.mm };
}

/** Sets the size to gauge `n` and the length behind it, if there is one, and removes both from the text. */
export function setGauge(
  text: WorkingText,
  draft: Draft,
  match: RegExpExecArray,
  n: number,
  length: string | undefined,
): void {
  const start = match.index;
  draft.size = { ...span(start, match[0]), text: `#${n}`, mm: gaugeMm(n), system: 'number', confidence: 1 };
  if (length !== undefined) {
    const at = start + match[0].lastIndexOf(length);
    // A bare number up to 4 after a gauge is in inches: no screw is 2 mm long.
    const bare = measureOf(length);
    setLength(draft, at, length, bare !== null && !bare.hasUnit && bare.mm <= 4);
  }
  text.take({ start, end: start + match[0].length });
}
