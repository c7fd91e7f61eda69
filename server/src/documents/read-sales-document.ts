import type { HistoryLine } from '@portal/domain/history';
import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { readSalesOrders, type SalesOrder } from '../history/read-sales-orders.ts';
import type { Caller } from '../session/caller.ts';
import { type Buyer, readBuyer } from './buyer.ts';

type Queries = Pick<Transaction, 'query'>;

/** Facts of a line that the order history does not show. */
interface LineFacts extends Pick<Tables['sales_order_line'], 'line_number' | 'price' | 'price_per'> {
  /** Description at the time of sale, else the part's current one. */
  readonly description: string;
  readonly customer_stock_code: string;
  /** Null if the part has left the catalogue. */
  readonly pack_code: string | null;
  readonly pack_quantity: number | null;
  /** Grams of one pack. */
  readonly pack_weight: number | null;
}

export interface SalesDocument extends Omit<SalesOrder, 'order_lines'>, Buyer {
  readonly order_lines: readonly (HistoryLine & LineFacts)[];
  readonly carrier: string;
  readonly due_date: string | null;
  /** The latest invoice that the supplier reported for the order of this portal; null if none. */
  readonly invoice_number: string | null;
}

const noFacts = {
  price: null,
  price_per: null,
  customer_stock_code: '',
  pack_code: null,
  pack_quantity: null,
  pack_weight: null,
};

/** A past order with everything that its documents print. Throws a refusal if it is not an order of the caller's accounts. */
export async function readSalesDocument(db: Queries, caller: Caller, so_order_no: string): Promise<SalesDocument> {
  const [order] = await readSalesOrders(db, caller, [so_order_no], () => 'so_order_no');
  if (!order) throw new Error(`The order ${so_order_no} was read and is not there.`);
  const [head] = await db.query<Pick<Tables['sales_order'], 'deliver_to' | 'carrier' | 'due_date'>>(sql`
    SELECT deliver_to, carrier, due_date::text AS due_date FROM sales_order WHERE so_order_no = ${so_order_no}`);
  const [invoice] = await db.query<{ readonly invoice_number: string }>(sql`
    SELECT e.event->>'invoice_number' AS invoice_number
    FROM cart c JOIN order_event a ON a.order_num = c.order_num JOIN order_event e ON e.order_num = c.order_num
    WHERE c.accode = ${order.accode} AND a.event->>'kind' = 'acknowledged'
      AND a.event->>'supplier_order_number' = ${so_order_no} AND e.event->>'kind' = 'invoiced'
    ORDER BY e.at DESC, e.received DESC, e.event_id DESC LIMIT 1`);
  const rows = await db.query<LineFacts>(sql`
    SELECT l.line_number, l.price::text AS price, l.price_per,
      coalesce(nullif(l.description, ''), p.description, '') AS description, coalesce(c.customer_stock_code, '') AS customer_stock_code,
      p.pack_code, p.pack_quantity, p.pack_weight
    FROM sales_order_line l LEFT JOIN part p USING (stock_code)
      LEFT JOIN customer_stock_code c ON c.stock_code = l.stock_code AND c.accode = ${order.accode}
    WHERE l.so_order_no = ${so_order_no}`);
  const facts = new Map(rows.map((row) => [row.line_number, row]));
  const buyer = await readBuyer(db, order.accode);
  const deliver_to = (head?.deliver_to ?? '').split('\n').filter((line) => line.trim() !== '');
  return {
    ...order,
    order_lines: order.order_lines.map((line) => ({ ...noFacts, ...line, ...facts.get(line.line_number) })),
    bill_to: buyer.bill_to,
    deliver_to: deliver_to.length > 0 ? deliver_to : buyer.deliver_to,
    carrier: head?.carrier ?? '',
    due_date: head?.due_date ?? null,
    invoice_number: invoice?.invoice_number ?? null,
  };
}
