import { type Database, sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import type { StoreWork } from '../operate/command.ts';
import { UsageError } from '../operate/command.ts';
import { endedElsewhere, endSession, openSessionsOf } from '../session/store.ts';
import { applyLoad } from './apply/apply-load.ts';
import { type LoadRow, longTransaction } from './loads.ts';

type Work = Pick<StoreWork, 'database' | 'clock'>;

/** Makes a load live in one transaction, so that buyers never see parts of it. */
export async function switchToLoad(
  { database, clock }: Work,
  loadId: number,
  from: 'reading' | 'waiting',
): Promise<void> {
  const begun = clock.now();
  await longTransaction(database, async (tx) => {
    const [row] = await tx.query<Pick<LoadRow, 'state'>>(
      sql`SELECT state FROM feed_load WHERE load_id = ${loadId} FOR UPDATE`,
    );
    if (row?.state !== from) throw new UsageError(messages.load.ended(loadId));
    await tx.query(sql`
        UPDATE feed_row SET until = ${loadId} FROM feed_change c
        WHERE c.load_id = ${loadId} AND feed_row.feed = c.feed AND feed_row.key = c.key
          AND feed_row.until IS NULL AND feed_row.since <> ${loadId}`);
    await applyLoad(tx, loadId);
    await tx.query(sql`
        UPDATE feed_load SET state = 'live', finished = ${clock.now().toISOString()},
          took_ms = took_ms + ${clock.now().getTime() - begun.getTime()}
        WHERE load_id = ${loadId}`);
  });
  await endSessionsOfDisabled({ database, clock }, loadId);
}

/** Rolls back to the state before a load, in one transaction. */
export async function undoLoad(work: Work, loadId: number): Promise<void> {
  const { database, clock } = work;
  await longTransaction(database, async (tx) => {
    await refuseWhileReading(tx);
    await refuseTooOld(tx, loadId);
    await tx.query(sql`
        UPDATE feed_load SET state = 'undone', finished = ${clock.now().toISOString()}
        WHERE load_id = ${loadId} AND state = 'live'`);
    await tx.query(sql`DELETE FROM feed_row WHERE since = ${loadId}`);
    await tx.query(sql`UPDATE feed_row SET until = NULL WHERE until = ${loadId}`);
    await applyLoad(tx, loadId);
  });
  await endSessionsOfDisabled(work, loadId);
}

async function refuseWhileReading(tx: Transaction): Promise<void> {
  const [row] = await tx.query<Pick<LoadRow, 'load_id'>>(
    sql`SELECT load_id FROM feed_load WHERE state = 'reading' FOR UPDATE`,
  );
  if (row) throw new UsageError(messages.load.busy(row.load_id));
}

/** Throws a `UsageError` if the replaced rows of a load are no longer stored. */
async function refuseTooOld(tx: Transaction, loadId: number): Promise<void> {
  const [row] = await tx.query<{ kept: boolean }>(
    sql`SELECT EXISTS (SELECT FROM feed_change WHERE load_id = ${loadId}) AS kept`,
  );
  if (!row?.kept) throw new UsageError(messages.load.tooOld(loadId));
}

/** Signs out users whom the load disabled. */
async function endSessionsOfDisabled({ database, clock }: Work, loadId: number): Promise<void> {
  const users = await disabledUsers(database, loadId);
  for (const { user_id } of users) {
    const sessions = await openSessionsOf(database, user_id, null);
    for (const session of sessions) await endSession(database, session, clock.now(), endedElsewhere);
  }
}

const disabledUsers = (database: Database, loadId: number) =>
  database.query<Pick<Tables['portal_user'], 'user_id'>>(sql`
    SELECT user_id FROM portal_user JOIN feed_change c ON c.key = lower(username)
    WHERE c.load_id = ${loadId} AND c.feed = 'users' AND disabled`);
