import { expect, test } from 'vitest';
import { setPrice } from './set-price.ts';
import type { Pricing } from './types.ts';

const entry = (price: string, quantity_break = 1, poa = false): Pricing => ({
  price_type: 'standard',
  price,
  quantity_break,
  poa,
});

test('SRCH-01 LINE-09 a set costs the sum of its parts, each at the price for its quantity, exactly', () => {
  const bolt = { per_set: 1, quantity: 100, pricing: [entry('70.00'), entry('63.11', 100)], price_per: 100 };
  const washer = { per_set: 2, quantity: 200, pricing: [entry('5.85')], price_per: 100 };
  expect(setPrice([bolt, washer], '0.00')).toEqual({
    per_hundred: '74.81',
    total: '74.81',
    extended: ['63.11', '11.70'],
  });
  expect(setPrice([bolt, washer], '10.00').total).toBe('67.34');
});

test('LINE-05 a set without the price of a part has none, and the other parts keep theirs', () => {
  const priced = { per_set: 1, quantity: 10, pricing: [entry('2.00')], price_per: 1 };
  const none = { ...priced, pricing: [] };
  const poa = { ...priced, pricing: [entry('0.00', 1, true)] };
  for (const other of [none, poa])
    expect(setPrice([priced, other], '0')).toEqual({ per_hundred: null, total: null, extended: ['20.00', null] });
});
