import { type Sql, sql, type Transaction } from '../../db/database.ts';

/** Updates the live tables from the rows of a feed, for the keys that a load changed. */
export interface Apply {
  readonly feed: string;
  /** Other feeds whose changes it writes too. */
  readonly also?: readonly string[];
  /** Writes new and changed rows. */
  put(tx: Transaction, loadId: number): Promise<void>;
  /** Removes rows that the load removed. Runs after all `put`, in the reverse order. */
  remove(tx: Transaction, loadId: number): Promise<void>;
}

/** Current rows of a feed whose keys a load changed: `key`, `kind`, `line`, `record`. */
export function changedRows(loadId: number, feed: string): Sql {
  return sql`(
  SELECT c.key, c.kind, r.line, r.record FROM feed_change c JOIN feed_row r USING (feed, key)
  WHERE c.load_id = ${loadId} AND c.feed = ${feed} AND r.until IS NULL)`;
}

/** Keys that a load removed, or that it added if it is rolled back: those that have no current row. */
export function goneKeys(loadId: number, feed: string): Sql {
  return sql`(
  SELECT c.key FROM feed_change c WHERE c.load_id = ${loadId} AND c.feed = ${feed} AND c.kind <> 'changed'
    AND NOT EXISTS (SELECT FROM feed_row r WHERE r.feed = c.feed AND r.key = c.key AND r.until IS NULL))`;
}
