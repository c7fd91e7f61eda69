import { either, oneOf, sequence } from './patterns.ts';
import type { Lexicon } from './tables.ts';
import type { StandardReading } from './types.ts';
import type { WorkingText } from './working-text.ts';

/** Numbers of DIN and ISO standards so well known that buyers leave out DIN and ISO: `M8 x 40 933`. */
const wellKnown: ReadonlySet<number> = new Set([
  // Bolts and screws.
  ...[571, 603, 912, 913, 914, 916, 931, 933, 4014, 4017, 4762, 6914, 6921, 7380, 7504, 7981, 7982, 7985, 7991, 10642],
  // Threaded rod and studs.
  ...[975, 976],
  // Nuts.
  ...[439, 934, 982, 985, 1587, 4032, 4035, 6923],
  // Washers. 125 is not among them, because it is a usual length.
  ...[127, 7089, 9021],
  // Spring pins, circlips and blind rivets.
  ...[1481, 6799, 7337],
]);

/** `M8 x 933 mm`, `934 pcs`: words after which the same number is a length or a quantity. */
const units = ['mm', 'off', 'pcs', 'pc', 'ea', 'box', 'bag', 'pack'] as const;
/** `125A`: a washer of form A, whose letter distinguishes it from a length. */
const formA = '125a';
/** `933`, `125A`. */
const number = new RegExp(
  sequence(/(?<![\w./#-])/, either(/[1-9]\d{2,4}/, formA), /(?![\w./])/, `(?!\\s*(?:x\\s*\\d|${oneOf(units)}))`),
  'g',
);

/** Reads the number of a well-known standard beside a size, if it fits what the words name, and removes it from the text. */
export function readWellKnownStandard(
  lexicon: Lexicon,
  text: WorkingText,
  families: readonly string[],
): StandardReading | null {
  for (const { 0: written, index: start } of text.rest.matchAll(number)) {
    const figure = Number.parseInt(written, 10);
    if (written !== formA && !wellKnown.has(figure)) continue;
    const record = lexicon.standards.get(`DIN ${figure}`) ?? lexicon.standards.get(`ISO ${figure}`);
    const agrees = record && (families.length === 0 || record.families.some((id) => families.includes(id)));
    if (!agrees || !/m\s?\d/.test(text.rest)) return null;
    const span = { start, end: start + written.length };
    text.take(span);
    return { ...span, name: `${record.body} ${record.number}`, record };
  }
  return null;
}
