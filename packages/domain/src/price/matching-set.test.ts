import { expect, test } from 'vitest';
import { leastSets, piecesForSets, setsInStock } from './matching-set.ts';

const bolt = { sell_quantity_minimum: 50, sell_quantity_increment: 50, discontinued: false };
const washer = { sell_quantity_minimum: 200, sell_quantity_increment: 100, discontinued: false };
const stock = (warehouse_code: string, available: number) => ({ warehouse_code, available, next_date: null, days: 1 });

test('SRCH-01 a set starts at the number that reaches the minimum of every part', () => {
  expect(leastSets([{ facts: bolt, per_set: 1 }])).toBe(50);
  expect(
    leastSets([
      { facts: bolt, per_set: 1 },
      { facts: washer, per_set: 2 },
    ]),
  ).toBe(100);
  expect(leastSets([])).toBe(1);
});

test('SRCH-01 LINE-07 each part of a set is ordered as it is sold', () => {
  expect(piecesForSets(120, 1, bolt)).toBe(150);
  expect(piecesForSets(120, 2, washer)).toBe(300);
  expect(piecesForSets(1, 2, washer)).toBe(200);
});

test('SRCH-01 LINE-15 whole sets in stock, in one warehouse or in all', () => {
  const parts = [
    { per_set: 1, availability: [stock('40', 100), stock('10', 30)] },
    { per_set: 2, availability: [stock('40', 90), stock('10', -5)] },
  ];
  expect(setsInStock(parts, '40')).toBe(45);
  expect(setsInStock(parts, '10')).toBe(0);
  expect(setsInStock(parts, null)).toBe(45);
  expect(setsInStock([...parts, { per_set: 1, availability: null }], '40')).toBeNull();
});
