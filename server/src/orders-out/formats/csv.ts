import { spreadsheetCsv } from '@portal/domain/csv';
import type { OutgoingEvent } from '../outgoing-events.ts';
import type { SubmittedLine, SubmittedOrder } from '../submitted-order.ts';

/** The columns: one row a line, with the order's own values in each. Columns may be added at the end, never moved. */
const columns: Readonly<
  Record<string, (line: SubmittedLine, order: SubmittedOrder, event: OutgoingEvent<'order.submitted'>) => string>
> = {
  event_id: (_, __, { id }) => id,
  order_number: (_, order) => order.order_number,
  submitted: (_, order) => order.submitted,
  account: (_, order) => order.account.code,
  bill_to: (_, order) => order.account.bill_to,
  purchase_order: (_, order) => order.purchase_order,
  requested_date: (_, order) => order.requested_date ?? '',
  warehouse: (_, order) => order.warehouse,
  delivery_option: (_, order) => order.delivery.option,
  company: (_, { delivery }) => delivery.to.company,
  contact: (_, { delivery }) => delivery.to.contact,
  phone: (_, { delivery }) => delivery.to.phone,
  address: (_, { delivery }) => delivery.to.lines.join(', '),
  suburb: (_, { delivery }) => delivery.to.suburb,
  state: (_, { delivery }) => delivery.to.state,
  postcode: (_, { delivery }) => delivery.to.postcode,
  order_notes: (_, order) => order.notes.join(' / '),
  line_number: (line) => String(line.line_number),
  stock_code: (line) => line.stock_code,
  customer_stock_code: (line) => line.customer_stock_code,
  description: (line) => line.description,
  quantity: (line) => String(line.quantity),
  unit_price: (line) => line.unit_price ?? '',
  price_per: (line) => String(line.price_per),
  line_total: (line) => line.line_total ?? '',
  line_note: (line) => line.note,
  line_reference: (line) => line.reference,
  currency: (_, order) => order.currency,
  order_total: (_, order) => order.totals.total,
};

/** A header and one row for each line. */
export const csvOrder = (event: OutgoingEvent<'order.submitted'>): string =>
  spreadsheetCsv([
    Object.keys(columns),
    ...event.data.lines.map((line) => Object.values(columns).map((cellOf) => cellOf(line, event.data, event))),
  ]);
