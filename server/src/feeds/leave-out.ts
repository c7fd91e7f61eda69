import { feedNamed, feeds, shownKey } from '@portal/feeds/records';
import { recordAudit } from '../audit/record-audit.ts';
import { type Database, sql, type Transaction } from '../db/database.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { type StoreWork, UsageError } from '../operate/command.ts';
import { owners, referencesOf } from './cross-check.ts';
import type { Actor } from './decide-load.ts';
import { countChanges, countRemovedWith } from './difference.ts';
import { usualApprovalPercent } from './load-folder.ts';
import { discardRows, findLoad, type LoadRow, longTransaction } from './loads.ts';
import { pictureFeed } from './pictures/picture-store.ts';
import { priceMoves } from './price-moves.ts';
import { reasonsToWait } from './reasons-to-wait.ts';
import type { LoadReport } from './report.ts';

interface Chosen {
  readonly loadId: number;
  readonly feed: string;
  readonly keys: readonly string[];
}

type Found = Promise<readonly { readonly key: string }[]>;

/** New rows that the load refers to by a column of another feed. */
const neededRows = (
  tx: Transaction,
  { loadId, feed, keys }: Chosen,
  other: string,
  column: string,
  isList: boolean,
): Found =>
  tx.query<{ key: string }>(sql`
    SELECT c.key FROM feed_change c
    WHERE c.load_id = ${loadId} AND c.feed = ${feed} AND c.key = ANY (${keys}::text[]) AND c.kind = 'new'
      AND EXISTS (
        SELECT FROM feed_row r WHERE r.feed = ${other} AND r.since = ${loadId}
          AND CASE WHEN ${isList}::boolean THEN r.record -> ${column}::text ? c.key ELSE r.record ->> ${column}::text = c.key END)`);

/** Changed rows that refer to another row than before, since the load may remove those that only the live row refers to. */
const redirectedRows = (tx: Transaction, { loadId, feed, keys }: Chosen, column: string): Found =>
  tx.query<{ key: string }>(sql`
    SELECT c.key FROM feed_change c
      JOIN feed_row a ON a.feed = c.feed AND a.key = c.key AND a.since = ${loadId}
      JOIN feed_row b ON b.feed = c.feed AND b.key = c.key AND b.until IS NULL AND b.since <> ${loadId}
    WHERE c.load_id = ${loadId} AND c.feed = ${feed} AND c.key = ANY (${keys}::text[]) AND c.kind = 'changed'
      AND a.record ->> ${column}::text IS DISTINCT FROM b.record ->> ${column}::text`);

/** Removed rows that refer to another removed row. */
const goingTogether = (tx: Transaction, { loadId, feed, keys }: Chosen, column: string, target: string): Found =>
  tx.query<{ key: string }>(sql`
    SELECT c.key FROM feed_change c
      JOIN feed_row r ON r.feed = c.feed AND r.key = c.key AND r.until IS NULL AND r.since <> ${loadId}
      JOIN feed_change t
        ON t.load_id = ${loadId} AND t.feed = ${target} AND t.kind = 'gone' AND t.key = r.record ->> ${column}::text
    WHERE c.load_id = ${loadId} AND c.feed = ${feed} AND c.key = ANY (${keys}::text[]) AND c.kind = 'gone'`);

/** Removed rows that take others with them. */
const goingOwners = (tx: Transaction, { loadId, feed, keys }: Chosen): Found =>
  tx.query<{ key: string }>(sql`
    SELECT c.key FROM feed_change c
    WHERE c.load_id = ${loadId} AND c.feed = ${feed} AND c.key = ANY (${keys}::text[]) AND c.kind = 'gone'`);

