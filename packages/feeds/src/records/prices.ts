import { choice, code, date, decimal, integer, money, text } from './column-types.ts';
import { stockCode } from './part-details.ts';
import type { Column, Feed } from './types.ts';

const quantityBreak: Column = {
  type: integer(1),
  description: 'The price applies from this quantity on.',
  example: '1',
  unit: 'pieces',
  otherwise: 1,
};
const price: Column = {
  type: money,
  description: 'Price without GST for `price_per` pieces of the part.',
  example: '41.50',
  unit: 'AUD',
  required: true,
  isPrice: true,
};
export const accode: Column = {
  type: code(20),
  description: 'Code of the account.',
  example: 'KES014',
  required: true,
  refersTo: 'accounts',
};

export const prices: Feed = {
  name: 'prices',
  title: 'List prices',
  description: 'Standard prices with their quantity breaks, one row for each break.',
  key: ['stock_code', 'quantity_break'],
  columns: { stock_code: stockCode, quantity_break: quantityBreak, price },
};

export const contractPrices: Feed = {
  name: 'contract-prices',
  title: 'Contract prices',
  description: 'Prices agreed with one account.',
  key: ['accode', 'stock_code', 'price_type', 'quantity_break'],
  columns: {
    accode,
    stock_code: stockCode,
    price_type: {
      type: choice('special', 'quote'),
      description: 'special: a contract price; quote: a quoted price.',
      example: 'special',
      otherwise: 'special',
    },
    quantity_break: quantityBreak,
    price,
  },
};

export const discounts: Feed = {
  name: 'discounts',
  title: 'Discounts and promo codes',
  description:
    'Each row is one of three kinds: a percentage off a category, an amount off the order, or a price of a part from a quantity on. Without a promo code it applies by itself.',
  key: ['discount'],
  columns: {
    discount: { type: code(40), description: 'Code of the discount.', example: 'BOLTS-10', required: true },
    name: { type: text(100), description: 'Name shown to buyers.', example: 'Ten per cent off bolts', required: true },
    category: {
      type: text(60),
      description: 'The category that the percentage applies to.',
      example: 'Bolts and screws',
      refersTo: 'categories',
    },
    percent: { type: decimal(2, 100), description: 'Percent off the category.', example: '10', unit: '%' },
    amount: { type: money, description: 'Amount off the order.', example: '', unit: 'AUD' },
    minimum_order: {
      type: money,
      description: 'The amount is taken off orders from this value on.',
      example: '',
      unit: 'AUD',
      otherwise: '0.00',
    },
    stock_code: { ...stockCode, description: 'The part that has a price.', example: '', required: false },
    quantity: {
      type: integer(1),
      description: 'The price applies from this quantity on.',
      example: '',
      unit: 'pieces',
    },
    price: { type: money, description: 'Price of the part for `price_per` pieces.', example: '', unit: 'AUD' },
    price_per: {
      type: integer(1, 100_000),
      description: 'Number of pieces that the price is for.',
      example: '',
      unit: 'pieces',
      otherwise: 1,
    },
    promo_code: { type: code(40), description: 'Promo code that buyers type.', example: '' },
    starts: { type: date, description: 'First day.', example: '2026-07-01' },
    ends: { type: date, description: 'Last day.', example: '2026-12-31' },
    accode: { ...accode, description: 'The only account that it applies to.', example: '', required: false },
    most_uses: { type: integer(0), description: 'Number of orders that can use it.', example: '' },
    position: { type: integer(0, 30_000), description: 'Place in lists.', example: '1', otherwise: 0 },
  },
};
