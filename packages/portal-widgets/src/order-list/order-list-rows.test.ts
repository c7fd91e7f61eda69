import type { CartStatus, CartSummary } from '@portal/domain/cart';
import { describe, expect, test } from 'vitest';
import { actsOf, orderListRows } from './order-list-rows.ts';

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
const all = { text: '', status: 'all' } as const;
const numbers = (rows: readonly CartSummary[]) => rows.map(({ orderNum }) => orderNum);

describe('CART-20 the list of orders', () => {
  test('totals sort as amounts and not as text, both ways', () => {
    expect(numbers(orderListRows(carts, all, [{ id: 'total', desc: false }]))).toEqual(['1', '3', '2']);
    expect(numbers(orderListRows(carts, all, [{ id: 'total', desc: true }]))).toEqual(['2', '3', '1']);
  });

  test('every word typed has to be somewhere', () => {
    const sort = [{ id: 'name', desc: false }];
    expect(numbers(orderListRows(carts, { text: 'kestrel moira', status: 'all' }, sort))).toEqual(['3']);
    expect(numbers(orderListRows(carts, { text: 'kestrel', status: 'confirmed' }, sort))).toEqual(['2']);
  });

  test('equal ones stay as they came', () => {
    expect(numbers(orderListRows(carts, all, [{ id: 'modified', desc: true }]))).toEqual(['1', '2', '3']);
  });
});

test('CART-14 an order is claimed or handed back, cancelled while it is open, opened again once cancelled, and left alone after', () => {
  expect(actsOf(cart('1', 'saved', '1.00', null), 'moira')).toEqual(['claim', 'cancel']);
  expect(actsOf(cart('1', 'saved', '1.00', 'moira'), 'moira')).toEqual(['release', 'cancel']);
  expect(actsOf(cart('1', 'confirmed', '1.00', 'sam'), 'moira')).toEqual(['claim']);
  expect(actsOf(cart('1', 'cancelled', '1.00', null), 'moira')).toEqual(['recycle']);
  expect(actsOf(cart('1', 'submitted', '1.00', null), 'moira')).toEqual([]);
  expect(actsOf({ ...cart('1', 'saved', '1.00', null), accessible: false }, 'moira')).toEqual([]);
});
