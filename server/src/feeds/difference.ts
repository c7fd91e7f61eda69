import { type Column, feeds } from '@portal/feeds/records';
import { type Database, sql } from '../db/database.ts';
import { owners, referencesOf } from './cross-check.ts';
import { longDeadline } from './loads.ts';
import type { PriceMoves } from './report.ts';

interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  readonly before: number;
}

/** Records what a load changes in a feed, and removes its rows that equal the live ones. */
async function compareFeed(database: Database, loadId: number, feed: string): Promise<void> {
  await database.transaction(
    async (tx) => {
      await tx.query(sql`
        INSERT INTO feed_change (load_id, feed, key, kind)
        SELECT ${loadId}, ${feed}, coalesce(after.key, before.key),
          CASE WHEN before.key IS NULL THEN 'new' WHEN after.key IS NULL THEN 'gone' ELSE 'changed' END
        FROM (SELECT key, record FROM feed_row WHERE feed = ${feed} AND since = ${loadId}) AS after
        FULL JOIN (SELECT key, record FROM feed_row WHERE feed = ${feed} AND until IS NULL AND since <> ${loadId}) AS before
          ON before.key = after.key
        WHERE before.key IS NULL OR after.key IS NULL OR before.record <> after.record`);
      await tx.query(sql`
        DELETE FROM feed_row r WHERE r.feed = ${feed} AND r.since = ${loadId}
          AND NOT EXISTS (SELECT FROM feed_change c WHERE c.load_id = ${loadId} AND c.feed = r.feed AND c.key = r.key)`);
    },
    { deadline: longDeadline },
  );
}

/** Like `compareFeed` for a delta: rows that the file does not have stay. */
async function compareDelta(database: Database, loadId: number, feed: string): Promise<void> {
  await database.transaction(
    async (tx) => {
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
      await tx.query(sql`
        DELETE FROM feed_row r WHERE r.feed = ${feed} AND r.since = ${loadId}
          AND (r.deleted
            OR NOT EXISTS (SELECT FROM feed_change c WHERE c.load_id = ${loadId} AND c.feed = r.feed AND c.key = r.key))`);
    },
    { deadline: longDeadline },
  );
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
      await database.transaction(
        (tx) =>
          tx.query(sql`
            INSERT INTO feed_change (load_id, feed, key, kind)
            SELECT ${loadId}, r.feed, r.key, 'gone'
            FROM feed_change c JOIN feed_row r
              ON r.feed = ${feed.name} AND r.until IS NULL AND r.since <> ${loadId} AND r.record ->> ${column}::text = c.key
            WHERE c.load_id = ${loadId} AND c.feed = ${target} AND c.kind = 'gone'
            ON CONFLICT DO NOTHING`),
        { deadline: longDeadline },
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
  const [row] = await database.transaction(
    (tx) =>
      tx.query<Counts>(sql`
    SELECT count(*) FILTER (WHERE kind = 'new')::int AS added, count(*) FILTER (WHERE kind = 'changed')::int AS changed,
      count(*) FILTER (WHERE kind = 'gone')::int AS gone,
      (SELECT count(*) FROM feed_row WHERE feed = ${feed} AND until IS NULL AND since <> ${loadId})::int AS before
    FROM feed_change WHERE load_id = ${loadId} AND feed = ${feed}`),
    { deadline: longDeadline },
  );
  return row ?? { added: 0, changed: 0, gone: 0, before: 0 };
}

/** Numbers of changed prices in a feed; null for a feed without prices. */
export async function priceMoves(
  database: Database,
  loadId: number,
  feed: string,
  columns: Readonly<Record<string, Column>>,
): Promise<PriceMoves | null> {
  if (!Object.values(columns).some(({ isPrice }) => isPrice)) return null;
  const [row] = await database.transaction(
    (tx) =>
      tx.query<PriceMoves>(sql`
    SELECT count(*) FILTER (WHERE after > before)::int AS up, count(*) FILTER (WHERE after < before)::int AS down,
      count(*) FILTER (WHERE abs(after - before) >= 0.2 * before)::int AS large
    FROM (
      SELECT (a.record ->> 'price')::numeric AS after, (b.record ->> 'price')::numeric AS before
      FROM feed_change c
        JOIN feed_row a ON a.feed = c.feed AND a.key = c.key AND a.since = ${loadId}
        JOIN feed_row b ON b.feed = c.feed AND b.key = c.key AND b.until IS NULL AND b.since <> ${loadId}
      WHERE c.load_id = ${loadId} AND c.feed = ${feed} AND c.kind = 'changed') AS moves
    WHERE after <> before`),
    { deadline: longDeadline },
  );
  return row ?? null;
}
