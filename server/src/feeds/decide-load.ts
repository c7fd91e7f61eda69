import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import type { StoreWork } from '../operate/command.ts';
import { UsageError } from '../operate/command.ts';
import { discardRows, type LoadRow, liveLoad, newestLoads, removeOldRows } from './loads.ts';
import { switchToLoad, undoLoad } from './switch-load.ts';

type Work = Pick<StoreWork, 'database' | 'clock'>;

/** Who decides, for the audit log. */
export interface Actor extends Pick<ValidatedRequest, 'requestId'> {
  readonly userId: string | null;
  readonly realUserId: string | null;
}

const audit = ({ database, clock }: Work, by: Actor, what: string, load: number) =>
  recordAudit(database, by, by, clock.now(), { what, result: 'ok', detail: { load } });

/** Makes the waiting load live and returns its id. Throws a `UsageError` if none waits, or if the waiting one is not the named one. */
export async function approveLoad(work: Work, by: Actor, named: number | null): Promise<number> {
  const [newest] = await newestLoads(work.database, 1);
  if (newest?.state !== 'waiting') throw new UsageError(messages.load.noneWaiting);
  const loadId = newest.load_id;
  if (named !== null && named !== loadId) throw new UsageError(messages.load.ended(named));
  await switchToLoad(work, loadId, 'waiting');
  await removeOldRows(work.database);
  await audit(work, by, 'feed_approve', loadId);
  return loadId;
}

/** Ends a load that is being read or waits for approval. Throws a `UsageError` if it is no longer in one of these states. */
export async function discardLoad(work: Work, by: Actor, loadId: number): Promise<void> {
  const { database, clock } = work;
  const ended = await database.query<Pick<LoadRow, 'load_id'>>(sql`
    UPDATE feed_load SET state = 'ended', ending = 'discarded', finished = ${clock.now().toISOString()}
    WHERE load_id = ${loadId} AND state IN ('reading', 'waiting') RETURNING load_id`);
  if (ended.length === 0) throw new UsageError(messages.load.ended(loadId));
  await discardRows(database);
  await audit(work, by, 'feed_discard', loadId);
}

/**
 * Rolls back the live load. Returns its id and the load that is live now, or null. Throws a `UsageError` if none is live, or if the live
 * one is not the named one.
 */
export async function rollBackLoad(
  work: Work,
  by: Actor,
  named: number | null,
): Promise<{ readonly undone: number; readonly live: number | null }> {
  const live = await liveLoad(work.database);
  if (!live) throw new UsageError(messages.load.noneLive);
  const undone = live.load_id;
  if (named !== null && named !== undone) throw new UsageError(messages.load.notCurrent(named));
  await undoLoad(work, undone);
  await audit(work, by, 'feed_rollback', undone);
  return { undone, live: (await liveLoad(work.database))?.load_id ?? null };
}
