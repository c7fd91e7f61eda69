import type { Handler } from '../calls/handler.ts';
import { readSalesOrders } from '../history/read-sales-orders.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { supplierName } from '../web/supplier-name.ts';
import { invoicePdf } from './invoice-pdf.ts';

/** HIST-04 */
export const invoiceRequest: Handler<'invoiceRequest'> = async ({ data, caller }, { database, config }) => {
  const who = signedIn(caller);
  const [order] = await readSalesOrders(database, who, [data.so_order_no], () => 'so_order_no');
  if (!order) throw new Error(`The order ${data.so_order_no} was read and is not there.`);
  const pdf = await invoicePdf(order, accountOf(who, order.accode), supplierName(config.product));
  const file_name = `invoice-${order.so_order_no}.pdf`;
  return { data: { file: { file_name, content_type: 'application/pdf', content_base64: pdf.toString('base64') } } };
};
