import type { DemoSupplier } from '../supplier.ts';
import { type FeedFile, feedFile } from './feed-file.ts';

const entry = (name: string, value: string) => `${name}=${value}`;

/** Files of documents, certificates and the order history. */
export function paperFeeds(supplier: DemoSupplier): readonly FeedFile[] {
  const { documents, partDocuments, certificates, salesOrders } = supplier;
  return [
    feedFile('documents', documents, {
      document: (row) => row.resource_id,
      title: (row) => row.title,
      kind: (row) => row.kind,
      path: (row) => row.path,
      sections: (row) => row.body.map(({ heading, text }) => entry(heading, text)),
    }),
    feedFile('part-documents', partDocuments, {
      stock_code: (row) => row.stock_code,
      document: (row) => row.resource_id,
    }),
    feedFile('certificates', certificates, {
      certificate_no: (row) => row.certificate_no,
      stock_code: (row) => row.stock_code,
      batch: (row) => row.batch,
      heat: (row) => row.heat,
      issued: (row) => row.issued,
      standard: (row) => row.data.standard,
      chemistry: (row) => Object.entries(row.data.chemistry).map(([element, share]) => entry(element, share)),
      mechanical: (row) => row.data.mechanical.map(({ property, value }) => entry(property, value)),
    }),
    feedFile('past-orders', salesOrders, {
      order_no: (row) => row.so_order_no,
      accode: (row) => row.accode,
      order_date: (row) => row.so_order_date,
      reference: (row) => row.customer_reference,
      total: (row) => row.total,
      carrier: (row) => row.carrier,
    }),
    feedFile(
      'past-order-lines',
      salesOrders.flatMap((order) => order.lines.map((line) => ({ ...line, order_no: order.so_order_no }))),
      {
        order_no: (row) => row.order_no,
        line: (row) => row.line_number,
        stock_code: (row) => row.stock_code,
        quantity: (row) => row.so_display_qty,
        amount: (row) => row.amount,
        price: (row) => row.price,
        price_per: (row) => row.price_per,
      },
    ),
  ];
}
