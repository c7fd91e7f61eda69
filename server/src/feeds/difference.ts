import { priceMoveBounds } from '@portal/domain/data';
import { type Column, feeds, shownKey } from '@portal/feeds/records';
import { type Database, sql, type Transaction } from '../db/database.ts';
import { owners, referencesOf } from './cross-check.ts';
import { longTransaction } from './loads.ts';
import type { PriceMoves } from './report.ts';

/** How many of the largest price moves a report lists. */
const mostLargest = 10;

interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  readonly before: number;
}

/** Removes the rows of a load that equal the live ones. */
const removeEqual = (tx: Transaction, loadId: number, feed: string) =>
  tx.query(sql`
    DELETE FROM feed_row r USING feed_row live
    WHERE r.feed = ${feed} AND r.since = ${loadId} AND live.feed = ${feed} AND live.key = r.key
      AND live.until IS NULL AND live.since <> ${loadId} AND live.record = r.record`);

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

/** Changed prices of a feed by size, and the largest; null for a feed without prices. */
export async function priceMoves(
  database: Database,
  loadId: number,
  feed: string,
  columns: Readonly<Record<string, Column>>,
): Promise<PriceMoves | null> {
  if (!Object.values(columns).some(({ isPrice }) => isPrice)) return null;
  // A price that was 0 counts as a rise by the largest size.
  const moves = sql`
    SELECT key, stock_code, before, after, before = 0 OR after > before AS rises,
      CASE WHEN before = 0 THEN NULL ELSE abs(after - before) * 100 / before END AS percent
    FROM (
      SELECT c.key, a.record ->> 'stock_code' AS stock_code,
        (a.record ->> 'price')::numeric AS after, (b.record ->> 'price')::numeric AS before
      FROM feed_change c
        JOIN feed_row a ON a.feed = c.feed AND a.key = c.key AND a.since = ${loadId}
        JOIN feed_row b ON b.feed = c.feed AND b.key = c.key AND b.until IS NULL AND b.since <> ${loadId}
      WHERE c.load_id = ${loadId} AND c.feed = ${feed} AND c.kind = 'changed') AS prices
    WHERE after <> before`;
  return longTransaction(database, async (tx) => {
    const sizes = await tx.query<{ size: number; prices: number }>(sql`
        SELECT coalesce(width_bucket(percent, ${priceMoveBounds}::numeric[]), ${priceMoveBounds.length})
            * CASE WHEN rises THEN 1 ELSE -1 END AS size, count(*)::int AS prices
        FROM (${moves}) AS moves GROUP BY 1 ORDER BY 1`);
    const count = (isCounted: (size: number) => boolean) =>
      sizes.reduce((sum, { size, prices }) => sum + (isCounted(size) ? prices : 0), 0);
    const largest =
      sizes.length === 0
        ? []
        : await tx.query<{ key: string; stock_code: string; before: string; after: string }>(sql`
              SELECT key, stock_code, before::text, after::text FROM (${moves}) AS moves
              ORDER BY percent DESC NULLS FIRST, key LIMIT ${mostLargest}`);
    return {
      up: count((size) => size > 0),
      down: count((size) => size < 0),
      large: count((size) => Math.abs(size) > priceMoveBounds.indexOf(20)),
      sizes,
      largest: largest.map(({ key, ...move }) => ({ row: shownKey(key), ...move })),
    };
  });
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
