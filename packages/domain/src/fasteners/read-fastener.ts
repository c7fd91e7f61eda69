import { bareFigures } from './bare-figures.ts';
import { itemsOf, type NamedPart, phrasesOf, rolesWithLength } from './fastener-items.ts';
import { readOwnThread } from './own-patterns.ts';
import { oneOf, sequence } from './patterns.ts';
import { blankPrices } from './prices.ts';
import { familiesOfWords, groupsOf, isNoun, type WordGroup } from './read-families.ts';
import { readGrades } from './read-grade.ts';
import {
  readFigureAfterLength,
  readLastFigure,
  readLeadingQuantity,
  readStatedQuantity,
  readTimesFigure,
  readTrailingQuantity,
} from './read-quantity.ts';
import { readSizes, type SizesRead } from './read-size.ts';
import { readStandards } from './read-standards.ts';
import { readWords, type TradeWord } from './read-words.ts';
import { sizeAfterStandard } from './size-after-standard.ts';
import { longestOf, sizeKindOf } from './size-kind.ts';
import { defaultTables, type Lexicon, lexiconOf } from './tables.ts';
import type {
  FastenerReading,
  FastenerTables,
  FigureReading,
  QuantityReading,
  Role,
  StandardReading,
} from './types.ts';
import { confidenceOf, knownWords, unusedWords } from './used-words.ts';
import { readWellKnownStandard } from './well-known-standards.ts';
import { readable, WorkingText } from './working-text.ts';

export interface ReadOptions {
  readonly tables?: FastenerTables;
  /** Returns whether a word occurs in the catalogue; such words are never corrected. */
  readonly inCatalogue?: (word: string) => boolean;
  /** False if the text is only a description, with the quantity elsewhere. */
  readonly quantity?: boolean;
  /** The text may continue: a letter at its end may begin a word. */
  readonly typing?: boolean;
}

/** Polite words at the end of a message, which say nothing about the part: `- 20 pls`, `50 off please mate`. */
const politeWords = [
  ...['please', 'pls', 'plz', 'thanks', 'thx', 'ta', 'cheers', 'mate', 'asap', 'urgent', 'urgently'],
] as const;
/** Blanked, because a quantity at the end must be the last thing in the text. */
const politeEnd = new RegExp(sequence(`(?:[\\s,.!]+${oneOf(politeWords)})+`, /\W*$/));

/** Reads the words once before the numbers, because they determine what the numbers mean. */
function firstGuess(
  lexicon: Lexicon,
  text: WorkingText,
  standards: readonly StandardReading[],
  inCatalogue: (word: string) => boolean,
) {
  const { words, brands } = readWords(lexicon, text, inCatalogue);
  const records = standards.flatMap(({ record }) => (record ? [record] : []));
  const [group] = groupsOf(lexicon, words);
  return group
    ? familiesOfWords(lexicon, group, records, brands).families
    : records.flatMap(({ families }) => families);
}

/** `M10 x 100` of a nut: it has no length, so the number is a quantity. */
function quantityOfShort({ size, length }: SizesRead): QuantityReading | null {
  if (size?.system !== 'metric' || length === null || !/^\d+$/.test(length.text)) return null;
  const { start, end, text, mm } = length;
  return { start, end, text, amount: mm, unit: '', confidence: 0.8 };
}

/** Classes of metric nuts. */
const nutClasses: ReadonlySet<number> = new Set([4, 5, 6, 8, 9, 10, 12]);

/** The text without prices and without polite words at its end. */
function openText(source: string): WorkingText {
  const text = new WorkingText(readable(source));
  blankPrices(text);
  text.blankMatch(politeEnd);
  text.blankMatch(/[,;]\s*$/);
  return text;
}

/** The groups of words that each name one part. A text with a standard or size but no name is one part as well. */
function groupsIn(lexicon: Lexicon, words: readonly TradeWord[], isPart: boolean): WordGroup[] {
  const groups = groupsOf(lexicon, words);
  // `M24 x 80 bolt/nut/washer 8.8/TB` is one structural assembly.
  if (groups.map(({ role }) => role).join() === 'male,nut,washer' && words.some(({ typed }) => /^t[bf]/.test(typed)))
    groups.splice(0, 3, { role: 'male', words: groups.flatMap((each) => each.words) });
  // `M20 x 50 8.8/S with nut`: the bolt itself is not named.
  const first = words.find(({ word }) => word === 'with' || isNoun(word));
  const isUnnamed = first?.word === 'with' && (groups[0]?.role === 'nut' || groups[0]?.role === 'washer');
  if ((groups.length === 0 || isUnnamed) && isPart) groups.unshift({ role: null, words: [] });
  return groups;
}

/** Facts of the named parts that decide whether figures are lengths or quantities. */
interface Named {
  readonly roles: readonly (Role | null)[];
  /** The best family of each part that has one. */
  readonly families: readonly string[];
  readonly hasLength: boolean;
  /** All are nuts or washers, which have no length. */
  readonly isShort: boolean;
}

