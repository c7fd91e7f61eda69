import { code, date, decimal, integer, list, money, text } from './column-types.ts';
import { accode } from './prices.ts';
import type { Feed } from './types.ts';

const orderNumber = code(40);

export const pastOrders: Feed = {
  name: 'past-orders',
  title: 'Order history and invoices',
  description:
    'Invoiced orders, also those that did not come through the portal. Buyers see them as their history, reorder from them and get their invoice and delivery note.',
  key: ['order_no'],
  columns: {
    order_no: { type: orderNumber, description: 'Number of the order.', example: 'SO-240117', required: true },
    accode,
    order_date: { type: date, description: 'Day of the order.', example: '2026-07-02', required: true },
    reference: { type: text(100), description: "The buyer's own reference.", example: 'PO 8812', otherwise: '' },
    total: {
      type: decimal(2, 9_999_999_999.99, -9_999_999_999.99),
      description: 'Total without GST; less than 0 for a credit.',
      example: '482.10',
      unit: 'AUD',
      required: true,
    },
    deliver_to: {
      type: list(120),
      description: "Lines of the address that the goods went to. Empty: the account's own.",
      example: 'Site office|4 Wharf Street|Rosehill NSW 2142',
      otherwise: [],
    },
    carrier: { type: text(80), description: 'Name of the carrier.', example: 'TNT Express', otherwise: '' },
    due_date: { type: date, description: 'Day on which the invoice is due.', example: '2026-08-31' },
  },
};

export const pastOrderLines: Feed = {
  name: 'past-order-lines',
  title: 'Lines of the order history',
  description: 'The goods of each past order. A part may have left the catalogue since.',
  key: ['order_no', 'line'],
  columns: {
    order_no: {
      type: orderNumber,
      description: 'Number of the order.',
      example: 'SO-240117',
      required: true,
      refersTo: 'past-orders',
    },
    line: { type: integer(1, 100_000), description: 'Number of the line.', example: '1', required: true },
    stock_code: { type: code(40), description: 'Code of the part.', example: 'HXB-12050-ZP', required: true },
    quantity: {
      type: integer(-100_000_000),
      description: 'Pieces; less than 0 for goods returned.',
      example: '400',
      unit: 'pieces',
      required: true,
    },
    amount: {
      type: decimal(2, 9_999_999_999.99, -9_999_999_999.99),
      description: 'Amount without GST.',
      example: '48.00',
      unit: 'AUD',
      required: true,
    },
    description: {
      type: text(200),
      description: "As it was sold. Empty: the part's own description.",
      example: '',
      otherwise: '',
    },
    price: { type: money, description: 'Price for `price_per` pieces.', example: '12.00', unit: 'AUD' },
    price_per: { type: integer(1, 100_000), description: 'Pieces that the price is for.', example: '100' },
  },
};
