import { either, sequence } from '../fasteners/patterns.ts';
import { readFastener } from '../fasteners/read-fastener.ts';
import type { FastenerReading, FastenerTables } from '../fasteners/types.ts';
import { repeatedWords, repeats, repeatsQuantity } from './repeated-words.ts';
import { lacksFinish, sectionOf, wordsToSuit } from './section-words.ts';

/** The words of a row. */
export interface WordedRow {
  readonly line: number;
  readonly text: string;
  /** Whether the row may only head those below it. A row that has a quantity orders something. */
  readonly mayHead: boolean;
}

/** Words of a heading or of the row above that also describe a row. */
export interface Carried {
  readonly words: string;
  /** The row gives only a length and a quantity, which need the words before them to be understood: `50 - 40` below `M20 bolts`. */
  readonly lengthOnly?: true;
  /** The quantity of the row above, for `same again`. */
  readonly quantity?: string;
}

export interface CarriedWords {
  /** By line. */
  readonly words: ReadonlyMap<number, Carried>;
  /** Lines that only head the rows below them. */
  readonly headings: ReadonlySet<number>;
}

const namesPart = ({ items, standards, brands }: FastenerReading): boolean =>
  standards.length + brands.length > 0 || items.some(({ families }) => families.length > 0);
const hasSize = ({ items }: FastenerReading): boolean => items.some(({ size }) => size !== null);

/** `Hex bolts 8.8 zinc` above `M8 x 40 - 100`. Words without a quantity; a sentence is not a heading. */
const isHeading = (reading: FastenerReading, text: string): boolean =>
  namesPart(reading) && reading.quantity === null && reading.unknown.length === 0 && text.split(/\s+/).length <= 6;

/** `Length 50`, `L=60`. */
const namedLength = /(?:length|len|lg|l)\b\W*\d+/;
/** `60mm`, `80 lg`, `1.5 m long`. */
const measuredLength = /\d+(?:\.\d)?\s*(?:(?:mm|"|m|mtrs?|metres?|ft)\s*)?(?:(?:lg|long)\s*)?/;
/** ` - 40`, ` qty 40`, `.... 40`: the quantity behind such a length. */
const quantityBehind = /(?:[-–=:,]|\.\.|\bqty\b)\W*\d+/;
/** ` - 40 off`: what may end the row, of which only the figures can be longer than a word. */
const rest = /(?:[^\d\n]{1,10}\d*)?[^\d\n]{0,8}/;
/** `Length 50 - 40`, `60mm - 24`, `80 lg - 24 off`: a length that says so, or a length and a quantity, and nothing else. */
const lengthRow = new RegExp(
  sequence(/^\W*/, either(namedLength, sequence(measuredLength, quantityBehind)), rest, /$/),
  'i',
);
/** `M20 8.8 gal bolts` above such rows. */
const headsLengths = ({ items }: FastenerReading): boolean =>
  items.length === 1 && items.every(({ role, length }) => (role === 'male' || role === 'rod') && length === null);

/**
 * Finds the words that rows leave out because a heading above them says them (`Hex nuts zinc`, then `M8 - 100`), or because
 * they repeat the row above (`50 off M20 x 60 as above`). A row that names a part ends the heading's reach.
 */
export function carriedWords(
  rows: readonly WordedRow[],
  isCode: (text: string) => boolean,
  tables: FastenerTables,
): CarriedWords {
  const words = new Map<number, Carried>();
  const headings = new Set<number>();
  const readings = rows.map(({ text }) => readFastener(text, { tables }));
  let heading = '';
  let headsSize = false;
  let last: FastenerReading | null = null;
  let section = '';
  let above: FastenerReading | null = null;
  for (const [i, { line, text, mayHead }] of rows.entries()) {
    const reading = readings[i];
    const next = readings[i + 1];
    const below = rows[i + 1]?.text ?? '';
    if (!reading) continue;
    const material = mayHead && next && namesPart(next) ? sectionOf(text, tables) : null;
    if (material !== null) {
      section = material;
      headings.add(line);
      continue;
    }
    const suiting = wordsToSuit(text, reading, above);
    if (hasSize(reading)) above = reading;
    if (suiting !== null) {
      words.set(line, { words: suiting });
      continue;
    }
    const sizeAlone = hasSize(reading) && !namesPart(reading) && reading.unknown.length === 0;
    const heads = mayHead && isHeading(reading, text) && next && !namesPart(next) && !isCode(text);
    if (heads && (hasSize(reading) ? headsLengths(reading) && lengthRow.test(below) : hasSize(next))) {
      heading = text;
      headsSize = hasSize(reading);
      headings.add(line);
    } else if (repeats(text) && last !== null) {
      const carried = repeatedWords(text, last, tables);
      const quantity = repeatsQuantity(text) && reading.quantity === null ? last.quantity?.text : undefined;
      words.set(line, quantity === undefined ? { words: carried } : { words: carried, quantity });
    } else if (heading !== '' && !headsSize && sizeAlone) words.set(line, { words: heading });
    else if (heading !== '' && headsSize && lengthRow.test(text)) words.set(line, { words: heading, lengthOnly: true });
    else if (namesPart(reading)) {
      heading = '';
      last = reading;
      if (section !== '' && lacksFinish(reading)) words.set(line, { words: section });
    }
  }
  return { words, headings };
}
