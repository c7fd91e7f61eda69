import { expect, test } from 'vitest';
import { adviceOf, stockSentence, warehouseRows } from './price-rows.ts';

const format = { number_format: 1, currency_format: 1 } as const;
const stock = (warehouse_code: string, available: number, days: number) => ({
  warehouse_code,
  available,
  days,
  next_date: null,
});
const names = new Map([
  ['40', 'Sydney'],
  ['20', 'Brisbane'],
]);

test("LINE-15 the tab's own warehouse comes first, then the nearest", () => {
  const rows = warehouseRows([stock('10', 5, 3), stock('20', 5, 1), stock('40', 0, 0)], '40', names);
  expect(rows.map(({ name, current }) => [name, current])).toEqual([
    ['Sydney', true],
    ['Brisbane', false],
    ['10', false],
  ]);
});

test('LINE-15 one sentence says whether the quantity is available, and where the rest is', () => {
  const said = (here: number, there: number, quantity: number) =>
    stockSentence(warehouseRows([stock('40', here, 0), stock('20', there, 1)], '40', names), quantity, format);
  expect(said(500, 0, 450)).toBe('All 450 are in Sydney.');
  expect(said(200, 250, 450)).toBe('200 of 450 are in Sydney. Brisbane has the rest, 1 day away.');
  expect(said(200, 249, 450)).toBe('200 of 450 are in Sydney.');
  expect(said(0, 1450, 1450)).toBe('None in Sydney. Brisbane has all 1,450, 1 day away.');
  expect(said(0, 0, 10)).toBe('None in Sydney.');
  expect(said(0, 10, 0)).toBe('');
});

test('LINE-09 the next break says what it costs or saves', () => {
  const next = { quantity: 500, webPrice: '148.00', difference: '10.55' };
  expect(adviceOf(next, 450, format)).toEqual({
    what: '50 more cost 10.55.',
    why: 'At 500 the price falls to 148.00.',
    quantity: 500,
  });
  expect(adviceOf({ ...next, difference: '-4.20' }, 450, format)?.what).toBe('50 more save 4.20.');
  expect(adviceOf(null, 450, format)).toBeNull();
});
