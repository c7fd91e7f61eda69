import type { PartFacts } from '@portal/domain/cart';
import type { PricedPart } from '@portal/domain/price';
import { describe, expect, it } from 'vitest';
import { tradeOf } from './trade.ts';

const context = {
  warehouse: '40',
  web_discount: '0',
  format: { number_format: 1, currency_format: 1 },
  now: new Date('2026-11-21T00:00:00Z'),
} as const;
const facts = { sell_quantity_minimum: 25, discontinued: false } as PartFacts;
const stock = (available: number, next_date: string | null = null) => [
  { warehouse_code: '40', available, next_date, days: 1 },
  { warehouse_code: '10', available: 900, next_date: null, days: 3 },
];
const part: PricedPart = {
  stock_code: 'A',
  known: true,
  pricing: [
    { price_type: 'standard', price: '12.40', quantity_break: 1, poa: false },
    { price_type: 'standard', price: '9.90', quantity_break: 1000, poa: false },
  ],
  price_per: 100,
  pronto_price: null,
  availability: stock(300),
  product_information: null,
};

describe('price and stock of a row', () => {
  it('LINE-09 LINE-15 the price at the least quantity, the stock of the order’s own warehouse', () => {
    expect(tradeOf(part, facts, context)).toEqual({
      state: 'known',
      price: { amount: '12.40', per: '/ 100' },
      stock: { level: 'in_stock', available: 300, aside: '' },
    });
  });

  it('LINE-15 none until a date, to order where the warehouse never has it, the last of a discontinued part', () => {
    expect(tradeOf({ ...part, availability: stock(0, '2026-12-04') }, facts, context).stock).toEqual({
      level: 'none',
      available: 0,
      aside: 'to 4 Dec',
    });
    expect(tradeOf({ ...part, availability: [] }, facts, context).stock?.level).toBe('to_order');
    expect(tradeOf(part, { ...facts, discontinued: true }, context).stock?.aside).toBe('no more');
  });

  it('outside an order the stock of all warehouses together', () => {
    const anywhere = { ...context, warehouse: null };
    expect(tradeOf(part, facts, anywhere).stock).toEqual({ level: 'in_stock', available: 1200, aside: 'in 2 places' });
    expect(tradeOf({ ...part, availability: stock(0) }, facts, anywhere).stock?.aside).toBe('in 1 place');
    expect(tradeOf({ ...part, availability: [] }, facts, anywhere).stock?.level).toBe('to_order');
  });

  it('LINE-05 a part without a price is on application, one that is not known is nothing', () => {
    expect(tradeOf({ ...part, pricing: [] }, facts, context).price).toBeNull();
    expect(tradeOf({ ...part, known: false }, facts, context).state).toBe('failed');
  });
});
