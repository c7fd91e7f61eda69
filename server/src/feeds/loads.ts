import { hostname } from 'node:os';
import type { Clock } from '../clock.ts';
import { type Database, sql, type Transaction } from '../db/database.ts';
import { StatementError } from '../db/errors.ts';
import type { Tables } from '../db/schema.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import { storeProblems } from './load-problems.ts';
import type { LoadReport } from './report.ts';

export type LoadRow = Omit<Tables['feed_load'], 'report'> & { readonly report: Partial<LoadReport> };
export type Ending = NonNullable<LoadRow['ending']>;
type Queries = Pick<Transaction, 'query'>;

/** Another load is running. */
export class LoadBusy extends UsageError {
  override name = 'LoadBusy';
}

/** Milliseconds without a heartbeat after which a load counts as interrupted. */
const heartbeatTimeout = 60_000;
/** Milliseconds for statements over an entire catalogue. */
const longDeadline = 600_000;
/** Memory of PostgreSQL for each of their sorts and joins. With its default of 4 MB, millions of rows go through temporary files. */
const sortMemory = '64MB';

/** A transaction with statements over an entire catalogue. */
export function longTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(
    async (tx) => {
      // The embedded database would never return the memory.
      if (database.kind === 'postgres') await tx.query(sql`SELECT set_config('work_mem', ${sortMemory}, true)`);
      return work(tx);
    },
    { deadline: longDeadline },
  );
}

const thisProcess = `${hostname()}:${process.pid}`;

export const loadColumns = sql`
  load_id, state, mode, folder, feeds, digest, by_process, started, beat, finished, report, channel, by_name, ending, rows_read, took_ms`;

export async function newestLoads(db: Queries, most: number): Promise<readonly LoadRow[]> {
  return db.query<LoadRow>(sql`SELECT ${loadColumns} FROM feed_load ORDER BY load_id DESC LIMIT ${most}`);
}

/** The load with an id; null if there is none. */
export async function findLoad(db: Queries, loadId: number): Promise<LoadRow | null> {
  const [row] = await db.query<LoadRow>(sql`SELECT ${loadColumns} FROM feed_load WHERE load_id = ${loadId}`);
  return row ?? null;
}

/** The load that buyers see: the newest live one. Null if there is none. */
export async function liveLoad(db: Queries): Promise<LoadRow | null> {
  const [row] = await db.query<LoadRow>(
    sql`SELECT ${loadColumns} FROM feed_load WHERE state = 'live' ORDER BY load_id DESC LIMIT 1`,
  );
  return row ?? null;
}

/** Ends loads whose process is gone. With the embedded database, that is every load of another process. */
async function endInterrupted(database: Database, clock: Clock): Promise<void> {
  const silentSince = new Date(clock.now().getTime() - heartbeatTimeout).toISOString();
  const isOnlyProcess = database.kind === 'pglite';
  await database.query(sql`
    UPDATE feed_load SET state = 'ended', ending = 'interrupted'
    WHERE state = 'reading' AND (beat < ${silentSince} OR (${isOnlyProcess}::boolean AND by_process <> ${thisProcess}))`);
}

/** Begins a load and returns its id. Ends a load that waits for approval. Throws `LoadBusy` if another load is running. */
export async function beginLoad(
  database: Database,
  clock: Clock,
  {
    mode = 'full',
    folder,
    feeds,
    digest,
    channel = 'command',
    by_name = '',
  }: Pick<LoadRow, 'folder' | 'feeds' | 'digest'> & Partial<Pick<LoadRow, 'mode' | 'channel' | 'by_name'>>,
): Promise<number> {
  await endInterrupted(database, clock);
  const now = clock.now().toISOString();
  try {
    const [row] = await database.query<Pick<LoadRow, 'load_id'>>(sql`
      INSERT INTO feed_load (state, mode, folder, feeds, digest, by_process, started, beat, channel, by_name)
      VALUES ('reading', ${mode}, ${folder}, ${feeds}::text[], ${digest}, ${thisProcess}, ${now}, ${now}, ${channel}, ${by_name})
      RETURNING load_id`);
    const loadId = row?.load_id ?? 0;
    await database.query(sql`
      UPDATE feed_load SET state = 'ended', ending = 'replaced', finished = ${now} WHERE state = 'waiting'`);
    await discardRows(database);
    return loadId;
  } catch (error) {
    if (error instanceof StatementError && error.code === '23505') throw await anotherLoad(database);
    throw error;
  }
}

