import { checkKinds } from '@portal/domain/cart';
import { expect, test } from 'vitest';
import { checkOf } from './order-check.ts';

test('CART-23 a check names its line, what there is to know of it, and its remedies', () => {
  const remedies = [{ label: 'Wait for stock' }, { label: 'Order 50' }];
  const item = {
    kind: 'part_stock',
    severity: 'change',
    line_id: 'a',
    message: '60 of A in stock, 100 ordered.',
  } as const;
  expect(checkOf({ ...item, remedies }, 7)).toEqual({
    id: 'part_stock a',
    weight: 'know',
    icon: 'out_of_stock',
    tone: 'warning',
    line: { id: 'a', number: 7 },
    title: 'Line 7 is partly in stock',
    detail: '60 of A in stock, 100 ordered.',
    remedies: ['Wait for stock', 'Order 50'],
  });
});

test('CART-23 a check of the whole order has no line', () => {
  const message = 'The forward date has passed.';
  const check = checkOf({ kind: 'forward_date', severity: 'blocker', line_id: null, message, remedies: [] }, null);
  expect(check).toMatchObject({ weight: 'must', line: null, title: message });
  expect(check.detail).toBeUndefined();
});

test('CART-23 only blocking checks look like blocking ones', () => {
  for (const [kind, severity] of Object.entries(checkKinds)) {
    const item = { kind: kind as keyof typeof checkKinds, severity, line_id: 'a', message: '', remedies: [] };
    expect(checkOf(item, 1).tone === 'critical').toBe(severity === 'blocker');
  }
});
