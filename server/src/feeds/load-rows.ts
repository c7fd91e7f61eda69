import type { ChangedRow } from '@portal/domain/data';
import { feedNamed, shownKey } from '@portal/feeds/records';
import { type Database, sql } from '../db/database.ts';
import { titleOf } from './load-views.ts';
import { longTransaction } from './loads.ts';

export const rowsPerPage = 50;

interface RowsWanted {
  readonly loadId: number;
  /** Only rows of this feed. */
  readonly feed: string | null;
  readonly kind: ChangedRow['kind'] | null;
  /** Only rows whose key contains this text. */
  readonly find: string;
  /** 0 is the first. */
  readonly from: number;
}

type Values = Readonly<Record<string, unknown>>;
type Found = Pick<ChangedRow, 'feed' | 'key' | 'kind' | 'line'> & {
  readonly before: Values | null;
  readonly after: Values | null;
  readonly total: number;
};

const shown = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(' | ') : String(value);
};

function valuesOf({ feed, kind, before, after }: Found): ChangedRow['values'] {
  const columns = Object.keys(feedNamed(feed)?.columns ?? {});
  const key = feedNamed(feed)?.key ?? [];
  return columns.flatMap((column) => {
    const [old, next] = [shown(before?.[column]), shown(after?.[column])];
    const isTold = kind === 'changed' ? old !== next : (old ?? next) !== null && !key.includes(column);
    return isTold ? [{ column, before: old, after: next }] : [];
  });
}

/** Rows that a load changes, in the order of their feeds and keys, and the number of all matching rows. */
export async function readChangedRows(
  database: Database,
  { loadId, feed, kind, find, from }: RowsWanted,
): Promise<{ readonly rows: readonly ChangedRow[]; readonly total: number }> {
  const words = find.trim().toLowerCase();
  const found = await longTransaction(database, (tx) =>
    tx.query<Found>(sql`
      SELECT c.feed, c.key, c.kind, own.line, own.record AS after, old.record AS before, c.total
      FROM (
        SELECT feed, key, kind, count(*) OVER ()::int AS total FROM feed_change
        WHERE load_id = ${loadId} AND (${feed}::text IS NULL OR feed = ${feed}::text)
          AND (${kind}::text IS NULL OR kind = ${kind}::text)
          AND (${words} = '' OR position(${words} IN lower(replace(key, E'\t', ' / '))) > 0)
        ORDER BY feed, key OFFSET ${from} LIMIT ${rowsPerPage}) AS c
      LEFT JOIN feed_row own ON own.feed = c.feed AND own.key = c.key AND own.since = ${loadId}
      LEFT JOIN feed_row old ON old.feed = c.feed AND old.key = c.key AND old.since < ${loadId}
        AND (old.until IS NULL OR old.until = ${loadId})
      ORDER BY c.feed, c.key`),
  );
  return {
    rows: found.map((row) => ({
      feed: row.feed,
      title: titleOf(row.feed),
      key: row.key,
      row: shownKey(row.key),
      kind: row.kind,
      line: row.line,
      values: valuesOf(row),
    })),
    total: found[0]?.total ?? 0,
  };
}
