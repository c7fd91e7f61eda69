import { familyInstead } from './family-instead.ts';
import { bestPhrases, type FamiliesRead, type WordGroup } from './read-families.ts';
import { materialsOf, type readGrades, strengthsOf } from './read-grade.ts';
import type { SizesRead } from './read-size.ts';
import type { TradeWord } from './read-words.ts';
import type { Lexicon } from './tables.ts';
import type { FastenerItem, FigureReading, LengthReading, Role, SizeReading, StandardRecord } from './types.ts';

/** Words that name one part, and the families they mean. */
export interface NamedPart {
  readonly group: WordGroup;
  readonly read: FamiliesRead;
}

/** Finishes and grades that the words of a text name, and the words that decided a family. */
export interface PhrasesRead {
  readonly words: ReadonlySet<string>;
  readonly usedWords: ReadonlySet<string>;
  readonly finishes: Lexicon['finishes'];
  readonly grades: Lexicon['grades'];
}

export function phrasesOf(lexicon: Lexicon, typed: readonly TradeWord[], parts: readonly NamedPart[]): PhrasesRead {
  const words = new Set(typed.map(({ word }) => word));
  const usedWords = new Set(parts.flatMap(({ read }) => [...read.used]));
  // These name a finish even where they have decided a family.
  const bag = new Set([...words].filter((word) => !usedWords.has(word) || word === 'galvanised' || word === 'zinc'));
  return {
    words,
    usedWords,
    finishes: bestPhrases(lexicon.finishes, bag),
    grades: bestPhrases(lexicon.grades, bag),
  };
}

/** Everything that was read of a text, by which its parts are described. */
export interface ItemFacts {
  readonly lexicon: Lexicon;
  readonly records: readonly StandardRecord[];
  readonly parts: readonly NamedPart[];
  /** By part. */
  readonly roles: readonly (Role | null)[];
  readonly sizes: SizesRead;
  readonly length: LengthReading | null;
  readonly gradesFor: ReturnType<typeof readGrades>;
  readonly phrases: PhrasesRead;
  /** The figure that is the class of a metric nut. */
  readonly nutClass: FigureReading | undefined;
}

/** Roles of parts that have a length. */
export const rolesWithLength: ReadonlySet<Role> = new Set(['male', 'rod', 'anchor', 'rivet', 'pin', 'other']);

/** The parts of a text, each with the facts that apply to it. */
export function itemsOf(facts: ItemFacts): FastenerItem[] {
  const { records, parts, roles, sizes, length, phrases } = facts;
  const finishes = [
    ...phrases.finishes.map(({ record }) => record.id),
    ...phrases.finishes.flatMap(({ record }) => record.also ?? []),
  ];
  const isDrilling = parts.some(({ read }) => read.families[0] === 'self_drilling_screw');
  const [seriesOfStandard] = records.flatMap(({ thread }) => threadOfStandard(thread, sizes.size) ?? []);
  return parts.map(({ group, read }, i): FastenerItem => {
    const role = roles[i] ?? null;
    const { materials, strengths, coating } = gradesOf(facts, role, isDrilling);
    const instead = familyInstead({
      role,
      family: read.families[0] ?? null,
      words: group.words.map(({ word }) => word),
      strengths,
      length,
      isSquare: sizes.square,
      isGauge: sizes.size?.system === 'number',
      hasWings: phrases.words.has('wing'),
    });
    return {
      families: instead === null ? read.families : [instead, ...read.families],
      named: instead === null ? read.named : 1,
      role,
      words: group.words.map(({ start, end }) => ({ start, end })),
      size: sizes.size,
      thread: { ...sizes.thread, series: sizes.thread.series ?? seriesOfStandard ?? null },
      length: role === null || rolesWithLength.has(role) || role === 'adhesive' || parts.length === 1 ? length : null,
      dimensions: sizes.dimensions,
      materials,
      strengths,
      finishes: [...new Set(finishes)],
      features: featuresOf(facts, group, read),
      coating,
    };
  });
}

const threadOfStandard = (thread: string | undefined, size: SizeReading | null) =>
  thread === undefined || (thread.startsWith('UN') && size?.system !== 'inch')
    ? null
    : (thread as 'fine' | 'coarse' | 'UNC' | 'UNF');

/** Materials and classes: those in the text before those of its words, and those before what its standard or figure implies. */
function gradesOf({ records, sizes, gradesFor, phrases, nutClass }: ItemFacts, role: Role | null, drilling: boolean) {
  const system = sizes.size?.system ?? null;
  const read = gradesFor(role, system, drilling);
  const ofWords = phrases.grades.map(({ record }) => record);
  const materials = [
    ...new Set(
      read.materials.length > 0
        ? read.materials
        : ofWords.flatMap(({ material }) => (material ? materialsOf(material) : [])),
    ),
  ];
  const strengths = [
    ...new Set(
      read.strengths.length > 0
        ? read.strengths
        : ofWords.flatMap(({ strength }) => (strength ? strengthsOf(strength) : [])),
    ),
  ];
  if (role === 'male' && materials.length + strengths.length === 0)
    strengths.push(...records.flatMap(({ strength }) => strength ?? []));
  const isNutWithoutGrade = role === 'nut' && system === 'metric' && materials.length + strengths.length === 0;
  if (isNutWithoutGrade && nutClass) strengths.push(String(nutClass.value));
  // Rivets are sold by the metal of their body; elsewhere steel says nothing.
  if (role === 'rivet' && materials.length === 0 && phrases.words.has('steel')) materials.push('steel');
  return { materials, strengths, coating: read.coating };
}

/** Features of the standard, and of the part's words that are not its family's name. */
function featuresOf({ lexicon, records }: ItemFacts, group: WordGroup, { families }: FamiliesRead): readonly string[] {
  const name = new Set((lexicon.family.get(families[0] ?? '')?.name ?? '').toLowerCase().split(/[^a-z]+/));
  const own = new Set(group.words.map(({ word }) => word).filter((word) => !name.has(word)));
  const named = lexicon.features.filter(({ words }) => words.every((word) => own.has(word)));
  return [...new Set([...records.flatMap(({ features }) => features ?? []), ...named.map(({ record }) => record.id)])];
}
