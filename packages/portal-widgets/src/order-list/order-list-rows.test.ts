import type { CartStatus, CartSummary } from '@portal/domain/cart';
import { describe, expect, test } from 'vitest';
import { actsOf, noFilter, type OrderListRow, orderListGroups } from './order-list-rows.ts';

const cart = (orderNum: string, status: CartStatus, total: string, assignee: string | null): CartSummary => ({
  orderNum,
  prettyName: `PO ${orderNum}`,
  tabtype: 'order',
  accode: 'KES014',
  account_name: 'Kestrel',
  warehouse: '40',
  revision: 1,
  status,
  confirmed: null,
  cancelled: null,
  submitted: null,
  auto_submit: null,
  assignee,
  line_count: 3,
  total,
  modified: '2026-11-24T00:00:00Z',
  changed_by: null,
  deliver_to: '',
  has_delivery_option: true,
  lines_unpriced: 0,
  accessible: true,
});
const carts = [
  cart('1', 'saved', '9.50', null),
  cart('2', 'confirmed', '100.00', 'Sam'),
  cart('3', 'saved', '20.00', 'Moira'),
];
const time = { when: (at: string) => `at ${at.slice(11, 16)}`, now: Date.parse('2026-11-24T00:00:00Z') };
const numbers = (rows: readonly OrderListRow[]) => rows.map((row) => row.cart.orderNum);

describe('CART-20 the order list', () => {
  test('totals sort as amounts, not as text, in both directions', () => {
    expect(numbers(orderListGroups(carts, noFilter, [{ id: 'total', desc: false }], time).open)).toEqual(['1', '3']);
    expect(numbers(orderListGroups(carts, noFilter, [{ id: 'total', desc: true }], time).open)).toEqual(['3', '1']);
  });

  test('every typed word must match somewhere', () => {
    const found = orderListGroups(carts, { ...noFilter, text: 'kestrel moira' }, [], time);
    expect([...numbers(found.attention), ...numbers(found.open)]).toEqual(['3']);
    const confirmed = orderListGroups(carts, { ...noFilter, text: 'kestrel', status: 'confirmed' }, [], time);
    expect([...numbers(confirmed.attention), ...numbers(confirmed.open)]).toEqual(['2']);
  });

  test('orders sort by the name of the person who works on them, and are found by it', () => {
    const named = [
      { ...cart('1', 'saved', '9.50', 'a.zorn'), assignee_name: 'Zoe Zorn' },
      { ...cart('2', 'saved', '9.50', 'z.abel'), assignee_name: 'Anna Abel' },
    ];
    const byPerson = [{ id: 'assignee', desc: false }];
    expect(numbers(orderListGroups(named, noFilter, byPerson, time).open)).toEqual(['2', '1']);
    expect(numbers(orderListGroups(named, { ...noFilter, text: 'zoe' }, [], time).open)).toEqual(['1']);
  });

  test('sorting is stable', () => {
    expect(numbers(orderListGroups(carts, noFilter, [{ id: 'modified', desc: true }], time).open)).toEqual(['1', '3']);
  });

  test('orders that need attention come first, most urgent first, with the reason', () => {
    const waiting = [
      { ...cart('1', 'confirmed', '9.50', null), auto_submit: '2026-11-24T01:30:00Z' },
      { ...cart('2', 'saved', '9.50', null), has_delivery_option: false },
      { ...cart('3', 'saved', '9.50', null), lines_unpriced: 2 },
      { ...cart('4', 'saved', '0.00', null), has_delivery_option: false, line_count: 0 },
      { ...cart('5', 'saved', '9.50', null), tabtype: 'qq' as const, lines_unpriced: 1 },
      cart('6', 'submitted', '9.50', null),
      cart('7', 'cancelled', '9.50', null),
    ];
    const groups = orderListGroups(waiting, noFilter, [], time);
    expect(groups.attention.map(({ cart, attention }) => [cart.orderNum, attention?.what, attention?.action])).toEqual([
      ['3', '2 lines have no price.', 'Answer 2 lines'],
      ['2', 'No delivery option is chosen.', 'Choose delivery'],
      ['1', 'Submits at 01:30.', 'Unconfirm'],
    ]);
    expect(numbers(groups.open)).toEqual(['4', '5']);
    expect(numbers(groups.recent)).toEqual(['6', '7']);
    const answers = orderListGroups(waiting, { ...noFilter, status: 'answer' }, [], time);
    expect([numbers(answers.attention), answers.open, answers.recent]).toEqual([['3', '2'], [], []]);
  });

  test('an order whose time has passed submits now', () => {
    const due = { ...cart('1', 'confirmed', '9.50', null), auto_submit: '2026-11-23T23:59:59Z' };
    expect(orderListGroups([due], noFilter, [], time).attention[0]?.attention?.what).toBe('Submits now.');
  });
});

test('CART-14 HIST-03 actions of an order: copy, merge, claim or release, cancel while open, order again once submitted', () => {
  expect(actsOf(cart('1', 'saved', '1.00', null), 'moira')).toEqual(['copy', 'merge', 'claim', 'cancel']);
  expect(actsOf(cart('1', 'saved', '1.00', 'moira'), 'moira')).toEqual(['copy', 'merge', 'release', 'cancel']);
  expect(actsOf({ ...cart('1', 'saved', '0.00', null), line_count: 0 }, 'moira')).toEqual(['claim', 'cancel']);
  expect(actsOf({ ...cart('1', 'saved', '1.00', null), tabtype: 'qq' }, 'moira')).toEqual(['claim', 'cancel']);
  expect(actsOf(cart('1', 'confirmed', '1.00', 'sam'), 'moira')).toEqual(['unconfirm', 'copy', 'claim']);
  expect(actsOf(cart('1', 'cancelled', '1.00', null), 'moira')).toEqual(['recycle', 'copy']);
  expect(actsOf(cart('1', 'submitted', '1.00', null), 'moira')).toEqual(['again']);
  expect(actsOf({ ...cart('1', 'saved', '1.00', null), accessible: false }, 'moira')).toEqual([]);
});
