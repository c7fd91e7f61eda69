import type { FeedMapping } from '../mapping/index.ts';
import { type Feed, feeds } from '../records/index.ts';
import { type Formats, plainFormats } from '../values/index.ts';
import { guessFormats } from './guess-formats.ts';
import { type Match, matchColumn } from './match-column.ts';
import { booleanWords } from './value-words.ts';

/** The beginning of a file: its columns and some rows as text. */
export interface Sample {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Workbooks and JSON have typed numbers and dates, so no formats are guessed. */
  readonly hasOwnFormats?: boolean;
}

export interface Guess {
  readonly feed: string;
  readonly mapping: FeedMapping;
  /** For each column of the file, the column of the feed that it fills; null for none. */
  readonly matches: readonly (Match | null)[];
}

/** A match below this is more often wrong than right. */
const leastPercent = 45;

const valuesOf = (rows: Sample['rows'], place: number) => rows.map((cells) => (cells[place] ?? '').trim());

/** Pairs columns of the file with those of the feed, the surest first; each only once. */
function matchColumns(feed: Feed, { names, rows }: Sample, formats: Formats | null): readonly (Match | null)[] {
  const pairs = names.flatMap((name, place) => {
    const given = { name, values: valuesOf(rows, place) };
    return Object.entries(feed.columns).flatMap(([column, type]) => {
      const match = matchColumn(given, column, type, formats);
      return match && match.percent >= leastPercent ? [{ place, match }] : [];
    });
  });
  const chosen = new Map<number, Match>();
  const taken = new Set<string>();
  for (const { place, match } of pairs.toSorted((a, b) => b.match.percent - a.match.percent)) {
    if (chosen.has(place) || taken.has(match.column)) continue;
    chosen.set(place, match);
    taken.add(match.column);
  }
  return names.map((_, place) => chosen.get(place) ?? null);
}

const formattedKinds: ReadonlySet<string> = new Set(['integer', 'decimal', 'date']);

/** The formats of the columns that hold numbers or dates by their names: elsewhere a property class such as 8.8 looks like a number. */
function formatsFor(feed: Feed, sample: Sample): Formats {
  if (sample.hasOwnFormats) return plainFormats;
  const byName = matchColumns(feed, sample, null);
  const cells = byName.flatMap((match, place) =>
    match && formattedKinds.has(feed.columns[match.column]?.type.kind ?? '') ? valuesOf(sample.rows, place) : [],
  );
  return guessFormats(cells);
}

/** Rates how well a file fits a feed: the required columns count most, then the share of the file that is used. */
function fitOf(feed: Feed, matches: readonly (Match | null)[]): number {
  const percentOf = (column: string) => matches.find((match) => match?.column === column)?.percent ?? 0;
  const needed = Object.entries(feed.columns).flatMap(([name, { required }]) => (required ? [name] : []));
  const neededFit = needed.reduce((sum, name) => sum + percentOf(name), 0) / needed.length;
  const used = matches.reduce((sum, match) => sum + (match?.percent ?? 0), 0) / Math.max(matches.length, 1);
  return 2 * neededFit + used;
}

/** Words of another language for yes and no, as the feed reads them. */
function booleanValues(values: readonly string[]): Readonly<Record<string, string>> {
  const words = [...new Set(values)].flatMap((value) => {
    const word = booleanWords.get(value.toLowerCase());
    return word === undefined ? [] : [[value, word] as const];
  });
  return Object.fromEntries(words);
}

/** Grams in a column of kilograms. */
const isInGrams = (name: string) => /\(g\)|\bin g\b|\bgrams?\b|_g$/i.test(name);

function mappingOf(feed: Feed, sample: Sample, formats: Formats, matches: readonly (Match | null)[]): FeedMapping {
  const columns: Record<string, string> = {};
  const values: Record<string, Record<string, string>> = {};
  const multiply: Record<string, number> = {};
  matches.forEach((match, place) => {
    const name = sample.names[place];
    if (!match || name === undefined) return;
    if (name !== match.column) columns[match.column] = name;
    const column = feed.columns[match.column];
    if (column?.unit === 'kg' && isInGrams(name)) multiply[match.column] = 0.001;
    if (column?.type.kind !== 'boolean') return;
    const words = booleanValues(valuesOf(sample.rows, place));
    if (Object.keys(words).length > 0) values[match.column] = words;
  });
  return { ...formats, columns, constants: {}, values, multiply, leave_out: {} };
}

/** Proposes how a file is read: by this feed, or by the one that it fits best. */
export function guessMapping(sample: Sample, wanted?: Feed): Guess {
  const candidates = (wanted ? [wanted] : feeds).map((feed) => {
    const formats = formatsFor(feed, sample);
    const matches = matchColumns(feed, sample, formats);
    return { feed, formats, matches, fit: fitOf(feed, matches) };
  });
  const [best] = candidates.toSorted((a, b) => b.fit - a.fit);
  if (!best) throw new Error('There are no feeds.');
  return {
    feed: best.feed.name,
    mapping: mappingOf(best.feed, sample, best.formats, best.matches),
    matches: best.matches,
  };
}
