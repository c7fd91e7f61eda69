import type { PartFacts } from '@portal/domain/cart';
import type { PricedPart } from '@portal/domain/price';
import { describe, expect, it } from 'vitest';
import { createRowPrices, type KnownPrice, tradeOf } from './row-prices.ts';

const context = {
  warehouse: '40',
  web_discount: '0',
  format: { number_format: 1, currency_format: 1 },
  now: () => new Date('2026-11-21T00:00:00Z'),
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

const cached = (of: PricedPart, state: KnownPrice['state'] = 'ok'): KnownPrice => ({
  state,
  part: of,
});

describe('price and stock of a row', () => {
  it('LINE-09 LINE-15 the price at the minimum quantity, and stock of the order’s warehouse', () => {
    expect(tradeOf(cached(part), facts, context)).toEqual({
      state: 'known',
      price: { amount: '12.40', per: '/ 100' },
      stock: { level: 'in_stock', available: 300, aside: '' },
    });
  });

  it('LINE-15 no stock until a date, made to order, and remaining stock of a discontinued part', () => {
    expect(tradeOf(cached({ ...part, availability: stock(0, '2026-12-04') }), facts, context).stock).toEqual({
      level: 'none',
      available: 0,
      aside: 'to Dec 04',
    });
    expect(tradeOf(cached({ ...part, availability: [] }), facts, context).stock?.level).toBe('to_order');
    expect(tradeOf(cached(part), { ...facts, discontinued: true }, context).stock?.aside).toBe('no more');
  });

  it('outside an order, stock of all warehouses together', () => {
    const anywhere = { ...context, warehouse: null };
    expect(tradeOf(cached(part), facts, anywhere).stock).toEqual({
      level: 'in_stock',
      available: 1200,
      aside: 'in 2 warehouses',
    });
    expect(tradeOf(cached({ ...part, availability: stock(0) }), facts, anywhere).stock?.aside).toBe('in 1 warehouse');
    expect(tradeOf(cached({ ...part, availability: [] }), facts, anywhere).stock?.level).toBe('to_order');
  });

  it('LINE-05 a part without a price is on application; an unknown part has no price', () => {
    expect(tradeOf(cached({ ...part, pricing: [] }), facts, context).price).toBeNull();
    expect(tradeOf(cached({ ...part, known: false }), facts, context).state).toBe('failed');
  });

  it('LINE-02 a row waits for its first price, keeps it when a refresh fails, and changes only with its own part', () => {
    let price: KnownPrice = { state: 'loading', part: null };
    const rows = createRowPrices(
      { get: () => price, subscribe: () => () => {}, load: async () => new Map([['A', part]]) },
      () => facts,
      context,
    );
    expect(rows.trade('A').state).toBe('loading');
    price = { ...price, state: 'failed' };
    expect(rows.trade('A').state).toBe('failed');
    price = cached(part);
    const shown = rows.trade('A');
    expect(shown).toMatchObject({ state: 'known', price: { amount: '12.40' } });
    expect(rows.trade('A')).toBe(shown);
    price = cached(part, 'failed');
    expect(rows.trade('A')).toEqual(shown);
  });
});
