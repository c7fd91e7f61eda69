import { expect, test } from 'vitest';
import { newCart, type Operation } from './index.ts';
import { canRetry, refusedWords } from './refused.ts';

const cart = newCart({ orderNum: 'A-000001', accode: 'A', billto: 'A' });
const operation = {
  id: 'a',
  at: '2026-11-24T01:00:00Z',
  by: 'sam',
  kind: 'line.add',
  payload: { line_id: '01J00000000000000000000001', stock_code: 'BOLT', quantity: 300 },
} as Operation;

test('CART-18 a refused change is named with the reason', () => {
  const refused = {
    cartId: 'A-000001',
    operation,
    reason: 'submitted',
    message: 'The order has been submitted.',
    at: '',
  };
  expect(refusedWords(refused, cart)).toBe('Added 300 of BOLT: The order has been submitted.');
  expect(refusedWords(refused, null)).toBe('The order has been submitted.');
});

test('CART-18 retry is offered only if it can succeed', () => {
  expect(['line_cap', 'locked', 'changed_since', 'server_error'].map(canRetry)).toEqual([true, true, true, true]);
  expect(['submitted', 'cancelled', 'unknown_line', 'not_allowed'].map(canRetry)).toEqual([false, false, false, false]);
});
