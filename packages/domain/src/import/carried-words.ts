import { readFastener } from '../fasteners/read-fastener.ts';
import type { FastenerReading, FastenerTables } from '../fasteners/types.ts';
import { lacksFinish, sectionOf, wordsToSuit } from './section-words.ts';

/** The words of a row. */
export interface WordedRow {
  readonly line: number;
  readonly text: string;
  /** Whether the row may only head those below it. A row that has a quantity orders something. */
  readonly mayHead: boolean;
}

export interface CarriedWords {
  /** By line: words of a heading or of the row above that also describe this row. */
  readonly words: ReadonlyMap<number, string>;
  /** Lines that only head the rows below them. */
  readonly headings: ReadonlySet<number>;
}

/** Also two or more ditto marks. A single one may be an inch sign. */
const asAbove = /(?<![a-z])(?:(?:same )?as above|ditto|same again)(?![a-z])|(?<=\s)(?:["”〃](?:\s+|$)){2,}/i;

const namesPart = ({ items, standards, brands }: FastenerReading): boolean =>
  standards.length + brands.length > 0 || items.some(({ families }) => families.length > 0);
const hasSize = ({ items }: FastenerReading): boolean => items.some(({ size }) => size !== null);

/** `Hex bolts 8.8 zinc` above `M8 x 40 - 100`. Words without a size or quantity; a sentence is no heading. */
const isHeading = (reading: FastenerReading, text: string): boolean =>
  namesPart(reading) &&
  !hasSize(reading) &&
  reading.quantity === null &&
  reading.unknown.length === 0 &&
  text.split(/\s+/).length <= 6;

/**
 * Finds the words that rows leave out because a heading above them says them (`Hex nuts zinc`, then `M8 - 100`), or because
 * they repeat the row above (`50 off M20 x 60 as above`). A row that names a part ends the heading's reach.
 */
export function carriedWords(
  rows: readonly WordedRow[],
  isCode: (text: string) => boolean,
  tables: FastenerTables,
): CarriedWords {
  const words = new Map<number, string>();
  const headings = new Set<number>();
  const readings = rows.map(({ text }) => readFastener(text, { tables }));
  let heading = '';
  let last = '';
  let section = '';
  let above: FastenerReading | null = null;
  for (const [i, { line, text, mayHead }] of rows.entries()) {
    const reading = readings[i];
    const next = readings[i + 1];
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
      words.set(line, suiting);
      continue;
    }
    const sizeAlone =
      hasSize(reading) && !namesPart(reading) && reading.unknown.every(({ text: word }) => /^as|above$/.test(word));
    if (mayHead && isHeading(reading, text) && next && hasSize(next) && !namesPart(next) && !isCode(text)) {
      heading = text;
      headings.add(line);
    } else if (asAbove.test(text) && last !== '') words.set(line, last);
    else if (sizeAlone && heading !== '') words.set(line, heading);
    else if (namesPart(reading)) {
      heading = '';
      const kept = reading.known.filter(({ says }) => says !== 'size' && says !== 'length').map((each) => each.text);
      const [item] = reading.items;
      last = [...kept, ...(item?.strengths ?? [])].join(' ');
      if (section !== '' && lacksFinish(reading)) words.set(line, section);
    }
  }
  return { words, headings };
}

/** The text without `as above`. */
export const withoutAsAbove = (text: string): string => text.replace(asAbove, ' ').replace(/\s+/g, ' ').trim();
