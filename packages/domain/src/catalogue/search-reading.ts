import type { Lexicon } from '../fasteners/tables.ts';
import type { FastenerItem, FastenerReading } from '../fasteners/types.ts';
import { searchReadingMessages as messages } from '../messages/search-reading.ts';
import { plainCode, prefixRange } from './codes.ts';
import { type FoundItem, findParts } from './find-parts.ts';
import { matchingSet, type SetPart } from './matching-set.ts';
import { readSearch } from './read-search.ts';
import type { SearchIndex } from './search-index.ts';
import { cleanSearch } from './search-text.ts';
import { hasWord } from './search-words.ts';
import { type PartWords, severalParts } from './several-parts.ts';
import { meantWords } from './spelling.ts';

/** One property that was read from a text, such as the name `Size` and the value `M12`. */
export interface ReadPiece {
  /** Empty if the value explains itself, such as `Hex bolt`. */
  readonly name: string;
  readonly value: string;
  /** The text does not say this explicitly, such as a number without a unit that was read as a length. */
  readonly assumed: boolean;
}

/** Parts that match all of the request but one property, such as the class. */
export interface NearGroup {
  /** Such as `Another class`. */
  readonly differs: string;
  readonly stock_codes: readonly string[];
}

/** How a search text was understood; shown beside the results, so that nothing is ignored or guessed silently. */
export interface SearchReading {
  readonly pieces: readonly ReadPiece[];
  /** The quantity in the form that a person types into a quantity field: `100`, `2 box`; null if the text has none. */
  readonly quantity: string | null;
  /** Words that match nothing; the search ignores them. */
  readonly setAside: readonly string[];
  readonly corrected: readonly { readonly typed: string; readonly meant: string }[];
  /** Requested families that are not sold, each with the family whose parts are shown instead; null if we sell nothing similar. */
  readonly notSold: readonly { readonly asked: string; readonly nearest: string | null }[];
  /** Requested families that are sold, but not in the requested size; parts of a similar family are shown instead. */
  readonly notInSize: readonly { readonly asked: string; readonly size: string }[];
  /** Requested sizes that the family does not have; the nearest sizes are shown instead. */
  readonly noSuchSize: readonly string[];
  /** Parts that differ from the request in one property, nearest first. */
  readonly near: readonly NearGroup[];
  /** Parts that fit each other, one of each family, if the text names two or more; otherwise empty. */
  readonly set: readonly SetPart[];
  /** The parts that the text names, in its order, if it names several to be ordered one by one; otherwise empty. */
  readonly several: readonly PartWords[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function isCode(index: SearchIndex, text: string): boolean {
  const key = plainCode(text);
  if (key === '') return true;
  return [index.plainCodes, index.customer, index.superseded].some(({ keys }) => {
    const [low, high] = prefixRange(keys, key);
    return low < high;
  });
}

const nameOf = ({ family }: Lexicon, id: string): string => family.get(id)?.name ?? id;

function classOf({ strengths, materials, coating }: FastenerItem): string {
  const [strength = ''] = strengths;
  const [material = ''] = materials;
  const words = [material, strength].filter((each) => each !== '').join(' ');
  return coating === null ? words : messages.coatingClass(words, coating);
}

function lengthPiece({ length }: FastenerItem): ReadPiece[] {
  if (!length) return [];
  const bare = length.confidence <= 0.5;
  const plainMm = Number(length.text) === length.mm;
  const value = plainMm
    ? messages.millimetres(length.text)
    : /^[\d./ -]+$/.test(length.text)
      ? `${length.text}″`
      : length.text;
  return [{ name: messages.length, value, assumed: bare }];
}

function familyPiece(lexicon: Lexicon, { families, named }: FastenerItem): ReadPiece[] {
  const outright = families.slice(0, named);
  const [first, second] = outright;
  if (first === undefined || outright.length > 3) return [];
  return [
    {
      name: '',
      value: second === undefined ? nameOf(lexicon, first) : messages.or(outright.map((id) => nameOf(lexicon, id))),
      assumed: false,
    },
  ];
}

function piecesOf(lexicon: Lexicon, reading: FastenerReading): ReadPiece[] {
  const { items, standards, quantity } = reading;
  const [first] = items;
  if (!first) return [];
  const { thread, size, dimensions, finishes, features } = first;
  const piece = (name: string, value: string): ReadPiece[] => (value === '' ? [] : [{ name, value, assumed: false }]);
  const finish = lexicon.tables.finishes.find(({ id }) => id === finishes[0])?.name ?? '';
  const pitch = thread.pitch === null || size?.system === 'named' ? '' : ` × ${thread.pitch}`;
  return [
    ...piece(messages.quantity, quantity?.text ?? ''),
    ...piece(messages.size, size ? size.text : ''),
    ...piece(
      messages.thread,
      thread.tpi === null ? `${thread.series ?? ''}${pitch}` : messages.threadsPerInch(thread.tpi),
    ),
    ...items.flatMap(lengthPiece).slice(0, 1),
    ...piece(messages.dimension, dimensions.map((each) => messages.millimetres(each)).join(' × ')),
    ...items.flatMap((item) => familyPiece(lexicon, item)),
    ...piece(messages.class, classOf(first)),
    ...piece(messages.finish, finish),
    ...features.flatMap((feature) => piece('', capital(feature.replaceAll('_', ' ')))),
    ...standards.flatMap(({ name }) => piece(messages.standard, name)),
  ];
}

/** With this many exact matches, no near matches are added. */
const enoughMatches = 12;
const maxNear = 4;
const maxExamined = 200;

/** Returns parts that lack one requested property, if few parts have all of them. */
function nearGroups(index: SearchIndex, reading: FastenerReading, found: readonly FoundItem[]): NearGroup[] {
  const [only] = found;
  if (!only?.complete || found.length > 1 || only.parts.length >= enoughMatches) return [];
  const { item } = only;
  const { list, parts } = index;
  const wanted = item.length?.mm ?? 0;
  const seen = new Set(only.parts);
  const lengthOff = (row: number) => Math.abs((parts.lengths[list.columns.length[row] ?? 0] ?? 0) - wanted);
  const group = (differs: string, without: FastenerItem, byLength = false): NearGroup[] => {
    const [other] = findParts(index, { ...reading, items: [without] }, { limit: maxExamined, typing: false });
    const rows = (other?.parts ?? []).filter((row) => !seen.has(row));
    const nearest = byLength ? rows.toSorted((a, b) => lengthOff(a) - lengthOff(b)) : rows;
    const shown = nearest.slice(0, maxNear);
    for (const row of shown) seen.add(row);
    return shown.length === 0 ? [] : [{ differs, stock_codes: shown.map((row) => list.stock_code[row] ?? '') }];
  };
  const isStainless = item.materials.some((each) => stainless.includes(each));
  const graded = item.strengths.length + item.materials.length > 0;
  return [
    ...(isStainless ? group(messages.another.class, { ...item, strengths: [], materials: stainless }) : []),
    ...(graded && !isStainless ? group(messages.another.class, { ...item, strengths: [], materials: [] }) : []),
    ...(item.finishes.length > 0 ? group(messages.another.finish, { ...item, finishes: [] }) : []),
    ...(item.length ? group(messages.another.length, { ...item, length: null }, true) : []),
  ];
}

/** `1/2 BSW`: a size that is sold, but not with a British thread, is named with its thread. */
const sizeAsked = ({ size, thread: { series } }: FastenerItem): string =>
  [size?.text ?? '', ...(series === 'BSW' || series === 'BSF' ? [series] : [])].join(' ');

/** The stainless grades: nearer to each other than to any coated steel. */
const stainless: readonly string[] = ['304', '316'];

/** Explains how a search text was understood; null for a code, the beginning of one, and an empty text. */
export function explainSearch(index: SearchIndex, text: string): SearchReading | null {
  const typed = cleanSearch(index.mutate(cleanSearch(text)));
  if (typed === '' || isCode(index, typed)) return null;
  const { lexicon } = index.parts;
  const reading = readSearch(index, typed, { typing: true });
  const found = findParts(index, reading, { limit: enoughMatches, typing: true });
  const meant = reading.unknown.flatMap(({ text: word }) => {
    const [other] = hasWord(index, word) ? [] : meantWords(index, word);
    return other === undefined ? [] : [{ typed: word, meant: other }];
  });
  const corrected = reading.corrected.flatMap((word) =>
    word.meant === null || word.meant.startsWith(word.text) ? [] : [{ typed: word.text, meant: word.meant }],
  );
  const words = reading.unknown
    .filter(({ text: word }) => hasWord(index, word))
    .map(({ text: word }) => ({ name: '', value: capital(word), assumed: false }));
  // A number on its own could be a size or a length.
  const figures = found.some(({ parts }) => parts.length > 0)
    ? []
    : reading.figures.map(({ value }) => ({ name: messages.figure, value: String(value), assumed: true }));
  return {
    pieces: [...piecesOf(lexicon, reading), ...words, ...figures],
    quantity: reading.quantity?.text ?? null,
    setAside: [...new Set(found.flatMap(({ setAside }) => setAside))],
    corrected: [...corrected, ...meant],
    notSold: found.flatMap(({ notSold, parts }) => {
      if (notSold === null) return [];
      const [row] = parts;
      const nearest = row === undefined ? null : (index.parts.kinds[index.parts.kind[row] ?? 0]?.family ?? null);
      return [
        {
          asked: nameOf(lexicon, notSold),
          nearest: nearest === null || nearest === notSold ? null : nameOf(lexicon, nearest),
        },
      ];
    }),
    notInSize: found.flatMap(({ item, notInSize }) =>
      notInSize === null ? [] : [{ asked: nameOf(lexicon, notInSize), size: item.size?.text ?? '' }],
    ),
    noSuchSize: [
      ...new Set(found.flatMap(({ item, sizeNotSold }) => (sizeNotSold && item.size ? [sizeAsked(item)] : []))),
    ],
    near: nearGroups(index, reading, found),
    set: matchingSet(index, reading, found, typed),
    several: severalParts(reading, typed) ?? [],
  };
}
