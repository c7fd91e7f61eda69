import { fraction, gaugeMm, inchText, measure, measureOf, number, unit } from './measures.ts';
import { captured, either, oneOf, sequence } from './patterns.ts';
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

/** Words that may follow a length: `50 long`. */
export const afterLength = /(?:\s*(?:lg|long|length)(?![a-z]))?/.source;

/** Not within another number, a fraction or a code. */
const notWithin = /(?<![\w./#])/;
/** `10mm grip`. */
const gripBehind = sequence(notWithin, captured('before', number), /\s*(?:mm)?\s*grip(?![a-z])/);
/** `grip 10`. */
const gripBefore = sequence(/(?<![a-z])grip\s*/, captured('behind', number), /(?:\s*mm)?(?![\w.])/);
/** The grip of a rivet, which would otherwise be read as its diameter. */
const gripNamed = new RegExp(either(gripBehind, gripBefore));
/** `L=50`, `length 50`, `long: 2"`. */
const lengthNamed = new RegExp(
  sequence(
    sequence(/(?<![a-z0-9])/, oneOf(['l', 'lg', 'length', 'long', 'len', 'lgth']), /\s*[=:.]?\s*/),
    `(${measure})`,
  ),
);
/** `50 long`, `75 mm drop`: a number without a unit needs such a word. */
const bareDrop = new RegExp(sequence(notWithin, `(${number})`, /\s*(?:mm)?\s*(?:long|lg|drop)(?![a-z])/));
/** `50 mm`, `2"`, `1 1/2`. */
const measuredLength = either(
  sequence(either(fraction, sequence(/\.?/, number)), /\s*/, either(unit, /long|lg/)),
  fraction,
);
const lengthAlone = new RegExp(sequence(notWithin, `(${measuredLength})`, /(?:\s*(?:long|lg|length|drop))?/));

/** `m12bolt100`: the length is written onto the word. */
const glued = /(?<=[a-z~](?:bolt|screw|rod|stud|anchor)s?)(\d{2,3})(?:mm)?(?![\w.])/;

/** `2"`, `1 1/2 inch`. */
const lengthInInches = sequence(either(fraction, number), /\s*/, either(/"/, /in(?:ch(?:es)?)?/));
/** `2" long`, but not `x 2" long`, which follows its size. */
const longFirst = new RegExp(
  sequence(notWithin, /(?<!(?:x|\*|by)\s*)/, `(${lengthInInches})`, /\s*(?:long|lg)(?![a-z])/),
);

/** `2" long 1/2" bolt`: reads a length in inches with the word `long` before the size, where it would otherwise be read as the size. */
export function readLengthFirst(text: WorkingText, draft: Draft): void {
  const grip = /rivet|(?<![a-z])pops?(?![a-z])/.test(text.text) ? gripNamed.exec(text.rest) : null;
  const mm = grip?.groups?.before ?? grip?.groups?.behind;
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

/** `2" x 1/2" bolt`: the length comes first, because no bolt is much shorter than it is thick. */
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
