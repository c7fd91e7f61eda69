import { bareFigures } from './bare-figures.ts';
import { familyInstead } from './family-instead.ts';
import { readOwnThread } from './own-patterns.ts';
import { oneOf, sequence } from './patterns.ts';
import { blankPrices } from './prices.ts';
import { bestPhrases, familiesOfWords, groupsOf, type WordGroup } from './read-families.ts';
import { materialsOf, readGrades, strengthsOf } from './read-grade.ts';
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
import { readWords } from './read-words.ts';
import { sizeAfterStandard } from './size-after-standard.ts';
import { longestOf, sizeKindOf } from './size-kind.ts';
import { defaultTables, isFiller, type Lexicon, lexiconOf } from './tables.ts';
import type {
  FastenerItem,
  FastenerReading,
  FastenerTables,
  FigureReading,
  QuantityReading,
  Role,
  SizeReading,
  StandardReading,
} from './types.ts';
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

/** Words that end a message and say nothing about the part: `- 20 pls`, `50 off please mate`. */
const politeWords = [
  ...['please', 'pls', 'plz', 'thanks', 'thx', 'ta', 'cheers', 'mate', 'asap', 'urgent', 'urgently'],
] as const;
/** Blanked, because nothing may stand between a quantity and the end. */
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

const threadOfStandard = (thread: string | undefined, size: SizeReading | null) =>
  thread === undefined || (thread.startsWith('UN') && size?.system !== 'inch')
    ? null
    : (thread as 'fine' | 'coarse' | 'UNC' | 'UNF');

/** `M10 x 100` of a nut: it has no length, so the number is a quantity. */
function quantityOfShort({ size, length }: SizesRead): QuantityReading | null {
  if (size?.system !== 'metric' || length === null || !/^\d+$/.test(length.text)) return null;
  const { start, end, text, mm } = length;
  return { start, end, text, amount: mm, unit: '', confidence: 0.8 };
}

/** Kinds of resin: they name a cartridge together with `anchor`, and choose among cartridges. */
const resins: ReadonlySet<string> = new Set(['epoxy', 'polyester', 'vinylester']);

/** Classes of metric nuts. */
const nutClasses: ReadonlySet<number> = new Set([4, 5, 6, 8, 9, 10, 12]);
/** Roles of parts that have a length. */
const long: ReadonlySet<Role> = new Set(['male', 'rod', 'anchor', 'rivet', 'pin', 'other']);

/**
 * Reads free text as the trade writes it: how many of which part, with spans into `text`, alternatives and confidence. Never throws; reads
 * at most 400 characters. Unrecognised words are in `unknown`, ambiguous numbers in `figures`.
 */
