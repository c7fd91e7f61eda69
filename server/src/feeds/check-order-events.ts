import { neededOfOrderEvent } from '@portal/feeds/records';
import { type Database, sql } from '../db/database.ts';
import { feedMessages } from '../messages/feeds.ts';
import { longTransaction } from './loads.ts';

const { orderEvents: texts } = feedMessages;
/** Maximum number of rows listed for one kind of problem. */
const maxListed = 200;

interface Found {
  readonly line: number;
  readonly column: string;
  readonly value: string | null;
  readonly message: string;
  readonly remedy: string;
}

/** Rows of a load that lack a value that their kind of event needs. */
async function incomplete(database: Database, loadId: number): Promise<readonly Found[]> {
  const needs = Object.entries(neededOfOrderEvent).flatMap(([kind, columns]) =>
    columns.map((column) => ({ kind, column })),
  );
  const rows = await longTransaction(database, (tx) =>
    tx.query<{ line: number; kind: string; name: string }>(sql`
    SELECT r.line, need.kind, need.name FROM feed_row r
      JOIN unnest(${needs.map(({ kind }) => kind)}::text[], ${needs.map(({ column }) => column)}::text[]) AS need (kind, name)
        ON need.kind = r.record ->> 'kind'
    WHERE r.feed = 'order-events' AND r.since = ${loadId} AND NOT r.deleted
      AND coalesce(r.record ->> need.name, '') IN ('', '[]')
    ORDER BY r.line, need.name LIMIT ${maxListed}`),
  );
  return rows.map(({ line, kind, name }) => ({ line, column: name, value: null, ...texts.needed(kind) }));
}

/** Rows of a load about orders that were not submitted here. */
async function unknownOrders(database: Database, loadId: number): Promise<readonly Found[]> {
  const rows = await longTransaction(database, (tx) =>
    tx.query<{ line: number; value: string }>(sql`
    SELECT r.line, r.record ->> 'order_number' AS value FROM feed_row r
    WHERE r.feed = 'order-events' AND r.since = ${loadId} AND NOT r.deleted AND NOT EXISTS (
      SELECT FROM cart c WHERE c.order_num = r.record ->> 'order_number' AND c.status = 'submitted')
    ORDER BY r.line LIMIT ${maxListed}`),
  );
  return rows.map((row) => ({ ...row, column: 'order_number', ...texts.noOrder }));
}

/** Rows of a load about lines that their order does not have. */
async function unknownLines(database: Database, loadId: number): Promise<readonly Found[]> {
  const rows = await longTransaction(database, (tx) =>
    tx.query<{ line: number; column: string; value: string }>(sql`
    SELECT r.line, named.name AS column, named.number AS value FROM feed_row r
      JOIN cart c ON c.order_num = r.record ->> 'order_number' AND c.status = 'submitted'
      CROSS JOIN LATERAL (
        SELECT 'line' AS name, r.record ->> 'line' AS number WHERE r.record ->> 'line' IS NOT NULL
        UNION ALL SELECT 'lines', split_part(entry, '=', 1) FROM jsonb_array_elements_text(r.record -> 'lines') AS each (entry)) AS named
    WHERE r.feed = 'order-events' AND r.since = ${loadId} AND NOT r.deleted AND NOT EXISTS (
      SELECT FROM cart_line l WHERE l.order_num = c.order_num AND l.line_number = named.number::int)
    ORDER BY r.line LIMIT ${maxListed}`),
  );
  return rows.map((row) => ({ ...row, ...texts.noLine }));
}

/** Problems with the events of a load, other than those of single values. */
export async function orderEventFaults(database: Database, loadId: number): Promise<readonly Found[]> {
  return [
    ...(await incomplete(database, loadId)),
    ...(await unknownOrders(database, loadId)),
    ...(await unknownLines(database, loadId)),
  ];
}
