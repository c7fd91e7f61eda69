import { type OwnKnowledge, type OwnRanks, ownRanks } from '@portal/domain/fasteners';
import { sql, type Transaction } from '../db/database.ts';

/** Feeds that extend what the portal knows about fasteners. */
export const knowledgeFeeds = ['search-synonyms', 'families', 'standards', 'threads', 'grades', 'finishes'] as const;
type KnowledgeFeed = Exclude<(typeof knowledgeFeeds)[number], 'search-synonyms'>;

interface Row {
  readonly feed: KnowledgeFeed;
  readonly record: Readonly<Record<string, unknown>>;
}

const numbers: ReadonlySet<string> = new Set(['diameter', 'pitch']);
const lists: ReadonlySet<string> = new Set(['names', 'families', 'same_as']);

const valuesOf = (record: Row['record']) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      numbers.has(name) && value !== null ? Number(value) : lists.has(name) ? (value ?? []) : value,
    ]),
  );

/** How the supplier's own grades and finishes compare with others. Reads only these two feeds, because every part page needs it. */
export async function readRanks(db: Pick<Transaction, 'query'>): Promise<OwnRanks> {
  const rows = await db.query<Row>(sql`
    SELECT feed, record FROM feed_row WHERE feed IN ('grades', 'finishes') AND until IS NULL`);
  const of = <Feed extends 'grades' | 'finishes'>(feed: Feed) =>
    rows.filter((row) => row.feed === feed).map(({ record }) => valuesOf(record)) as unknown as OwnKnowledge[Feed];
  return ownRanks({ grades: of('grades'), finishes: of('finishes') });
}

/** What the supplier's feeds add to the words and tables of search; undefined if they add nothing. */
export async function readKnowledge(db: Pick<Transaction, 'query'>): Promise<OwnKnowledge | undefined> {
  const names: readonly string[] = knowledgeFeeds;
  const rows = await db.query<Row>(sql`
    SELECT feed, record FROM feed_row WHERE feed = ANY(${names}::text[]) AND until IS NULL ORDER BY feed, key`);
  const synonyms = await db.query<OwnKnowledge['synonyms'][number]>(sql`
    SELECT match AS "from", replacement AS "to" FROM search_mutation ORDER BY match`);
  if (rows.length + synonyms.length === 0) return undefined;
  const of = <Feed extends KnowledgeFeed>(feed: Feed) =>
    rows.filter((row) => row.feed === feed).map(({ record }) => valuesOf(record)) as unknown as OwnKnowledge[Feed];
  return {
    synonyms,
    families: of('families'),
    standards: of('standards'),
    threads: of('threads'),
    grades: of('grades'),
    finishes: of('finishes'),
  };
}
