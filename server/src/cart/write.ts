import {
  type AcceptedOperation,
  type CartState,
  type CartTotals,
  cartStatus,
  countedLines,
  type LineState,
  type Operation,
  type OperationResult,
} from '@portal/domain/cart';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Caller } from '../session/caller.ts';
import { type CartRow, headOf, type LinePrice, lineColumns, lineRecord, type Queries, unpriced } from './rows.ts';

export type Author = Pick<Caller, 'userId' | 'realUserId' | 'username'>;

export interface HistoryEntry {
  readonly operation: Operation | AcceptedOperation;
  readonly result: OperationResult;
}

export interface CartWrite {
  readonly before: CartState;
  readonly after: CartState;
  readonly prices: ReadonlyMap<string, LinePrice>;
  /** Ids of lines to write although only their price changed. */
  readonly repriced: ReadonlySet<string>;
  readonly totals: CartTotals;
  readonly author: Author;
  readonly now: Date;
  /** From `nextStamp`, unique to this write. */
  readonly stamp: string;
}

type OperationRecord = Pick<Tables['cart_operation'], 'operation_id' | 'revision' | 'kind' | 'operation' | 'outcome'>;

const operationRecord = ({ operation, result }: HistoryEntry): OperationRecord => ({
  operation_id: operation.id,
  revision: 'revision' in operation ? operation.revision : null,
  kind: operation.kind,
  operation,
  outcome: result,
});

function insertHistory(orderNum: string, author: Author, entries: readonly HistoryEntry[], now: Date) {
  return sql`
    INSERT INTO cart_operation (order_num, operation_id, revision, by_user, real_user, kind, operation, outcome, made)
    SELECT ${orderNum}, operation_id, revision, ${author.userId}, ${author.realUserId}, kind, operation, outcome,
      ${now.toISOString()}::timestamptz
    FROM jsonb_populate_recordset(NULL::cart_operation, ${JSON.stringify(entries.map(operationRecord))}::jsonb)`;
}

/** Ids of deleted lines, and the new or changed lines. Skips lines that are the same object at the same index. */
function lineChanges(before: readonly LineState[], after: readonly LineState[]) {
  const moved = after.filter((line, index) => line !== before[index]);
  const displaced = before.filter((line, index) => line !== after[index]);
  const old = new Set(displaced);
  const remaining = new Set(moved.map((line) => line.line_id));
  return {
    deleted: displaced.flatMap(({ line_id }) => (remaining.has(line_id) ? [] : [line_id])),
    changed: new Set(moved.filter((line) => !old.has(line))),
  };
}

/** Stores results for later repeats when the cart itself did not change. */
export async function writeHistory(
  tx: Queries,
  orderNum: string,
  author: Author,
  entries: readonly HistoryEntry[],
  now: Date,
): Promise<void> {
  if (entries.length > 0) await tx.query(insertHistory(orderNum, author, entries, now));
}

/**
 * Writes the difference between two states of a cart with its history, and notifies other processes of the new revision. One statement,
 * to save round trips to the database.
 */
export async function writeCart(tx: Queries, write: CartWrite, entries: readonly HistoryEntry[]): Promise<void> {
  const { before, after, prices, repriced, totals, author, now, stamp } = write;
  const { orderNum } = after;
  const { deleted, changed } = lineChanges(before.lines, after.lines);
  for (const line of repriced.size > 0 ? after.lines : []) if (repriced.has(line.line_id)) changed.add(line);
  const records = [...changed].map((line) => lineRecord(line, prices.get(line.line_id) ?? unpriced));
  if (deleted.length > 0) {
    await tx.query(sql`DELETE FROM cart_line WHERE order_num = ${orderNum} AND line_id = ANY(${deleted}::text[])`);
  }
  const { accode, revision } = after;
  const event = JSON.stringify({ order_num: orderNum, accode, revision, by: author.username });
  await tx.query(sql`
    WITH lines AS (
      INSERT INTO cart_line (order_num, ${lineColumns})
      SELECT ${orderNum}, ${lineColumns} FROM jsonb_populate_recordset(NULL::cart_line, ${JSON.stringify(records)}::jsonb)
      ON CONFLICT (order_num, line_id) DO UPDATE SET
        line_number = excluded.line_number, stock_code = excluded.stock_code, order_quantity = excluded.order_quantity,
        state = excluded.state, web_price = excluded.web_price, extended = excluded.extended,
        saved_web_price = excluded.saved_web_price, saved_extended = excluded.saved_extended, price_checked = excluded.price_checked,
        part_known = excluded.part_known, product_category = excluded.product_category, price_poa = excluded.price_poa,
        price_per = excluded.price_per, pack_grams = excluded.pack_grams, pack_quantity = excluded.pack_quantity
    ), history AS (${insertHistory(orderNum, author, entries, now)}
    ), head AS (
      UPDATE cart SET revision = ${after.revision}, status = ${cartStatus(after)},
        head = ${JSON.stringify(headOf(after))}::jsonb, totals = ${JSON.stringify(totals)}::jsonb,
        line_count = ${countedLines(after)}, auto_submit = ${after.auto_submit}, modified = ${now.toISOString()},
        stamp = ${stamp}
      WHERE order_num = ${orderNum} RETURNING order_num
    )
    SELECT pg_notify('cart', ${event}) FROM head`);
}

/** Writes a cart's record (`CartRecord`, which no operation changes) and its state without lines. */
export async function writeRecord(
  tx: Queries,
  orderNum: string,
  { record, head, stamp }: Pick<CartRow, 'record' | 'head' | 'stamp'>,
): Promise<void> {
  await tx.query(sql`
    UPDATE cart SET record = ${JSON.stringify(record)}::jsonb, head = ${JSON.stringify(head)}::jsonb, stamp = ${stamp}
    WHERE order_num = ${orderNum}`);
}
