import { brandRecords } from './brands.ts';
import { familyRecords } from './families.ts';
import { featureRecords } from './features.ts';
import { finishRecords } from './finishes.ts';
import { gradeRecords } from './grades.ts';
import { type Designated, designated } from './own-patterns.ts';
import { standardRecords } from './standards.ts';
import { standardsElsewhere } from './standards-elsewhere.ts';
import type { BrandRecord, FamilyRecord, FastenerTables, StandardRecord, ThreadRecord } from './types.ts';
import { filler, wordRecords } from './words.ts';
import { wordsElsewhere } from './words-elsewhere.ts';

export const defaultTables: FastenerTables = {
  words: [...wordRecords, ...wordsElsewhere],
  families: familyRecords,
  standards: [...standardRecords, ...standardsElsewhere(standardRecords)],
  grades: gradeRecords,
  finishes: finishRecords,
  features: featureRecords,
  brands: brandRecords,
  threads: [],
};

/** Returns the tables with a supplier's own records before the default ones. */
export function extendTables(more: Partial<FastenerTables>, tables: FastenerTables = defaultTables): FastenerTables {
  return {
    words: [...(more.words ?? []), ...tables.words],
    families: [...(more.families ?? []), ...tables.families],
    standards: [...(more.standards ?? []), ...tables.standards],
    grades: [...(more.grades ?? []), ...tables.grades],
    finishes: [...(more.finishes ?? []), ...tables.finishes],
    features: [...(more.features ?? []), ...tables.features],
    brands: [...(more.brands ?? []), ...tables.brands],
    threads: [...(more.threads ?? []), ...tables.threads],
  };
}

/** A record with one of its phrases, in words, without `head`, which buyers may leave out. */
export interface Phrase<Record> {
  readonly words: readonly string[];
  readonly record: Record;
}

/** Tables prepared for reading; built once per set of tables. */
export interface Lexicon {
  readonly tables: FastenerTables;
  /** Alternative spelling → canonical words. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  readonly vocabulary: ReadonlySet<string>;
  readonly brands: ReadonlyMap<string, BrandRecord>;
  readonly families: readonly Phrase<FamilyRecord>[];
  readonly family: ReadonlyMap<string, FamilyRecord>;
  readonly finishes: readonly Phrase<FastenerTables['finishes'][number]>[];
  readonly grades: readonly Phrase<FastenerTables['grades'][number]>[];
  readonly features: readonly Phrase<FastenerTables['features'][number]>[];
  readonly standards: ReadonlyMap<string, StandardRecord>;
  readonly ownStandards: readonly Designated<StandardRecord>[];
  readonly ownThreads: readonly Designated<ThreadRecord>[];
}

const phrases = <Record extends { readonly words: readonly string[] }>(records: readonly Record[]): Phrase<Record>[] =>
  records.flatMap((record) =>
    record.words.map((text) => ({ words: text.split(' ').filter((word) => word !== 'head'), record })),
  );

/** Several records may name one family, a supplier's own first: the first defines it, all of them name it. */
function byId(records: readonly FamilyRecord[]): ReadonlyMap<string, FamilyRecord> {
  const families = new Map<string, FamilyRecord>();
  for (const record of records) {
    const first = families.get(record.id);
    families.set(record.id, first ? { ...first, words: [...first.words, ...record.words] } : record);
  }
  return families;
}

const cache = new WeakMap<FastenerTables, Lexicon>();

/** Compiled lookup tables, cached by the identity of `tables`. */
export function lexiconOf(tables: FastenerTables): Lexicon {
  const known = cache.get(tables);
  if (known) return known;
  const families = phrases(tables.families);
  const finishes = phrases(tables.finishes);
  const grades = phrases(tables.grades);
  const features = phrases(tables.features);
  const aliases = new Map<string, readonly string[]>();
  for (const { word, as } of tables.words) {
    for (const written of as) if (!aliases.has(written)) aliases.set(written, word.split(' '));
  }
  const vocabulary = new Set<string>(['head']);
  for (const { words } of [...families, ...finishes, ...grades, ...features])
    for (const word of words) vocabulary.add(word);
  for (const words of aliases.values()) for (const word of words) vocabulary.add(word);
  const standards = new Map<string, StandardRecord>();
  for (const record of tables.standards) {
    const name = `${record.body} ${record.number}`;
    if (!standards.has(name)) standards.set(name, record);
  }
  const lexicon: Lexicon = {
    tables,
    aliases,
    vocabulary,
    brands: new Map(tables.brands.map((brand) => [brand.word, brand])),
    families,
    family: byId(tables.families),
    finishes,
    grades,
    features,
    standards,
    ownStandards: designated(
      tables.standards.filter(({ own }) => own),
      ({ body, number }) => [`${body} ${number}`],
    ),
    ownThreads: designated(tables.threads, ({ names }) => names),
  };
  cache.set(tables, lexicon);
  return lexicon;
}

export const isFiller = (word: string): boolean => filler.has(word);

/** Returns the equivalent standards of a standard, in both directions. */
export function sameStandards(name: string, tables: FastenerTables = defaultTables): readonly string[] {
  const lexicon = lexiconOf(tables);
  const named = lexicon.standards.get(name)?.same ?? [];
  const naming = tables.standards
    .filter(({ same }) => same?.includes(name))
    .map(({ body, number }) => `${body} ${number}`);
  return [...new Set([...named, ...naming])];
}
