import { type LineState, newCart } from '@portal/domain/cart';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../calls/refusal.ts';
import { cartMessages } from '../messages/cart.ts';
import { changesOf, deliveryDrafts, linesToCopy } from './copy-order.ts';
import { unpriced } from './rows.ts';

const order = newCart({ orderNum: 'KES014-000001', accode: 'KES014', billto: 'KES' });
const line = (line_id: string, order_quantity: number, more: Partial<LineState> = {}) =>
  ({ line_id, stock_code: line_id, order_quantity, last_order_quantity: 0, poa: false, ...more }) as LineState;

function refusalOf(work: () => unknown): string | null | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.parts.user_message;
  }
  return undefined;
}

describe('HIST-03 the lines that a copy takes over', () => {
  const removed = line('removed', 0, { last_order_quantity: 50 });
  const onApplication = line('on-application', 0, { last_order_quantity: 20, poa: true });

  test('are those with a quantity and those priced on application, not the removed ones', () => {
    const lines = [line('screws', 100), removed, onApplication];
    expect(linesToCopy({ ...order, lines })).toEqual([lines[0], onApplication]);
  });

  test('a quote is not copied, nor an order whose lines are all removed', () => {
    expect(refusalOf(() => linesToCopy({ tabtype: 'quote', lines: [line('screws', 100)] }))).toBe(
      cartMessages.copy.quote,
    );
    expect(refusalOf(() => linesToCopy({ ...order, lines: [removed] }))).toBe(cartMessages.copy.empty);
  });
});

test('HIST-03 option, address and the rest of a delivery are copied one by one, the forward date is not', () => {
  const delivery = {
    ...order.delivery,
    deliveryOptionChosen: 'road',
    deliveryDropshipIdChosen: 7,
    orderInstruction1: 'Gate C',
    advanced_forward_order_date: '2026-12-01',
  };
  const drafts = deliveryDrafts({ ...order, delivery });
  expect(drafts.map(({ kind }) => kind)).toEqual(['cart.delivery', 'cart.delivery', 'cart.delivery']);
  expect(drafts.map(({ payload }) => payload)).toEqual([
    { deliveryOptionChosen: 'road' },
    { deliveryDropshipIdChosen: 7 },
    expect.objectContaining({ orderInstruction1: 'Gate C' }),
  ]);
  expect(JSON.stringify(drafts)).not.toContain('advanced_forward_order_date');
  expect(deliveryDrafts({ ...order, delivery: { ...delivery, deliveryOptionChosen: '' } })).toHaveLength(2);
});

test('HIST-03 lines that cost another amount today are reported, also those without a price', () => {
  const priced = (extended: string | null) => ({ ...unpriced, extended });
  const lines = [line('same', 10), line('dearer', 10), line('on-application', 10), line('never-priced', 10)];
  const from = new Map([
    ['same', priced('5.0000')],
    ['dearer', priced('5.0000')],
    ['on-application', priced('5.0000')],
    ['never-priced', priced(null)],
  ]);
  const copies = lines.map((each) => ({ ...each, line_id: `copy-of-${each.line_id}` }));
  const prices = new Map([
    ['copy-of-same', priced('5.0000')],
    ['copy-of-dearer', priced('6.0000')],
    ['copy-of-never-priced', priced('6.0000')],
  ]);
  expect(changesOf({ prices: from }, lines, { state: { lines: copies }, prices })).toEqual([
    { stock_code: 'dearer', was: '5.00', now: '6.00' },
    { stock_code: 'on-application', was: '5.00', now: null },
  ]);
});
