import { type PriceMove, type PriceMoveGroup, priceMoveBounds } from '@portal/domain/data';
import { type Column, shownKey } from '@portal/feeds/records';
import { type Database, sql, type Transaction } from '../db/database.ts';
import { longTransaction } from './loads.ts';
import type { PriceMoves } from './report.ts';

/** How many of the largest price moves a report lists. */
const mostLargest = 10;
/** How many families or accounts it names; the others are one group. */
const mostGroups = 8;
/** How many moves by a factor of exactly 10, 100 or 1,000 it names. */
const mostTenfold = 200;

const large = priceMoveBounds.indexOf(20);

/** Writes every changed price of a feed into the temporary table `price_move`, which ends with the transaction. */
async function collectMoves(tx: Transaction, loadId: number, feed: string): Promise<void> {
  await tx.query(sql`
    CREATE TEMPORARY TABLE price_move (
      key text COLLATE "C", stock_code text, family text, accode text, before numeric, after numeric, size int, percent numeric
    ) ON COMMIT DROP`);
  // A price that was 0 counts as a rise by the largest size.
  await tx.query(sql`
    INSERT INTO price_move (key, stock_code, family, accode, before, after, size, percent)
    SELECT key, stock_code, family, accode, before, after,
      coalesce(width_bucket(abs(percent), ${priceMoveBounds}::numeric[]), ${priceMoveBounds.length})
        * CASE WHEN percent < 0 THEN -1 ELSE 1 END, percent
    FROM (
      SELECT prices.*, CASE WHEN before = 0 THEN NULL ELSE (after - before) * 100 / before END AS percent FROM (
        SELECT c.key, a.record ->> 'stock_code' AS stock_code, a.record ->> 'accode' AS accode,
          p.product_category AS family,
          (a.record ->> 'price')::numeric AS after, (b.record ->> 'price')::numeric AS before
        FROM feed_change c
          JOIN feed_row a ON a.feed = c.feed AND a.key = c.key AND a.since = ${loadId}
          JOIN feed_row b ON b.feed = c.feed AND b.key = c.key AND b.until IS NULL AND b.since <> ${loadId}
          LEFT JOIN part p ON p.stock_code = a.record ->> 'stock_code'
        WHERE c.load_id = ${loadId} AND c.feed = ${feed} AND c.kind = 'changed') AS prices
      WHERE after <> before) AS moves`);
}

/** What moves have in common: the family of their part, or the account that the price is for. */
type Shared = 'family' | 'accode';

/**
 * The moves by what they have in common: the groups with the most moves of 20 % and more first, then one for all others. Parts that the
 * live data lacks have no price that could move, and so no group.
 */
async function groupsOf(tx: Transaction, by: Shared): Promise<readonly PriceMoveGroup[]> {
  const isFamily = by === 'family';
  const largest = await tx.query<{ name: string }>(sql`
    SELECT name FROM (
      SELECT CASE WHEN ${isFamily}::boolean THEN family ELSE accode END AS name, size FROM price_move) AS named
    WHERE name IS NOT NULL GROUP BY name
    ORDER BY count(*) FILTER (WHERE abs(size) > ${large}) DESC, count(*) DESC, name LIMIT ${mostGroups}`);
  const names = largest.map(({ name }) => name);
  const sizes = await tx.query<PriceMove & { readonly place: number | null }>(sql`
    SELECT array_position(${names}::text[], name) AS place, size, count(*)::int AS prices FROM (
      SELECT CASE WHEN ${isFamily}::boolean THEN family ELSE accode END AS name, size FROM price_move) AS named
    WHERE name IS NOT NULL GROUP BY 1, size ORDER BY size`);
  const medians = await tx.query<{ place: number | null; median: number | null }>(sql`
    SELECT array_position(${names}::text[], name) AS place,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY percent))::float8 AS median
    FROM (
      SELECT CASE WHEN ${isFamily}::boolean THEN family ELSE accode END AS name, percent FROM price_move) AS named
    WHERE name IS NOT NULL GROUP BY 1 ORDER BY 1 NULLS LAST`);
  return medians.map(({ place, median }) => ({
    name: place === null ? null : (names[place - 1] ?? null),
    median,
    sizes: sizes.filter((each) => each.place === place).map(({ size, prices }) => ({ size, prices })),
  }));
}

/** Changed prices of a feed by size, the largest, and the families and accounts that they are in; null for a feed without prices. */
export async function priceMoves(
  database: Database,
  loadId: number,
  feed: string,
  columns: Readonly<Record<string, Column>>,
): Promise<PriceMoves | null> {
  if (!Object.values(columns).some(({ isPrice }) => isPrice)) return null;
  return longTransaction(database, async (tx) => {
    await collectMoves(tx, loadId, feed);
    const sizes = await tx.query<PriceMove>(sql`
      SELECT size, count(*)::int AS prices FROM price_move GROUP BY size ORDER BY size`);
    const count = (isCounted: (size: number) => boolean) =>
      sizes.reduce((sum, { size, prices }) => sum + (isCounted(size) ? prices : 0), 0);
    const totals = {
      up: count((size) => size > 0),
      down: count((size) => size < 0),
      large: count((size) => Math.abs(size) > large),
      sizes,
    };
    if (sizes.length === 0) return { ...totals, largest: [] };
    const largest = await tx.query<{ key: string; stock_code: string; before: string; after: string }>(sql`
      SELECT key, stock_code, before::text, after::text FROM price_move
      ORDER BY abs(percent) DESC NULLS FIRST, key LIMIT ${mostLargest}`);
    const tenfold = await tx.query<{ key: string }>(sql`
      SELECT key FROM price_move
      WHERE before > 0 AND after > 0 AND greatest(after / before, before / after) IN (10, 100, 1000)
      ORDER BY abs(percent) DESC, key LIMIT ${mostTenfold}`);
    return {
      ...totals,
      largest: largest.map((move) => ({ row: shownKey(move.key), ...move })),
      tenfold: tenfold.map(({ key }) => key),
      families: await groupsOf(tx, 'family'),
      ...('accode' in columns ? { accounts: await groupsOf(tx, 'accode') } : {}),
    };
  });
}
