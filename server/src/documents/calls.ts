import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { readSupplier } from '../supplier/supplier.ts';
import { deliveryPdf } from './delivery-pdf.ts';
import { invoicePdf, isCredit } from './invoice-pdf.ts';
import { readSalesDocument } from './read-sales-document.ts';

/** HIST-04: the delivery note or packing list of a past order as PDF. */
export const deliveryDocument: Handler<'deliveryDocument'> = async ({ data, caller }, { database, config }) => {
  const order = await readSalesDocument(database, signedIn(caller), data.so_order_no);
  const pdf = await deliveryPdf(order, data.kind, await readSupplier(database, config));
  const file_name = `${data.kind.replace('_', '-')}-${order.so_order_no}.pdf`;
  return { data: { file: { file_name, content_type: 'application/pdf', content_base64: pdf.toString('base64') } } };
};

/** HIST-04: the tax invoice or credit note of a past order as PDF. */
export const invoiceRequest: Handler<'invoiceRequest'> = async ({ data, caller }, { database, config }) => {
  const order = await readSalesDocument(database, signedIn(caller), data.so_order_no);
  const pdf = await invoicePdf(order, await readSupplier(database, config));
  const file_name = `${isCredit(order) ? 'credit-note' : 'invoice'}-${order.so_order_no}.pdf`;
  return { data: { file: { file_name, content_type: 'application/pdf', content_base64: pdf.toString('base64') } } };
};

export { downloadNetPricingFile } from './download-net-pricing-file.ts';