export function readFastener(source: string, options: ReadOptions = {}): FastenerReading {
  const lexicon = lexiconOf(options.tables ?? defaultTables);
  const inCatalogue = options.inCatalogue ?? (() => false);
  const text = new WorkingText(readable(source));
  blankPrices(text);
  text.blankMatch(politeEnd);
  text.blankMatch(/[,;]\s*$/);
  const { found: standards, end: standardEnd } = readStandards(lexicon, text);
  const own = readOwnThread(lexicon.ownThreads, text);
  const guess = firstGuess(lexicon, text, standards, inCatalogue);
  const kind = sizeKindOf(text.text, guess, lexicon);
  let quantity: QuantityReading | null = null;
  const afterStandard = standards.length === 0 ? null : sizeAfterStandard(text, standardEnd, kind);
  if (options.quantity !== false) {
    quantity = readStatedQuantity(text, kind);
  }
  if (standards.length === 0) {
    const wellKnown = readWellKnownStandard(lexicon, text, guess);
    if (wellKnown) standards.push(wellKnown);
  }
  if (options.quantity !== false) quantity ??= readLeadingQuantity(text, kind);
  const sizes = readSizes(text, kind, own?.size ?? afterStandard, own?.pitch ?? null);
  const gradesFor = readGrades(text);
  text.takeMatch(/(?:\s-\s*[nscw](?![a-z0-9]))+\s*$/);
  const { words, brands, unknown, corrected } = readWords(lexicon, text, inCatalogue, options.typing);
  const groups = groupsOf(lexicon, words);
  // `M24 x 80 bolt/nut/washer 8.8/TB` is one structural assembly.
  if (groups.map(({ role }) => role).join() === 'male,nut,washer' && words.some(({ typed }) => /^t[bf]/.test(typed)))
    groups.splice(0, 3, { role: 'male', words: groups.flatMap((each) => each.words) });
  const records = standards.flatMap(({ record }) => (record ? [record] : []));
  if (groups.length === 0 && (records.length > 0 || sizes.size !== null)) groups.push({ role: null, words: [] });

  const bag = new Set(words.map(({ word }) => word));
  const base = groups.map((group) => ({ group, read: familiesOfWords(lexicon, group, records, brands) }));
  const roleOf = (group: WordGroup, families: readonly string[]): Role | null =>
    group.role ?? lexicon.family.get(families[0] ?? '')?.role ?? null;
  const roles = base.map(({ group, read }) => roleOf(group, read.families));
  const named = base.flatMap(({ read }) => read.families.slice(0, 1));
  const hasLength =
    !(named.length > 0 && named.every((id) => id === 'eye_bolt')) &&
    (roles.every((role) => role === null) || roles.some((role) => role !== null && long.has(role)));
  if (options.quantity !== false)
    quantity ??= readTrailingQuantity(
      text,
      sizes.length === null && hasLength ? longestOf(sizes, roles, named) : 0,
      roles.every((role) => role === 'rod') ? 100 : 0,
    );
  const short = roles.length > 0 && roles.every((role) => role === 'nut' || role === 'washer');
  if (options.quantity !== false && quantity === null && short)
    quantity = quantityOfShort(sizes) ?? (sizes.size ? readTimesFigure(text) : null);
  const mayBeLength = sizes.size !== null && sizes.length === null && quantity === null && hasLength;
  if (options.quantity !== false && quantity === null && !mayBeLength && sizes.size !== null)
    quantity = readLastFigure(text);
  if (options.quantity !== false && quantity === null && mayBeLength)
    quantity = readFigureAfterLength(text, longestOf(sizes, roles, named));
  const mayStillBeLength = sizes.size !== null && sizes.length === null && hasLength;
  const { figures, length: guessed } = bareFigures(text, mayStillBeLength ? longestOf(sizes, roles, named) : 0);
  const length = short && quantity?.start === sizes.length?.start ? null : (sizes.length ?? guessed);

  // `m12 nut 8 zinc`: the number among the words of a nut, which has no length, is its class.
  const nutClass = roles.every((role) => role === 'nut')
    ? figures.find(({ start, value }) => start !== quantity?.start && nutClasses.has(value))
    : undefined;

  const usedWords = new Set(base.flatMap(({ read }) => [...read.used]));
  const finishBag = new Set(
    [...bag].filter((word) => !usedWords.has(word) || word === 'galvanised' || word === 'zinc'),
  );
  const finishPhrases = bestPhrases(lexicon.finishes, finishBag);
  const finishes = [...new Set(finishPhrases.flatMap(({ record }) => [record.id]))];
  const finishAlso = finishPhrases.flatMap(({ record }) => record.also ?? []);
  const gradePhrases = bestPhrases(lexicon.grades, finishBag);
  const drilling = base.some(({ read }) => read.families[0] === 'self_drilling_screw');

  const items = base.map(({ group, read }, i): FastenerItem => {
    const role = roles[i] ?? null;
    const system = sizes.size?.system ?? null;
    const grades = gradesFor(role, system, drilling);
    const materials = [
      ...new Set([
        ...grades.materials,
        ...(grades.materials.length > 0
          ? []
          : gradePhrases.flatMap(({ record }) => (record.material ? materialsOf(record.material) : []))),
      ]),
    ];
    const strengths = [
      ...new Set([
        ...grades.strengths,
        ...(grades.strengths.length > 0
          ? []
          : gradePhrases.flatMap(({ record }) => (record.strength ? strengthsOf(record.strength) : []))),
      ]),
    ];
    if (role === 'male' && materials.length + strengths.length === 0)
      strengths.push(...records.flatMap(({ strength }) => strength ?? []));
    const ofNut =
      role === 'nut' && system === 'metric' && materials.length + strengths.length === 0 ? nutClass : undefined;
    if (ofNut) strengths.push(String(ofNut.value));
    // Rivets are sold by the metal of their body; elsewhere steel says nothing.
    if (role === 'rivet' && materials.length === 0 && bag.has('steel')) materials.push('steel');
    const name = new Set((lexicon.family.get(read.families[0] ?? '')?.name ?? '').toLowerCase().split(/[^a-z]+/));
    const own = new Set(group.words.map(({ word }) => word).filter((word) => !name.has(word)));
    const features = [
      ...records.flatMap((record) => record.features ?? []),
      ...lexicon.features
        .filter(({ words: each }) => each.every((word) => own.has(word)))
        .map(({ record }) => record.id),
    ];
    const stated = sizes.thread.series;
    const [implied] = records.flatMap(({ thread }) => threadOfStandard(thread, sizes.size) ?? []);
    const instead = familyInstead({
      role,
      family: read.families[0] ?? null,
      words: group.words.map(({ word }) => word),
      strengths,
      length,
      isSquare: sizes.square,
      isGauge: sizes.size?.system === 'number',
      hasWings: bag.has('wing'),
    });
    return {
      families: instead === null ? read.families : [instead, ...read.families],
      named: instead === null ? read.named : 1,
      role,
      size: sizes.size,
      thread: { ...sizes.thread, series: stated ?? implied ?? null },
      length: role === null || long.has(role) || role === 'adhesive' || groups.length === 1 ? length : null,
      dimensions: sizes.dimensions,
      materials,
      strengths,
      finishes: [...new Set([...finishes, ...finishAlso])],
      features: [...new Set(features)],
      coating: grades.coating,
    };
  });

  const says = (word: string): FastenerReading['known'][number]['says'] => {
    if (finishPhrases.some(({ words: each }) => each.includes(word))) return 'finish';
    if (gradePhrases.some(({ words: each }) => each.includes(word))) return 'grade';
    if (usedWords.has(word)) return 'family';
    return lexicon.features.some(({ words: each }) => each.includes(word)) ? 'feature' : 'family';
  };
  const known = words
    .filter(({ word }) => word !== 'head' && word !== 'and' && word !== 'with')
    .map(({ word, start, end, typed }) => ({ text: typed, meant: word, start, end, says: says(word) }));
  const described = new Set(items.flatMap(({ features }) => features));
  const inWordsOf = (ids: readonly string[], word: string): boolean =>
    ids.some((id) => lexicon.family.get(id)?.words.some((phrase) => phrase.split(' ').includes(word)));
  const unused = known.flatMap(({ text: typed, meant, start, end, says: as }) => {
    const decides =
      (as !== 'family' && as !== 'feature') ||
      (usedWords.has(meant) && !resins.has(meant)) ||
      lexicon.features.some(({ record, words: each }) => described.has(record.id) && each.includes(meant));
    const inName = items.some(({ families }) => inWordsOf(families.slice(0, 1), meant));
    // `thin lock nut`: a name of another family that the words may mean.
    const inAnother = !inName && items.some(({ families }) => inWordsOf(families, meant));
    return decides || inAnother || isFiller(meant) || isFiller(typed)
      ? []
      : [{ text: typed, meant, start, end, inName }];
  });
  const isClassOfNut = (figure: FigureReading) =>
    figure === nutClass &&
    items.some(({ role, strengths }) => role === 'nut' && strengths.includes(String(figure.value)));
  const written = text.text.replace(/[^\p{L}\p{N}]+/gu, '').length || 1;
  const lost = [...unknown, ...unused.filter(({ inName }) => !inName)]
    .filter(({ text: word }) => !isFiller(word))
    .reduce((sum, { start, end }) => sum + end - start, 0);
  const clear = items.every(({ families, named }) => families.length > 0 && named <= 1) ? 1 : 0.7;
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
    confidence: Math.max(0, (1 - lost / written) * clear * (guessed === null ? 1 : 0.7)),
  };
}
