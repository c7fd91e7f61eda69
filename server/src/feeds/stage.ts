import { type FeedRow, type Problem, readFeed, withJoinedColumns } from '@portal/feeds/reading';
import { shownKey } from '@portal/feeds/records';
import type { Clock } from '../clock.ts';
import { type Database, sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { keepAlive } from './loads.ts';
import { openFile, type ReadSheet } from './open-file.ts';
import type { Problems } from './report.ts';
import type { SourceFile } from './source-files.ts';

/** Rows per statement: few enough that buyers' saves are not delayed. */
const batchSize = 1_000;
/** With this many errors it is probably the wrong file, and reading stops. */
const maxErrors = 10_000;

interface Staging {
  readonly database: Database;
  readonly clock: Clock;
  readonly loadId: number;
  readonly readSheet: ReadSheet;
  readonly problems: Problems;
}

type Staged = Pick<Tables['feed_row'], 'key' | 'line'>;

/** Writes rows beside the live ones. Returns the rows whose key the load already has. */
async function writeRows(
  { database, loadId }: Staging,
  feed: string,
  rows: readonly FeedRow[],
): Promise<readonly FeedRow[]> {
  const keys = rows.map(({ key }) => key);
  const lines = rows.map(({ line }) => line);
  const records = rows.map(({ record, isDeleted }) => (isDeleted ? null : JSON.stringify(record)));
  const written = await database.query<Pick<Staged, 'key'>>(sql`
    INSERT INTO feed_row (feed, key, since, line, record, deleted)
    SELECT ${feed}, key, ${loadId}, line, coalesce(record::jsonb, '{}'), record IS NULL
    FROM unnest(${keys}::text[], ${lines}::int[], ${records}::text[]) AS given (key, line, record)
    ON CONFLICT DO NOTHING RETURNING key`);
  if (written.length === rows.length) return [];
  const first = new Set(written.map(({ key }) => key));
  return rows.filter(({ key }) => !first.delete(key));
}

async function reportDuplicates(staging: Staging, { feed, file }: SourceFile, rows: readonly FeedRow[]): Promise<void> {
  const first = await staging.database.query<Staged>(sql`
    SELECT key, line FROM feed_row
    WHERE feed = ${feed.name} AND since = ${staging.loadId} AND key = ANY(${rows.map(({ key }) => key)}::text[])`);
  const lineOf = new Map(first.map(({ key, line }) => [key, line]));
  for (const { key, line } of rows) {
    staging.problems.add({
      level: 'error',
      feed: feed.name,
      file,
      line,
      column: feed.key.join(' + '),
      value: shownKey(key),
      message: messages.rows.duplicate(lineOf.get(key)),
      remedy: messages.rows.duplicateRemedy,
    });
  }
}

/** Reads a file into the database, beside the live rows. Returns the number of its rows. */
export async function stageFile(staging: Staging, source: SourceFile): Promise<number> {
  const { feed } = source;
  const { problems, database, clock, loadId } = staging;
  let batch: FeedRow[] = [];
  let rows = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const duplicates = await writeRows(staging, feed.name, batch);
    if (duplicates.length > 0) await reportDuplicates(staging, source, duplicates);
    await keepAlive(database, clock, loadId, batch.length);
    batch = [];
  };
  for await (const item of readFeed(source, withJoinedColumns(source.layout, openFile(source, staging.readSheet)))) {
    if ('problem' in item) {
      problems.add(item.problem);
      if (problems.countsOf(feed.name).errors >= maxErrors) {
        problems.add(tooMany(source));
        break;
      }
    } else {
      rows += 1;
      batch.push(item.row);
      if (batch.length === batchSize) await flush();
    }
  }
  await flush();
  await database.query(sql`ANALYZE feed_row`);
  return rows;
}

function tooMany({ feed: { name }, file }: SourceFile): Problem {
  const message = messages.rows.tooManyErrors(maxErrors);
  const remedy = messages.rows.tooManyErrorsRemedy;
  return { level: 'error', feed: name, file, line: null, column: null, value: null, message, remedy };
}