/** The key of a row that cannot be left out alone, because references would break; null if all can. */
async function rowInTheWay(tx: Transaction, chosen: Chosen): Promise<string | null> {
  const own = feedNamed(chosen.feed);
  if (!own) return null;
  const found: (readonly { readonly key: string }[])[] = [];
  for (const other of feeds) {
    for (const { column, isList, target } of referencesOf(other)) {
      if (target === own.name) found.push(await neededRows(tx, chosen, other.name, column, isList));
    }
  }
  for (const { column, isList, target } of referencesOf(own)) {
    found.push(await redirectedRows(tx, chosen, column));
    if (!isList) found.push(await goingTogether(tx, chosen, column, target));
  }
  if (owners.has(own.name)) found.push(await goingOwners(tx, chosen));
  return found.flat()[0]?.key ?? null;
}

/** Takes rows out of the waiting load, so that the live ones stay as they are. Returns their number. */
async function takeOut(tx: Transaction, chosen: Chosen): Promise<number> {
  const { loadId, feed, keys } = chosen;
  const [load] = await tx.query<Pick<LoadRow, 'state'>>(sql`
    SELECT state FROM feed_load WHERE load_id = ${loadId} FOR UPDATE`);
  if (load?.state !== 'waiting') throw new UsageError(messages.load.ended(loadId));
  const needed = await rowInTheWay(tx, chosen);
  if (needed !== null) throw new UsageError(messages.leaveOut.needed(shownKey(needed), feed));
  const left = await tx.query(sql`
    DELETE FROM feed_change WHERE load_id = ${loadId} AND feed = ${feed} AND key = ANY (${keys}::text[]) RETURNING key`);
  if (left.length === 0) throw new UsageError(messages.leaveOut.none);
  await tx.query(sql`DELETE FROM feed_row WHERE since = ${loadId} AND feed = ${feed} AND key = ANY (${keys}::text[])`);
  return left.length;
}

/** What the load changes now, and whether it still needs approval. */
async function reportNow(database: Database, load: LoadRow, feed: string, left: number): Promise<LoadReport> {
  const { load_id, report } = load;
  const percent = report.approvalPercent ?? usualApprovalPercent;
  const reports = await Promise.all(
    (report.feeds ?? []).map(async (each) =>
      each.feed === feed
        ? {
            ...each,
            ...(await countChanges(database, load_id, feed)),
            moves: await priceMoves(database, load_id, feed, feedNamed(feed)?.columns ?? {}),
            leftOut: (each.leftOut ?? 0) + left,
          }
        : each,
    ),
  );
  return {
    ...report,
    feeds: reports,
    approval: reports.flatMap((each) => reasonsToWait(each, percent)),
    removedWith: await countRemovedWith(database, load_id, [...reports.map((each) => each.feed), pictureFeed]),
  };
}

/**
 * Leaves rows out of the load that waits for approval; the live rows stay. The same files count as new afterwards, and a load without
 * any other change is discarded. Returns the number of rows. Throws a `UsageError` if a row is needed by others or the load no longer waits.
 */
export async function leaveRowsOut(
  { database, clock }: Pick<StoreWork, 'database' | 'clock'>,
  by: Actor,
  chosen: Chosen,
): Promise<number> {
  const { loadId, feed, keys } = chosen;
  const left = await longTransaction(database, (tx) => takeOut(tx, chosen));
  const load = await findLoad(database, loadId);
  if (load) {
    const report = await reportNow(database, load, feed, left);
    const [rest] = await database.query<{ there: boolean }>(sql`
      SELECT EXISTS (SELECT FROM feed_change WHERE load_id = ${loadId}) AS there`);
    const isEmpty = rest?.there === false;
    await database.query(sql`
      UPDATE feed_load SET report = ${JSON.stringify(report)}::jsonb, digest = '',
        state = CASE WHEN ${isEmpty}::boolean THEN 'ended' ELSE state END,
        ending = CASE WHEN ${isEmpty}::boolean THEN 'discarded' ELSE ending END
      WHERE load_id = ${loadId} AND state = 'waiting'`);
    if (isEmpty) await discardRows(database);
  }
  const rows = keys.slice(0, 20).map(shownKey);
  const detail = { load: loadId, feed, count: left, rows };
  await recordAudit(database, by, by, clock.now(), { what: 'feed_leave_out', result: 'ok', detail });
  return left;
}
