import { expect, test } from 'vitest';
import { searchOf } from './list-sales-orders.ts';

const now = new Date('2026-11-20T08:00:00Z');

test('HIST-02 without a period, the last year is listed; a search looks at all orders', () => {
  expect(searchOf({}, now)).toEqual({ from: '2025-11-20', to: null, words: [] });
  expect(searchOf({ text: ' M12  bolts ' }, now)).toEqual({ from: '0001-01-01', to: null, words: ['M12', 'bolts'] });
  expect(searchOf({ to: '2026-01-31' }, now)).toEqual({ from: '0001-01-01', to: '2026-01-31', words: [] });
});

test('HIST-02 a given period holds for a search as well; a given day before one counted back', () => {
  expect(searchOf({ days_of_history: 30, text: 'bolts' }, now).from).toBe('2026-10-21');
  expect(searchOf({ days_of_history: 30, from: '2026-01-01' }, now).from).toBe('2026-01-01');
});
