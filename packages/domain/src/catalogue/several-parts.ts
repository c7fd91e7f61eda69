import type { FastenerItem, FastenerReading, Span } from '../fasteners/types.ts';
import { setCountOf } from './set-counts.ts';

/** Words of `known` that describe all parts of the text. */
const shared: ReadonlySet<string> = new Set(['grade', 'finish', 'size', 'length', 'thread', 'standard']);
/** `washer-faced nut` is one part. */
const oneName = /\bwasher[ -]?faced?\b/;
const joining = /\b(?:with|and|plus|incl?|including|complete)\b\.?|\b[cw]\/w?(?=\s)|[&+]/g;

/** `bolts without nuts`, `no nuts or washers`. */
const excluded =
  /\b(?:no|without|w\/o|less|excl(?:uding)?\.?)\s+(?:[a-z]+\s+)?(nut|washer)s?(?:\s*(?:or|and|&|\/|,)\s*(nut|washer)s?)?\b/g;

const blank = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

const isLoose = ({ role }: FastenerItem): boolean => role === 'nut' || role === 'washer';

/** Anchors and structural assemblies are sold with their nut and washer. */
const includesMates = ({ role, families }: FastenerItem): boolean =>
  role === 'anchor' || families[0] === 'structural_assembly' || families[0] === 'chemical_stud';

/** `M10` of the nuts in `M10 x 50 bolts and M10 nuts`. */
const isRepeated = ({ size }: FastenerItem, word: string, start: number): boolean =>
  size !== null && word === size.text.toLowerCase() && start > size.start;

/** The text of a reading without the words of its other parts; of a nut or a washer also without the length. */
function textOf({ text, items, known, quantity }: FastenerReading, item: FastenerItem): string {
  const ofAll = new Set(known.filter(({ says }) => shared.has(says)).map(({ start }) => start));
  const others = items.filter((each) => each !== item).flatMap(({ words }) => words);
  const again = [...text.matchAll(/[\w./]+/g)].filter(({ 0: word, index }) => isRepeated(item, word, index));
  const blanked = [
    ...(quantity ? [quantity] : []),
    ...others.filter(({ start }) => !ofAll.has(start)),
    ...again.map(({ 0: word, index }) => ({ start: index, end: index + word.length })),
  ];
  const own = blanked.reduce(blank, text);
  const length = isLoose(item) ? (items.find((each) => each.length !== null)?.length ?? null) : null;
  const short = length
    ? [
        own.slice(0, length.start).replace(/[x×*]\s*$/, ''),
        own.slice(length.end).replace(/^\s*(?:mm\b)?\s*(?:long|lg)\b/, ''),
      ]
        .join(' ')
        .replace(/\b(?:head|hd)\b/g, '')
    : own;
  return (
    short
      .replace(/\b(?:no|without|less|excl(?:uding)?)(?=\s*$|\s{2})\.?|w\/o/g, ' ')
      .replace(joining, ' ')
      .replace(/\s+/g, ' ')
      // What stands alone where a word or a quantity was.
      .replace(/ [/,.-]+(?= |$)|[ /,.-]+$|^ ?x /g, '')
      .trim()
  );
}

/** One of the parts that a text names. */
export interface PartWords {
  /** The words of the text that are about it. */
  readonly text: string;
  /** How many of it a set takes. */
  readonly count: number;
  /** The text names a nut or a washer that comes with it, so that none is ordered. */
  readonly includesMates: boolean;
}

/**
 * IMP-06 LINE-16: the parts of a text that names several, such as `m12 x 50 gal bolts with nuts and 2 washers`. Nuts and washers are left
 * out if the text excludes them, or if they come with the part. `typed` is the text with the counts of a set. Null if it names one part, or
 * parts that are not used together.
 */
export function severalParts(reading: FastenerReading, typed: string): readonly PartWords[] | null {
  const { items } = reading;
  const isCarrier = (item: FastenerItem) =>
    includesMates(item) || item.role === 'male' || item.role === 'rod' || (item.role === null && item.length !== null);
  const isSet =
    items.length > 1 &&
    items.every((item) => item.size !== null && (isLoose(item) || isCarrier(item))) &&
    items.filter((item) => !isLoose(item)).length < 2;
  if (!isSet || oneName.test(reading.text)) return null;
  const unwanted = new Set([...reading.text.matchAll(excluded)].flatMap(([, ...roles]) => roles));
  const hasMates = items.some(includesMates);
  const ordered = items.filter((item) => !isLoose(item) || !(hasMates || unwanted.has(item.role ?? '')));
  return ordered.map((item) => ({
    text: textOf(reading, item),
    count: setCountOf(typed, item.role),
    includesMates: hasMates && unwanted.size === 0,
  }));
}
