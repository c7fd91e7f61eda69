import type { CartLine } from '@portal/portal-client';
import { expect, test, vi } from 'vitest';
import { lineAnswers } from './answers.ts';

// As much of a line as an answer depends on.
const lineOf = (order_quantity: number, webPrice = '80.00') =>
  ({
    line_id: 'L',
    line: { stock_code: 'SCS-1', order_quantity, requested_quantity: 45 },
    price: { webPrice },
    priceChangedFrom: '75.00',
    stockHere: { available: 0, next_date: null },
  }) as unknown as CartLine;

test('LINE-07 LINE-13 a note that was dismissed stays so, also after a reload, until it says something else', () => {
  const keep = vi.fn();
  const answers = lineAnswers({}, keep);
  answers.add(lineOf(50), 'rounded');
  answers.add(lineOf(50), 'price_changed');
  const reloaded = lineAnswers(keep.mock.lastCall?.[0], keep);
  expect([...reloaded.of(lineOf(50))]).toEqual(['rounded', 'price_changed']);
  expect([...reloaded.of(lineOf(75))]).toEqual(['price_changed']);
  expect([...reloaded.of(lineOf(50, '81.00'))]).toEqual(['rounded']);
});

test('LINE-13 one answer does not dismiss the other notes of the line', () => {
  const answers = lineAnswers({}, () => {});
  answers.add(lineOf(50), 'rounded');
  expect(answers.of(lineOf(50)).has('out_of_stock')).toBe(false);
});
