import { type FeedRow, type Problem, readFeed, withJoinedColumns } from '@portal/feeds/reading';
import { shownKey } from '@portal/feeds/records';
import type { Clock } from '../clock.ts';
import { type Database, sql } from '../db/database.ts';
import { StatementError } from '../db/errors.ts';
import type { Tables } from '../db/schema.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { longTransaction, recordHeartbeat } from './loads.ts';
import { openFile, type ReadSheet } from './open-file.ts';
import type { Problems } from './report.ts';
import type { SourceFile } from './source-files.ts';

/** Rows per statement. The embedded database runs one statement at a time, so buyers' saves wait for this many rows. */
const batchSizes: Readonly<Record<Database['kind'], number>> = { pglite: 1_000, postgres: 4_000 };
/** Milliseconds between two heartbeats. */
const heartbeatInterval = 1_000;
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

/** Writes rows beside the live ones. Returns whether the load already had a row with one of their keys; the earlier row stays. */
async function writeRows({ database, loadId }: Staging, feed: string, rows: readonly FeedRow[]): Promise<boolean> {
  const keys = rows.map(({ key }) => key);
  const lines = rows.map(({ line }) => line);
  const records = rows.map(({ record, isDeleted }) => (isDeleted ? null : JSON.stringify(record)));
  const insert = sql`
    INSERT INTO feed_row (feed, key, since, line, record, deleted)
    SELECT ${feed}, key, ${loadId}, line, coalesce(record::jsonb, '{}'), record IS NULL
    FROM unnest(${keys}::text[], ${lines}::int[], ${records}::text[]) AS given (key, line, record)`;
  try {
    // Looking for duplicates before each insert would take a quarter of the time, and there are hardly ever any.
    await database.query(insert);
    return false;
  } catch (error) {
    if (!(error instanceof StatementError && error.code === '23505')) throw error;
    await database.query(sql`${insert} ON CONFLICT DO NOTHING`);
    return true;
  }
}

async function reportDuplicates(staging: Staging, { feed, file }: SourceFile, rows: readonly FeedRow[]): Promise<void> {
  const first = await staging.database.query<Staged>(sql`
    SELECT key, line FROM feed_row
    WHERE feed = ${feed.name} AND since = ${staging.loadId} AND key = ANY(${rows.map(({ key }) => key)}::text[])`);
  const lineOf = new Map(first.map(({ key, line }) => [key, line]));
  for (const { key, line } of rows.filter((row) => lineOf.get(row.key) !== row.line)) {
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

/** Writes one batch while the next one is read. Throws with the next call if a batch could not be written. */
class RowWriter {
  readonly #staging: Staging;
  readonly #source: SourceFile;
  readonly #size: number;
  #batch: FeedRow[] = [];
  #writing: Promise<void> = Promise.resolve();
  #unreported = 0;
  #reported = performance.now();

  constructor(staging: Staging, source: SourceFile) {
    this.#staging = staging;
    this.#source = source;
    this.#size = batchSizes[staging.database.kind];
  }

  async add(row: FeedRow): Promise<void> {
    this.#batch.push(row);
    if (this.#batch.length === this.#size) await this.#next();
  }

  async end(): Promise<void> {
    await this.#next();
    await this.#writing;
    await this.#report();
  }

  async #next(): Promise<void> {
    const rows = this.#batch;
    this.#batch = [];
    await this.#writing;
    this.#writing = this.#write(rows);
    // The next call that awaits it gets the error; until then it must not count as unhandled.
    this.#writing.catch(() => undefined);
  }

  async #write(rows: readonly FeedRow[]): Promise<void> {
    if (rows.length === 0) return;
    const isDoubled = await writeRows(this.#staging, this.#source.feed.name, rows);
    if (isDoubled) await reportDuplicates(this.#staging, this.#source, rows);
    this.#unreported += rows.length;
    if (performance.now() - this.#reported >= heartbeatInterval) await this.#report();
  }

  async #report(): Promise<void> {
    const { database, clock, loadId } = this.#staging;
    await recordHeartbeat(database, clock, loadId, this.#unreported);
    this.#unreported = 0;
    this.#reported = performance.now();
  }
}

/** Reads a file into the database, beside the live rows. Returns the number of its rows. */
export async function stageFile(staging: Staging, source: SourceFile): Promise<number> {
  const { problems } = staging;
  const writer = new RowWriter(staging, source);
  let rows = 0;
  for await (const item of readFeed(source, withJoinedColumns(source.layout, openFile(source, staging.readSheet)))) {
    if ('row' in item) {
      rows += 1;
      await writer.add(item.row);
      continue;
    }
    problems.add(item.problem);
    if (problems.countsOf(source.feed.name).errors >= maxErrors) {
      problems.add(tooMany(source));
      break;
    }
  }
  await writer.end();
  return rows;
}

/** Updates statistics, so that the database plans for the rows of a load. */
export async function measureRows(database: Database): Promise<void> {
  await longTransaction(database, (tx) => tx.query(sql`ANALYZE feed_row`));
}

function tooMany({ feed: { name }, file }: SourceFile): Problem {
  const message = messages.rows.tooManyErrors(maxErrors);
  const remedy = messages.rows.tooManyErrorsRemedy;
  return { level: 'error', feed: name, file, line: null, column: null, value: null, message, remedy };
}