function namedBy(lexicon: Lexicon, parts: readonly NamedPart[]): Named {
  const roles = parts.map(({ group, read }) => group.role ?? lexicon.family.get(read.families[0] ?? '')?.role ?? null);
  const families = parts.flatMap(({ read }) => read.families.slice(0, 1));
  const isEyeBolt = families.length > 0 && families.every((id) => id === 'eye_bolt');
  return {
    roles,
    families,
    hasLength:
      !isEyeBolt &&
      (roles.every((role) => role === null) || roles.some((role) => role !== null && rolesWithLength.has(role))),
    isShort: roles.length > 0 && roles.every((role) => role === 'nut' || role === 'washer'),
  };
}

/** The quantity among the figures that are left once the sizes are read. */
function quantityAfterSizes(text: WorkingText, sizes: SizesRead, named: Named): QuantityReading | null {
  const lacksLength = sizes.length === null && named.hasLength;
  const longest = lacksLength ? longestOf(sizes, named.roles, named.families) : 0;
  const found =
    readTrailingQuantity(text, longest, named.roles.every((role) => role === 'rod') ? 100 : 0) ??
    (named.isShort ? (quantityOfShort(sizes) ?? (sizes.size ? readTimesFigure(text) : null)) : null);
  if (found !== null || sizes.size === null) return found;
  return lacksLength ? readFigureAfterLength(text, longest) : readLastFigure(text);
}

/**
 * Reads free text as the trade writes it: how many of which part, with spans into `text`, alternatives and confidence. Never throws; reads
 * at most 400 characters. Unrecognised words are in `unknown`, ambiguous numbers in `figures`.
 */
export function readFastener(source: string, options: ReadOptions = {}): FastenerReading {
  const lexicon = lexiconOf(options.tables ?? defaultTables);
  const inCatalogue = options.inCatalogue ?? (() => false);
  const readsQuantity = options.quantity !== false;
  // Each step removes what it has read from the text, so the order of the steps decides what an ambiguous figure means.
  const text = openText(source);
  const { found: standards, end: standardEnd } = readStandards(lexicon, text);
  const own = readOwnThread(lexicon.ownThreads, text);
  const guess = firstGuess(lexicon, text, standards, inCatalogue);
  const kind = sizeKindOf(text.text, guess, lexicon);
  const afterStandard = standards.length === 0 ? null : sizeAfterStandard(text, standardEnd, kind);
  const statedQuantity = readsQuantity ? readStatedQuantity(text, kind) : null;
  const wellKnown = standards.length === 0 ? readWellKnownStandard(lexicon, text, guess) : null;
  if (wellKnown) standards.push(wellKnown);
  const firstQuantity = readsQuantity ? (statedQuantity ?? readLeadingQuantity(text, kind)) : null;
  const sizes = readSizes(text, kind, own?.size ?? afterStandard, own?.pitch ?? null);
  const gradesFor = readGrades(text);
  text.takeMatch(/(?:\s-\s*[nscw](?![a-z0-9]))+\s*$/);
  const { words, brands, unknown, corrected } = readWords(lexicon, text, inCatalogue, options.typing);

  const records = standards.flatMap(({ record }) => (record ? [record] : []));
  const parts = groupsIn(lexicon, words, records.length > 0 || sizes.size !== null).map(
    (group): NamedPart => ({ group, read: familiesOfWords(lexicon, group, records, brands) }),
  );
  const named = namedBy(lexicon, parts);
  const quantity = firstQuantity ?? (readsQuantity ? quantityAfterSizes(text, sizes, named) : null);
  const mayBeLength = sizes.size !== null && sizes.length === null && named.hasLength;
  const { figures, length: guessedLength } = bareFigures(
    text,
    mayBeLength ? longestOf(sizes, named.roles, named.families) : 0,
  );
  const isQuantity = named.isShort && quantity?.start === sizes.length?.start;
  // `m12 nut 8 zinc`: the number among the words of a nut, which has no length, is its class.
  const nutClass = named.roles.every((role) => role === 'nut')
    ? figures.find(({ start, value }) => start !== quantity?.start && nutClasses.has(value))
    : undefined;

  const phrases = phrasesOf(lexicon, words, parts);
  const length = isQuantity ? null : (sizes.length ?? guessedLength);
  const items = itemsOf({ lexicon, records, parts, roles: named.roles, sizes, length, gradesFor, phrases, nutClass });
  const known = knownWords(lexicon, words, phrases);
  const unused = unusedWords(lexicon, known, items, phrases.usedWords);
  const isClassOfNut = (figure: FigureReading) =>
    figure === nutClass &&
    items.some(({ role, strengths }) => role === 'nut' && strengths.includes(String(figure.value)));
  return {
    text: text.text,
    quantity,
    items: items.filter(({ families, size }) => families.length > 0 || size !== null || items.length === 1),
    standards,
    brands,
    unknown,
    unused,
    corrected,
    known,
    figures: figures.filter((figure) => figure.start !== quantity?.start && !isClassOfNut(figure)),
    confidence: confidenceOf(text.text, { items, unknown, unused, hasGuess: guessedLength !== null }),
  };
}
