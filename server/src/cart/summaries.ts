import {
  type CartState,
  type CartSummary,
  type CartTotals,
  furthestStage,
  type OrderEvent,
  prettyName,
} from '@portal/domain/cart';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Queries } from './rows.ts';

interface SummaryRow
  extends Pick<Tables['cart'], 'order_num' | 'accode' | 'status' | 'modified' | 'revision' | 'line_count'> {
  readonly account_name: string;
  readonly head: Omit<CartState, 'lines'>;
  readonly total: CartTotals['total'];
  readonly unpriced: number;
  readonly assignee_name: string | null;
  readonly changed_by: string | null;
  readonly changed_by_name: string | null;
  readonly company: string | null;
  readonly suburb: string | null;
  readonly quote_saved: string | null;
  readonly quote_expiry: string | null;
  /** Kinds of events that were reported about the order; null if none were. */
  readonly reported: readonly OrderEvent['kind'][] | null;
}

/** First and last name of the user `u`; empty if there are none. */
export const fullName = sql`trim(u.firstname || ' ' || u.lastname)`;

const summaryColumns = sql`c.order_num, c.accode, a.name AS account_name, c.status, c.modified, c.revision, c.head,
  coalesce(c.totals->>'total', '0.00') AS total, c.line_count,
  c.record->>'quote_saved' AS quote_saved, c.record->>'quote_expiry' AS quote_expiry,
  coalesce((c.totals->>'lines_ordered')::int - (c.totals->>'lines_priced')::int, 0) AS unpriced,
  (SELECT array_agg(DISTINCT e.event->>'kind') FROM order_event e WHERE e.order_num = c.order_num) AS reported,
  trim(w.firstname || ' ' || w.lastname) AS assignee_name, o.operation->>'by' AS changed_by, ${fullName} AS changed_by_name,
  d.company, d.suburb`;
const summaryTables = sql`cart c JOIN account a USING (accode)
  LEFT JOIN cart_operation o ON o.order_num = c.order_num AND o.revision = c.revision
  LEFT JOIN portal_user u ON lower(u.username) = lower(o.operation->>'by')
  LEFT JOIN portal_user w ON lower(w.username) = lower(c.head->>'assignee')
  LEFT JOIN dropship_address d ON d.ds_id = (c.head->'delivery'->>'deliveryDropshipIdChosen')::int`;

const maxCarts = 1_000;

function summary(row: SummaryRow): CartSummary {
  const { head } = row;
  return {
    orderNum: row.order_num,
    prettyName: prettyName({ orderNum: row.order_num, customer_reference: head.customer_reference }),
    tabtype: head.tabtype,
    accode: row.accode,
    account_name: row.account_name,
    warehouse: head.warehouse,
    revision: row.revision,
    status: row.status,
    confirmed: head.confirmed,
    cancelled: head.cancelled,
    submitted: head.submitted,
    auto_submit: head.auto_submit,
    assignee: head.assignee,
    ...(row.assignee_name ? { assignee_name: row.assignee_name } : {}),
    line_count: row.line_count,
    total: row.total,
    modified: row.modified,
    changed_by: row.changed_by,
    ...(row.changed_by_name ? { changed_by_name: row.changed_by_name } : {}),
    deliver_to: [row.company, row.suburb].filter(Boolean).join(', '),
    has_delivery_option: head.delivery.deliveryOptionChosen !== '',
    lines_unpriced: row.unpriced,
    accessible: true,
    ...(row.reported ? { stage: furthestStage(row.reported) } : {}),
    ...(row.quote_saved && row.quote_expiry ? { quote_saved: row.quote_saved, quote_expiry: row.quote_expiry } : {}),
  };
}

const day = 86_400_000;
/** Days for which a submitted or cancelled cart is still listed. */
const listedDays = 30;

/** CART-20: carts submitted or cancelled after this are listed at `now`. */
export const listedSince = (now: Date): Date => new Date(now.getTime() - listedDays * day);

/** CART-20: open and confirmed carts of the accounts, and those submitted or cancelled after `since`; last modified first. */
export async function listCarts(tx: Queries, accodes: readonly string[], since: Date): Promise<readonly CartSummary[]> {
  const rows = await tx.query<SummaryRow>(sql`
    SELECT ${summaryColumns}
    FROM ${summaryTables}
    WHERE c.accode = ANY(${accodes}::text[]) AND (c.status IN ('saved', 'confirmed') OR c.modified > ${since.toISOString()})
    ORDER BY c.modified DESC LIMIT ${maxCarts}`);
  return rows.map(summary);
}

/** Those of `orderNums` that belong to the accounts, in that order. */
export async function cartsNamed(
  tx: Queries,
  accodes: readonly string[],
  orderNums: readonly string[],
): Promise<readonly CartSummary[]> {
  const rows = await tx.query<SummaryRow>(sql`
    SELECT ${summaryColumns} FROM ${summaryTables}
    WHERE c.order_num = ANY(${orderNums}::text[]) AND c.accode = ANY(${accodes}::text[])`);
  const found = new Map(rows.map((row) => [row.order_num, row]));
  return orderNums.flatMap((orderNum) => found.get(orderNum) ?? []).map(summary);
}
