import { expect, test } from 'vitest';
import { priceChange, spentByMonth } from './reorder.ts';

test('HIST-03 a line whose price has changed is reported, to the cent', () => {
  const line = { stock_code: 'A', quantity: 100, amount: '12.30' };
  expect(priceChange(line, '12.3049')).toBeNull();
  expect(priceChange(line, '13.0000')).toEqual({ stock_code: 'A', was: '12.30', now: '13.00' });
  expect(priceChange(line, null)).toEqual({ stock_code: 'A', was: '12.30', now: null });
  expect(priceChange({ stock_code: 'A', quantity: 1 }, '5.0000')).toBeNull();
});

test('HIST-02 spend by month spans the turn of the year and includes months without orders', () => {
  const orders = [
    { so_order_date: '2026-01-31', total: '10.10' },
    { so_order_date: '2025-11-01', total: '1.00' },
    { so_order_date: '2025-11-30', total: '2.00' },
    { so_order_date: '2024-11-30', total: '9.00' },
  ];
  expect(spentByMonth(orders, '2026-01-31', 3)).toEqual([
    { month: '2025-11', amount: '3.00' },
    { month: '2025-12', amount: '0.00' },
    { month: '2026-01', amount: '10.10' },
  ]);
});
