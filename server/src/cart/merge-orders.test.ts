import { type CartState, type LineState, newCart } from '@portal/domain/cart';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../calls/refusal.ts';
import { cartMessages } from '../messages/cart.ts';
import { linesToMove } from './merge-orders.ts';

const line = (line_id: string, order_quantity: number) =>
  ({ line_id, stock_code: line_id, order_quantity, last_order_quantity: 50, poa: false }) as LineState;
const lines = [line('screws', 100), line('removed', 0)];
const target = newCart({ orderNum: 'KES014-000001', accode: 'KES014', billto: 'KES' });
const source: CartState = { ...target, orderNum: 'KES014-000002', lines };

function refusalOf(into: CartState, from: CartState): string | null | undefined {
  try {
    linesToMove(into, from);
  } catch (error) {
    if (error instanceof Refusal) return error.parts.user_message;
  }
  return undefined;
}

test('CART-13 the lines that are not removed move', () => {
  expect(linesToMove(target, source)).toEqual([lines[0]]);
});

const { merge } = cartMessages;
const at = '2026-03-02T01:00:00.000Z';

describe('CART-13, CART-14: orders that are not merged', () => {
  test.each<[string, Partial<CartState>, string]>([
    ['a quote', { tabtype: 'quote' }, merge.quote],
    ['a quick quote', { tabtype: 'qq' }, merge.quote],
    ['a confirmed order', { confirmed: at }, merge.notOpen(source.orderNum)],
    ['a submitted order', { submitted: at }, merge.notOpen(source.orderNum)],
    ['a cancelled order', { cancelled: at }, merge.notOpen(source.orderNum)],
    ['an order of another account', { accode: 'HAR010' }, merge.otherAccount],
    ['an order without lines', { lines: [line('removed', 0)] }, merge.empty(source.orderNum)],
  ])('%s', (_, changes, message) => {
    expect(refusalOf(target, { ...source, ...changes })).toBe(message);
  });

  test('the order that gets the lines must be open too', () => {
    expect(refusalOf({ ...target, confirmed: at }, source)).toBe(merge.notOpen(target.orderNum));
    expect(refusalOf({ ...target, tabtype: 'quote' }, source)).toBe(merge.quote);
  });
});
