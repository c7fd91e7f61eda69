import { hostname } from 'node:os';
import type { Clock } from '../clock.ts';
import { type Database, sql, type Transaction } from '../db/database.ts';
import { StatementError } from '../db/errors.ts';
import type { Tables } from '../db/schema.ts';
import { UsageError } from '../operate/command.ts';
import type { LoadReport } from './report.ts';

export type LoadRow = Omit<Tables['feed_load'], 'report'> & { readonly report: Partial<LoadReport> };
type Queries = Pick<Transaction, 'query'>;

/** Milliseconds after which a load that has shown no sign is taken for interrupted. */
const patience = 60_000;
/** Statements over whole catalogues take their time. Milliseconds. */
export const longDeadline = 600_000;

const thisProcess = `${hostname()}:${process.pid}`;

const loadColumns = sql`load_id, state, folder, feeds, digest, by_process, started, beat, finished, report`;

export async function newestLoads(db: Queries, most: number): Promise<readonly LoadRow[]> {
  return db.query<LoadRow>(sql`SELECT ${loadColumns} FROM feed_load ORDER BY load_id DESC LIMIT ${most}`);
}

/** The load that buyers see: the newest of those that are live. */
export async function liveLoad(db: Queries): Promise<LoadRow | null> {
  const [row] = await db.query<LoadRow>(
    sql`SELECT ${loadColumns} FROM feed_load WHERE state = 'live' ORDER BY load_id DESC LIMIT 1`,
  );
  return row ?? null;
}

/** Ends loads whose process is gone. The embedded store has one process: whatever another one began is interrupted. */
async function endInterrupted(database: Database, clock: Clock): Promise<void> {
  const silentSince = new Date(clock.now().getTime() - patience).toISOString();
  const isOnlyProcess = database.kind === 'pglite';
  await database.query(sql`
    UPDATE feed_load SET state = 'ended'
    WHERE state = 'reading' AND (beat < ${silentSince} OR (${isOnlyProcess}::boolean AND by_process <> ${thisProcess}))`);
}

/** Begins a load; a load that waited for approval is given up. Refuses where another one is being read. */
export async function beginLoad(
  database: Database,
  clock: Clock,
  { folder, feeds, digest }: Pick<LoadRow, 'folder' | 'feeds' | 'digest'>,
): Promise<number> {
  await endInterrupted(database, clock);
  const now = clock.now().toISOString();
  try {
    const [row] = await database.query<Pick<LoadRow, 'load_id'>>(sql`
      INSERT INTO feed_load (state, folder, feeds, digest, by_process, started, beat)
      VALUES ('reading', ${folder}, ${feeds}::text[], ${digest}, ${thisProcess}, ${now}, ${now}) RETURNING load_id`);
    const loadId = row?.load_id ?? 0;
    await database.query(sql`UPDATE feed_load SET state = 'ended', finished = ${now} WHERE state = 'waiting'`);
    await discardRows(database);
    return loadId;
  } catch (error) {
    if (error instanceof StatementError && error.code === '23505') throw await anotherLoad(database);
    throw error;
  }
}

async function anotherLoad(database: Database): Promise<UsageError> {
  const [row] = await database.query<Pick<LoadRow, 'load_id' | 'started' | 'by_process'>>(
    sql`SELECT load_id, started, by_process FROM feed_load WHERE state = 'reading'`,
  );
  const which = row
    ? `Load ${row.load_id} has been running since ${row.started} (${row.by_process}).`
    : 'Another load is running.';
  return new UsageError(
    `${which} One load runs at a time: try again when it has ended. A load that was cut off is given up after a minute.`,
  );
}

/** Shows that a load goes on. Throws where it was given up in the meantime. */
export async function keepAlive(database: Queries, clock: Clock, loadId: number): Promise<void> {
  const [row] = await database.query<Pick<LoadRow, 'load_id'>>(sql`
    UPDATE feed_load SET beat = ${clock.now().toISOString()}
    WHERE load_id = ${loadId} AND state = 'reading' RETURNING load_id`);
  if (!row) throw new UsageError(`Load ${loadId} was given up because it showed no sign for a minute. Run it again.`);
}

/** Notes what a load found and how it goes on. A load that is live already stays so. */
export async function noteLoad(
  database: Queries,
  clock: Clock,
  loadId: number,
  state: 'reading' | 'waiting' | 'ended',
  report: LoadReport,
): Promise<void> {
  await database.query(sql`
    UPDATE feed_load SET state = ${state}, finished = ${clock.now().toISOString()}, report = ${JSON.stringify(report)}::jsonb
    WHERE load_id = ${loadId} AND state = 'reading'`);
}

/** Removes the rows of loads that are neither live nor in progress, and the changes that they would have made. */
export async function discardRows(database: Database): Promise<void> {
  await database.transaction(
    async (tx) => {
      await tx.query(sql`
        DELETE FROM feed_row WHERE since IN (SELECT load_id FROM feed_load WHERE state IN ('ended', 'undone'))`);
      await tx.query(sql`
        DELETE FROM feed_change WHERE load_id IN (SELECT load_id FROM feed_load WHERE state IN ('ended', 'undone'))`);
    },
    { deadline: longDeadline },
  );
}

/** Loads that can be rolled back, one after the other. */
const keptLoads = 5;

/** Removes what only the rollback of older loads would need. */
export async function forgetOldRows(database: Database): Promise<void> {
  await database.transaction(
    async (tx) => {
      const [row] = await tx.query<Pick<LoadRow, 'load_id'>>(sql`
        SELECT load_id FROM feed_load WHERE state = 'live' ORDER BY load_id DESC OFFSET ${keptLoads} LIMIT 1`);
      if (!row) return;
      await tx.query(sql`DELETE FROM feed_row WHERE until <= ${row.load_id}`);
      await tx.query(sql`DELETE FROM feed_change WHERE load_id <= ${row.load_id}`);
    },
    { deadline: longDeadline },
  );
}
