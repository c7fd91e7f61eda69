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
import type { Caller } from '../session/caller.ts';
import { headOf, type LinePrice, lineRecord, type Queries, unpriced } from './rows.ts';

export type Author = Pick<Caller, 'userId' | 'realUserId' | 'username'>;

export interface CartWrite {
  readonly before: CartState;
  readonly after: CartState;
  readonly prices: ReadonlyMap<string, LinePrice>;
  /** Ids of lines to be written although only their price changed. */
  readonly repriced: ReadonlySet<string>;
  readonly totals: CartTotals;
  readonly now: Date;
}

/** Writes what differs between two states of a cart, and tells the other processes of the new revision. */
export async function writeCart(tx: Queries, write: CartWrite, by: string): Promise<void> {
  const { before, after, prices, repriced, totals, now } = write;
  const old = new Map(before.lines.map((line) => [line.line_id, line]));
  const kept = new Set(after.lines.map((line) => line.line_id));
  const gone = before.lines.flatMap((line) => (kept.has(line.line_id) ? [] : [line.line_id]));
  const changed = after.lines.filter((line) => old.get(line.line_id) !== line || repriced.has(line.line_id));
  if (gone.length > 0) {
    await tx.query(sql`DELETE FROM cart_line WHERE order_num = ${after.orderNum} AND line_id = ANY(${gone}::text[])`);
  }
  if (changed.length > 0) await writeLines(tx, after.orderNum, changed, prices);
  await tx.query(sql`
    WITH done AS (
      UPDATE cart SET revision = ${after.revision}, status = ${cartStatus(after)}, head = ${JSON.stringify(headOf(after))}::jsonb,
        totals = ${JSON.stringify(totals)}::jsonb, line_count = ${countedLines(after)}, auto_submit = ${after.auto_submit},
        modified = ${now.toISOString()}
      WHERE order_num = ${after.orderNum} RETURNING order_num
    )
    SELECT pg_notify('cart', ${JSON.stringify({ order_num: after.orderNum, revision: after.revision, by })}) FROM done`);
}

async function writeLines(
  tx: Queries,
  orderNum: string,
  lines: readonly LineState[],
  prices: ReadonlyMap<string, LinePrice>,
): Promise<void> {
  const records = lines.map((line) => lineRecord(line, prices.get(line.line_id) ?? unpriced));
  await tx.query(sql`
    INSERT INTO cart_line (order_num, line_id, line_number, stock_code, order_quantity, state, saved_web_price, saved_extended,
      price_checked, part_known, price_poa, price_per, pack_grams, pack_quantity)
    SELECT ${orderNum}, row.* FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS row (
      line_id text, line_number integer, stock_code text, order_quantity integer, state jsonb, saved_web_price numeric,
      saved_extended numeric, price_checked timestamptz, part_known boolean, price_poa boolean, price_per integer,
      pack_grams integer, pack_quantity integer)
    ON CONFLICT (order_num, line_id) DO UPDATE SET
      line_number = excluded.line_number, stock_code = excluded.stock_code, order_quantity = excluded.order_quantity,
      state = excluded.state, saved_web_price = excluded.saved_web_price, saved_extended = excluded.saved_extended,
      price_checked = excluded.price_checked, part_known = excluded.part_known, price_poa = excluded.price_poa,
      price_per = excluded.price_per, pack_grams = excluded.pack_grams, pack_quantity = excluded.pack_quantity`);
}

/** The history: accepted operations with their revision, and the answers that a repeat is to get. */
export async function writeHistory(
  tx: Queries,
  orderNum: string,
  author: Author,
  entries: readonly { readonly operation: Operation | AcceptedOperation; readonly result: OperationResult }[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const records = entries.map(({ operation, result }) => ({
    operation_id: operation.id,
    revision: 'revision' in operation ? operation.revision : null,
    kind: operation.kind,
    operation,
    outcome: result,
  }));
  await tx.query(sql`
    INSERT INTO cart_operation (order_num, operation_id, revision, by_user, real_user, kind, operation, outcome, made)
    SELECT ${orderNum}, row.operation_id, row.revision, ${author.userId}, ${author.realUserId}, row.kind, row.operation,
      row.outcome, ${now.toISOString()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS row (
      operation_id text, revision integer, kind text, operation jsonb, outcome jsonb)`);
}
