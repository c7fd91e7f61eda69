import { type CartState, type CartStatus, type CartSummary, type CartTotals, prettyName } from '@portal/domain/cart';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { accodesOf, signedIn } from '../session/access.ts';

export interface SummaryRow {
  readonly order_num: string;
  readonly accode: string;
  readonly account_name: string;
  readonly status: CartStatus;
  readonly modified: string;
  readonly revision: number;
  readonly head: Omit<CartState, 'lines'>;
  readonly total: CartTotals['total'];
  readonly line_count: number;
  readonly quote_saved: string | null;
  readonly quote_expiry: string | null;
}

export const summaryColumns = sql`c.order_num, c.accode, a.name AS account_name, c.status, c.modified, c.revision, c.head,
  coalesce(c.totals->>'total', '0.00') AS total, c.line_count,
  c.record->>'quote_saved' AS quote_saved, c.record->>'quote_expiry' AS quote_expiry`;

const dayLong = 86_400_000;
/** How long a submitted or cancelled cart is still listed. Days. */
const lately = 30;
const most = 1_000;

export function summary(row: SummaryRow): CartSummary {
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
    line_count: row.line_count,
    total: row.total,
    modified: row.modified,
    accessible: true,
    ...(row.quote_saved && row.quote_expiry ? { quote_saved: row.quote_saved, quote_expiry: row.quote_expiry } : {}),
  };
}

/** CART-20: filtered by account in the store; open and confirmed carts, and what was submitted or cancelled lately. */
export const getOpenCarts: Handler<'getOpenCarts'> = async ({ data, caller: who }, { database, clock }) => {
  const caller = signedIn(who);
  const accodes = accodesOf(caller, data.accode === undefined ? undefined : [data.accode]);
  const since = new Date(clock.now().getTime() - lately * dayLong).toISOString();
  const [rows, tabs] = await database.transaction(
    async (tx) => {
      const rows = await tx.query<SummaryRow>(sql`
    SELECT ${summaryColumns}
    FROM cart c JOIN account a USING (accode)
    WHERE c.accode = ANY(${accodes}::text[]) AND (c.status IN ('saved', 'confirmed') OR c.modified > ${since})
    ORDER BY c.modified DESC LIMIT ${most}`);
      const [tabs] = await tx.query<{ order_nums: string[] }>(
        sql`SELECT order_nums FROM open_tab WHERE user_id = ${caller.userId}`,
      );
      return [rows, tabs] as const;
    },
    { accounts: accodesOf(caller) },
  );
  return { data: { carts: rows.map(summary), open_tabs: tabs?.order_nums ?? [] } };
};
