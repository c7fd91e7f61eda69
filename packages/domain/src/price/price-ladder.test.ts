import { expect, test } from 'vitest';
import { priceLadder } from './price-ladder.ts';
import type { Pricing } from './types.ts';

const entry = (price_type: Pricing['price_type'], price: string, quantity_break: number, poa = false): Pricing => ({
  price_type,
  price,
  quantity_break,
  poa,
});

test('LINE-09 the ladder gives what the account pays from each break and what that saves against list, exactly', () => {
  const pricing = [
    entry('special', '162.10', 100),
    entry('standard', '186.40', 25),
    entry('standard', '170.00', 500),
    entry('special', '148.00', 500),
  ];
  expect(priceLadder(pricing, 100, '0.00')).toEqual({
    list: '186.40',
    steps: [
      { from: 25, webPrice: '186.40', saved: '0.00', percent: 0 },
      { from: 100, webPrice: '162.10', saved: '24.30', percent: -13 },
      { from: 500, webPrice: '148.00', saved: '38.40', percent: -20.6 },
    ],
  });
});

test('LINE-09 web discount counts as a saving, a break without a better price is no step, a dearer price saves less than nothing', () => {
  const discounted = priceLadder([entry('standard', '100.00', 1), entry('special', '99.00', 50)], 100, '5.00');
  expect(discounted).toEqual({ list: '100.00', steps: [{ from: 1, webPrice: '95.00', saved: '5.00', percent: -5 }] });
  const dearer = priceLadder([entry('quote', '110.00', 1), entry('standard', '100.00', 10)], 100, '0.00');
  expect(dearer.steps.map(({ from, saved, percent }) => [from, saved, percent])).toEqual([
    [1, '-10.00', 10],
    [10, '0.00', 0],
  ]);
});

test('LINE-05 a part on application has steps without a price, and no list price', () => {
  const step = { from: 1, webPrice: null, saved: null, percent: null };
  expect(priceLadder([entry('standard', '0.00', 1, true)], 1, '0')).toEqual({ list: null, steps: [step] });
  expect(priceLadder([], 1, '0')).toEqual({ list: null, steps: [] });
});
