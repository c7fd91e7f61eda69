import type { CartSummary } from '@portal/domain/cart';
import type { CartDocument, CartDocumentStatus, CartHeader } from '@portal/portal-client';
import { expect, test } from 'vitest';
import { orderTabs } from './tabs-view.ts';

const id = 'KES014-000001';
const now = Date.UTC(2026, 10, 20, 9, 0, 0);

function document(
  header: Partial<CartHeader> | null,
  status: Partial<CartDocumentStatus> = {},
  lines = 2,
  removed = 0,
): CartDocument {
  const full = { orderNum: id, customer_reference: '', confirm_allowed: true, tabtype: 'order', ...header };
  return {
    cartId: id,
    getHeader: () => (header === null ? null : full),
    getStatus: () => ({ unsent: 0, refused: [], ...status }),
    getLineIds: () => Array.from({ length: lines + removed }, (_, index) => String(index)),
    getLine: (line: string) => ({ removed: Number(line) >= lines }),
  } as unknown as CartDocument;
}
const tab = (made: CartDocument, summaries: readonly CartSummary[] = []) =>
  orderTabs(['account', id], () => made, summaries, now)[0];

test('CART-01 CART-02 only carts are order tabs, named by reference or number, with their lines', () => {
  expect(orderTabs(['account', 'quick_quote', 'tabs'], () => document({}), [], now)).toEqual([]);
  expect(tab(document({}))).toEqual({ id, name: '000001', status: 'saved', fact: '2', href: `/orders/${id}` });
  expect(tab(document({ customer_reference: 'PO 7' }))?.name).toBe('PO 7');
});

test('CART-20 a tab counts the lines that the list of orders counts: removed ones are not ordered', () => {
  expect(tab(document({}, {}, 2, 3))?.fact).toBe('2');
});

test('CART-05 CART-11 the status icon shows blockers, saving and completion', () => {
  expect(tab(document({}, { unsent: 1 }))?.status).toBe('saving');
  expect(tab(document({ confirm_allowed: false }))?.status).toBe('answer');
  expect(tab(document({ confirm_allowed: false }, {}, 0))?.status).toBe('saved');
  // A cancelled order needs no answer.
  expect(tab(document({ confirm_allowed: false, cancelled: '2026-11-20T08:00:00Z' }))?.status).toBe('saved');
  expect(tab(document({ submitted: '2026-11-20T08:00:00Z' }))?.status).toBe('submitted');
});

test('CART-19 a confirmed order counts down to its submission', () => {
  const confirmed = { confirmed: '2026-11-20T08:59:00Z', auto_submit: '2026-11-20T09:04:12Z' };
  expect(tab(document(confirmed))).toMatchObject({ status: 'confirmed', fact: 'submits in 4:12' });
});

test('CART-12 a cart that has not loaded shows its data from the list of carts', () => {
  const summary = { orderNum: id, prettyName: 'PO 7', line_count: 9, confirmed: null, submitted: null } as CartSummary;
  expect(tab(document(null), [summary])).toMatchObject({ name: 'PO 7', status: 'saved', fact: '9' });
  expect(tab(document(null))).toMatchObject({ name: '000001', status: 'loading', fact: '' });
  const confirmed = { ...summary, confirmed: '2026-11-20T08:59:00Z', auto_submit: '2026-11-20T09:04:12Z' };
  expect(tab(document(null), [confirmed])).toMatchObject({ status: 'confirmed', fact: 'submits in 4:12' });
});
