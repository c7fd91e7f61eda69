import { feeds } from '@portal/feeds/records';
import { type Database, sql, type Transaction } from '../db/database.ts';
import { owners, referencesOf } from './cross-check.ts';
import { longTransaction } from './loads.ts';

interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  readonly before: number;
}

/** Removes the rows of a load that equal the live ones, because they change nothing. */
async function removeEqual(tx: Transaction, loadId: number, feed: string): Promise<void> {
  const [equal] = await tx.query<{ there: boolean }>(sql`
    SELECT (SELECT count(*) FROM feed_row WHERE feed = ${feed} AND since = ${loadId})
      > (SELECT count(*) FROM feed_change WHERE load_id = ${loadId} AND feed = ${feed} AND kind <> 'gone') AS there`);
  if (!equal?.there) return;
  await tx.query(sql`
    DELETE FROM feed_row r USING feed_row live
    WHERE r.feed = ${feed} AND r.since = ${loadId} AND live.feed = ${feed} AND live.key = r.key
      AND live.until IS NULL AND live.since <> ${loadId} AND live.record = r.record`);
}

async function hasLiveRows(tx: Transaction, loadId: number, feed: string): Promise<boolean> {
  const [row] = await tx.query<{ there: boolean }>(sql`
    SELECT EXISTS (SELECT FROM feed_row WHERE feed = ${feed} AND until IS NULL AND since < ${loadId}) AS there`);
  return row?.there ?? false;
}

/** Records what a load changes in a feed, and removes its rows that equal the live ones. */
async function compareFeed(database: Database, loadId: number, feed: string): Promise<void> {
  await longTransaction(database, async (tx) => {
    if (!(await hasLiveRows(tx, loadId, feed))) {
      await tx.query(sql`
        INSERT INTO feed_change (load_id, feed, key, kind)
        SELECT ${loadId}, ${feed}, key, 'new' FROM feed_row WHERE feed = ${feed} AND since = ${loadId} ORDER BY key`);
      return;
    }
    await tx.query(sql`
        INSERT INTO feed_change (load_id, feed, key, kind)
        SELECT ${loadId}, ${feed}, coalesce(after.key, before.key),
          CASE WHEN before.key IS NULL THEN 'new' WHEN after.key IS NULL THEN 'gone' ELSE 'changed' END
        FROM (SELECT key, record FROM feed_row WHERE feed = ${feed} AND since = ${loadId}) AS after
        FULL JOIN (SELECT key, record FROM feed_row WHERE feed = ${feed} AND until IS NULL AND since <> ${loadId}) AS before
          ON before.key = after.key
        WHERE before.key IS NULL OR after.key IS NULL OR before.record <> after.record`);
    await removeEqual(tx, loadId, feed);
  });
}

/** Like `compareFeed` for a delta: rows that the file does not have stay. */
async function compareDelta(database: Database, loadId: number, feed: string): Promise<void> {
  await longTransaction(database, async (tx) => {
    await tx.query(sql`
        INSERT INTO feed_change (load_id, feed, key, kind)
        SELECT ${loadId}, ${feed}, after.key,
          CASE WHEN before.key IS NULL THEN 'new' WHEN after.deleted THEN 'gone' ELSE 'changed' END
        FROM feed_row AS after
        LEFT JOIN feed_row AS before
          ON before.feed = after.feed AND before.key = after.key AND before.until IS NULL AND before.since <> after.since
        WHERE after.feed = ${feed} AND after.since = ${loadId}
          AND CASE WHEN after.deleted THEN before.key IS NOT NULL
            ELSE before.key IS NULL OR before.record <> after.record END`);
    await tx.query(sql`DELETE FROM feed_row WHERE feed = ${feed} AND since = ${loadId} AND deleted`);
    await removeEqual(tx, loadId, feed);
  });
}

/**
 * Marks dependent rows as removed together with their part or account: rows of feeds outside the load and, in a delta, also rows that its
 * files do not have. A row that refers to its own feed is never removed this way.
 */
async function markDependants(database: Database, loadId: number, replaced: ReadonlySet<string>): Promise<void> {
  for (const feed of feeds) {
    if (replaced.has(feed.name)) continue;
    for (const { column, isList, target } of referencesOf(feed)) {
      if (isList || !owners.has(target) || target === feed.name) continue;
      await longTransaction(database, (tx) =>
        tx.query(sql`
            INSERT INTO feed_change (load_id, feed, key, kind)
            SELECT ${loadId}, r.feed, r.key, 'gone'
            FROM feed_change c JOIN feed_row r
              ON r.feed = ${feed.name} AND r.until IS NULL AND r.since <> ${loadId} AND r.record ->> ${column}::text = c.key
            WHERE c.load_id = ${loadId} AND c.feed = ${target} AND c.kind = 'gone'
            ON CONFLICT DO NOTHING`),
      );
    }
  }
}

export async function findDifference(
  database: Database,
  loadId: number,
  loaded: readonly string[],
  isDelta: boolean,
): Promise<void> {
  for (const feed of loaded) await (isDelta ? compareDelta : compareFeed)(database, loadId, feed);
  await markDependants(database, loadId, new Set(isDelta ? [] : loaded));
  await database.query(sql`ANALYZE feed_change`);
}

export async function countChanges(database: Database, loadId: number, feed: string): Promise<Counts> {
  const [row] = await longTransaction(database, (tx) =>
    tx.query<Counts>(sql`
    SELECT count(*) FILTER (WHERE kind = 'new')::int AS added, count(*) FILTER (WHERE kind = 'changed')::int AS changed,
      count(*) FILTER (WHERE kind = 'gone')::int AS gone,
      (SELECT count(*) FROM feed_row WHERE feed = ${feed} AND until IS NULL AND since <> ${loadId})::int AS before
    FROM feed_change WHERE load_id = ${loadId} AND feed = ${feed}`),
  );
  return row ?? { added: 0, changed: 0, gone: 0, before: 0 };
}

/** Rows that a load removes from feeds that it has no file of. */
export async function countRemovedWith(
  database: Database,
  loadId: number,
  loaded: readonly string[],
): Promise<readonly { readonly feed: string; readonly gone: number }[]> {
  return database.query<{ feed: string; gone: number }>(sql`
    SELECT feed, count(*)::int AS gone FROM feed_change
    WHERE load_id = ${loadId} AND feed <> ALL (${loaded}::text[]) GROUP BY feed ORDER BY feed`);
}
