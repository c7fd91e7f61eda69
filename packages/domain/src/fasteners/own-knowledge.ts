import { familiesOfWords, groupsOf } from './read-families.ts';
import { readGrades } from './read-grade.ts';
import { readWords } from './read-words.ts';
import { defaultTables, extendTables, type Lexicon, lexiconOf } from './tables.ts';
import type { FamilyRecord, FastenerTables, FinishRecord, GradeRecord, Role, StandardRecord } from './types.ts';
import { readable, WorkingText } from './working-text.ts';

/** What a supplier adds to the tables through feeds; travels with the stock list, so that everybody's search reads the same. */
export interface OwnKnowledge {
  /** Words that are replaced before a search is read. */
  readonly synonyms: readonly { readonly from: string; readonly to: string }[];
  readonly families: readonly {
    readonly family: string;
    readonly name: string;
    readonly kind: string;
    readonly names: readonly string[];
    readonly nearest: string | null;
  }[];
  readonly standards: readonly {
    readonly standard: string;
    readonly families: readonly string[];
    readonly same_as: readonly string[];
  }[];
  readonly threads: readonly {
    readonly thread: string;
    readonly diameter: number;
    readonly pitch: number | null;
    readonly names: readonly string[];
  }[];
  readonly grades: readonly {
    readonly grade: string;
    readonly names: readonly string[];
    readonly ranks_as: string | null;
  }[];
  readonly finishes: readonly {
    readonly finish: string;
    readonly names: readonly string[];
    readonly ranks_as: string | null;
  }[];
}

/** Values of the feed's column `kind` that are not roles themselves. */
const roles: Readonly<Record<string, Role>> = { 'bolt or screw': 'male', ring: 'clip' };
const unthreaded: ReadonlySet<string> = new Set(['rivet', 'pin', 'ring']);

/**
 * A name in the words that the grammar reads it as: `Anchor plates` is `anchor plated`, because `plate` is read as `plated`. Figures are
 * left out, because they are sizes.
 */
function canonical({ aliases, vocabulary }: Lexicon, name: string): string {
  const words = readable(name).match(/[a-z0-9&]+/g) ?? [];
  return words
    .filter((word) => !/^\d+$/.test(word))
    .flatMap((word) => {
      const singular = /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
      for (const form of [word, singular]) {
        const alias = aliases.get(form);
        if (alias) return alias;
        if (vocabulary.has(form)) return [form];
      }
      return [singular];
    })
    .join(' ');
}

const phrasesOf = (lexicon: Lexicon, names: readonly string[]): string[] => [
  ...new Set(names.map((name) => canonical(lexicon, name)).filter((phrase) => phrase !== '')),
];

/** Ids of the families that a text names: a code of the feed, or words such as `hex bolt`. */
function familyIds(lexicon: Lexicon, text: string): readonly string[] {
  const id = text.trim().toLowerCase();
  if (lexicon.family.has(id)) return [id];
  const { words, brands } = readWords(lexicon, new WorkingText(readable(text)), () => true);
  const [group] = groupsOf(lexicon, words);
  return group ? familiesOfWords(lexicon, group, [], brands).families.slice(0, 1) : [];
}

function standardRecord(lexicon: Lexicon, { standard, families, same_as }: OwnKnowledge['standards'][number]) {
  const at = standard.trim().lastIndexOf(' ');
  const named = families.flatMap((text) => familyIds(lexicon, text));
  const same = same_as.map((each) => each.trim().toUpperCase());
  const ofSame = same.flatMap((name) => lexicon.standards.get(name)?.families ?? []);
  const record: StandardRecord = {
    body: standard.trim().slice(0, Math.max(0, at)),
    number: standard.trim().slice(at + 1),
    families: [...new Set(named.length > 0 ? named : ofSame)],
    ...(same.length > 0 && { same }),
    source: 'feed',
    own: true,
  };
  return record;
}

function gradeRecord(lexicon: Lexicon, { grade, names, ranks_as }: OwnKnowledge['grades'][number]): GradeRecord {
  const { materials, strengths } = readGrades(new WorkingText(readable(ranks_as ?? '')))(null, null, false);
  const [material] = materials;
  return {
    id: grade,
    words: phrasesOf(lexicon, [grade, ...names]),
    ...(material === undefined ? { strength: grade } : { material: grade }),
    ranksAs: { materials, strengths },
  };
}

/** The portal's tables with a supplier's own records before them. */
export function tablesWith(own: OwnKnowledge | undefined): FastenerTables {
  if (!own) return defaultTables;
  const base = lexiconOf(defaultTables);
  const families = own.families.map(
    ({ family, name, kind, names }): FamilyRecord => ({
      id: family,
      name,
      role: roles[kind] ?? (kind as Role),
      words: phrasesOf(base, [name, ...names]),
      rank: 2,
      ...(unthreaded.has(kind) && { unthreaded: true as const }),
    }),
  );
  const withFamilies = lexiconOf(extendTables({ families }));
  const finishes = own.finishes.map(
    ({ finish, names }): FinishRecord => ({
      id: finish.toLowerCase(),
      name: finish,
      words: phrasesOf(base, [finish, ...names]),
    }),
  );
  return extendTables({
    families: families.map((record, i) => {
      const [nearest] = familyIds(withFamilies, own.families[i]?.nearest ?? '');
      return nearest === undefined || nearest === record.id ? record : { ...record, nearest };
    }),
    standards: own.standards.map((each) => standardRecord(withFamilies, each)),
    threads: own.threads.map(({ thread, diameter, pitch, names }) => ({
      designation: thread,
      names: [thread, ...names],
      mm: diameter,
      pitch,
    })),
    grades: own.grades.map((each) => gradeRecord(base, each)),
    finishes,
  });
}