/**
 * Records a delivery whose files could not be opened at all, with the reason, so that the list of loads shows it, and returns its load. A
 * load that waits for approval keeps waiting.
 */
export async function recordUnreadable(
  database: Database,
  clock: Clock,
  { folder, mode, delivery }: Pick<LoadRow, 'folder' | 'mode'> & Required<Pick<LoadReport, 'delivery'>>,
  reason: string,
): Promise<number> {
  const now = clock.now().toISOString();
  const counts = { rows: 0, warnings: 0, added: 0, changed: 0, gone: 0, before: 0, moves: null };
  const report: LoadReport = { feeds: [{ feed: '', file: '', errors: 1, ...counts }], approval: [], delivery };
  const [row] = await database.query<Pick<LoadRow, 'load_id'>>(sql`
    INSERT INTO feed_load (state, ending, mode, folder, feeds, digest, by_process, started, beat, finished, channel, took_ms, report)
    VALUES ('ended', 'refused', ${mode}, ${folder}, '{}', '', ${thisProcess}, ${now}, ${now}, ${now}, 'folder', 0,
      ${JSON.stringify(report)}::jsonb)
    RETURNING load_id`);
  const loadId = row?.load_id ?? 0;
  const problem = { level: 'error', feed: '', file: '', line: null, column: null, value: null } as const;
  await storeProblems(database, loadId, [{ ...problem, message: reason, remedy: '' }]);
  return loadId;
}

async function anotherLoad(database: Database): Promise<LoadBusy> {
  const [row] = await database.query<Pick<LoadRow, 'load_id' | 'started' | 'by_process'>>(
    sql`SELECT load_id, started, by_process FROM feed_load WHERE state = 'reading'`,
  );
  const which = row ? messages.load.running(row.load_id, row.started, row.by_process) : messages.load.anotherRunning;
  return new LoadBusy(messages.load.oneAtATime(which));
}

/** Updates the heartbeat and progress of a load. Throws a `UsageError` if it was ended in the meantime. */
export async function recordHeartbeat(
  database: Queries,
  clock: Clock,
  loadId: number,
  rowsRead: number,
): Promise<void> {
  const [row] = await database.query<Pick<LoadRow, 'load_id'>>(sql`
    UPDATE feed_load SET beat = ${clock.now().toISOString()}, rows_read = rows_read + ${rowsRead}
    WHERE load_id = ${loadId} AND state = 'reading' RETURNING load_id`);
  if (!row) throw new UsageError(messages.load.noProgress(loadId));
}

/** Stores the report and the new state or the ending of a load in state `reading`. Other loads stay unchanged. */
export async function recordLoad(
  database: Queries,
  clock: Clock,
  loadId: number,
  state: 'reading' | 'waiting' | Ending,
  report: LoadReport,
): Promise<void> {
  const now = clock.now().toISOString();
  const isEnding = state !== 'reading' && state !== 'waiting';
  await database.query(sql`
    UPDATE feed_load SET state = ${isEnding ? 'ended' : state}, ending = ${isEnding ? state : null}, finished = ${now},
      took_ms = extract(epoch FROM ${now}::timestamptz - started) * 1000, report = ${JSON.stringify(report)}::jsonb
    WHERE load_id = ${loadId} AND state = 'reading'`);
}

/** Removes the rows and recorded changes of loads that are ended or rolled back. */
export async function discardRows(database: Database): Promise<void> {
  await longTransaction(database, async (tx) => {
    await tx.query(sql`
        DELETE FROM feed_row WHERE since IN (SELECT load_id FROM feed_load WHERE state IN ('ended', 'undone'))`);
    await tx.query(sql`
        DELETE FROM feed_change WHERE load_id IN (SELECT load_id FROM feed_load WHERE state IN ('ended', 'undone'))`);
  });
}

/** Number of loads that can be rolled back. */
const rollbackLoads = 5;

/** Removes data that only the rollback of older loads would need. */
export async function removeOldRows(database: Database): Promise<void> {
  await longTransaction(database, async (tx) => {
    const [row] = await tx.query<Pick<LoadRow, 'load_id'>>(sql`
        SELECT load_id FROM feed_load WHERE state = 'live' ORDER BY load_id DESC OFFSET ${rollbackLoads} LIMIT 1`);
    if (!row) return;
    await tx.query(sql`DELETE FROM feed_row WHERE until <= ${row.load_id}`);
    await tx.query(sql`DELETE FROM feed_change WHERE load_id <= ${row.load_id}`);
  });
}
