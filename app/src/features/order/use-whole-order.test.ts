import type { CartHeader } from '@portal/portal-client';
import { expect, test } from 'vitest';
import { wholeOrderActions } from './use-whole-order.tsx';

const now = '2026-11-24T00:00:00Z';
const header = (more: Partial<CartHeader>) =>
  ({ tabtype: 'order', confirmed: null, submitted: null, cancelled: null, ...more }) as CartHeader;
const labels = (more: Partial<CartHeader>) =>
  wholeOrderActions(header(more)).map(({ label, disabledReason }) => (disabledReason ? `(${label})` : label));

test('CART-14 HIST-03 the menu of an order offers what its status allows', () => {
  expect(labels({})).toEqual(['Copy to a new order', 'Merge into another order', 'Cancel order']);
  expect(labels({ confirmed: now })).toEqual(['Copy to a new order', '(Merge into another order)', '(Cancel order)']);
  expect(labels({ confirmed: now, submitted: now })).toEqual(['Order again']);
  expect(labels({ cancelled: now })).toEqual(['Reopen order', 'Copy to a new order']);
  expect(labels({ tabtype: 'qq' })).toEqual(['Cancel order']);
});
