import { sql } from '../../db/database.ts';
import { type Apply, changedRows, goneKeys } from './rows.ts';

export const applyPastOrders: Apply = {
  feed: 'past-orders',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO sales_order (so_order_no, accode, so_order_date, customer_reference, total, deliver_to, carrier, due_date)
      SELECT key, record ->> 'accode', (record ->> 'order_date')::date, record ->> 'reference', (record ->> 'total')::numeric,
        coalesce((SELECT string_agg(line, E'\n' ORDER BY place)
          FROM jsonb_array_elements_text(record -> 'deliver_to') WITH ORDINALITY AS address (line, place)), ''),
        record ->> 'carrier', (record ->> 'due_date')::date
      FROM ${changedRows(loadId, 'past-orders')} AS given
      ON CONFLICT (so_order_no) DO UPDATE SET accode = excluded.accode, so_order_date = excluded.so_order_date,
        customer_reference = excluded.customer_reference, total = excluded.total, deliver_to = excluded.deliver_to,
        carrier = excluded.carrier, due_date = excluded.due_date`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`DELETE FROM sales_order WHERE so_order_no IN ${goneKeys(loadId, 'past-orders')}`);
  },
};

export const applyPastOrderLines: Apply = {
  feed: 'past-order-lines',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO sales_order_line (so_order_no, line_number, stock_code, so_display_qty, amount, description, price, price_per)
      SELECT record ->> 'order_no', (record ->> 'line')::int, record ->> 'stock_code', (record ->> 'quantity')::int,
        (record ->> 'amount')::numeric, record ->> 'description', (record ->> 'price')::numeric, (record ->> 'price_per')::int
      FROM ${changedRows(loadId, 'past-order-lines')} AS given
      ON CONFLICT (so_order_no, line_number) DO UPDATE SET stock_code = excluded.stock_code,
        so_display_qty = excluded.so_display_qty, amount = excluded.amount, description = excluded.description,
        price = excluded.price, price_per = excluded.price_per`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`
      DELETE FROM sales_order_line USING ${goneKeys(loadId, 'past-order-lines')} AS gone
      WHERE so_order_no = split_part(gone.key, E'\t', 1) AND line_number = split_part(gone.key, E'\t', 2)::int`);
  },
};
