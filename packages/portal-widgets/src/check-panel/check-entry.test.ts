import type { CheckItem } from '@portal/domain/cart';
import { expect, test } from 'vitest';
import { checkEntryOf, checkRemedyOf } from './check-entry.ts';

const edit = (label: string): CheckItem['remedy'] => ({
  label,
  draft: { kind: 'line.quantity', payload: { line_id: 'a', quantity: 50 } },
});
const item = (kind: CheckItem['kind'], more: Partial<CheckItem> = {}): CheckItem => ({
  kind,
  weight: 'change',
  line_id: 'a',
  message: 'A message.',
  remedy: null,
  ...more,
});
const items = [
  item('below_minimum', { line_id: null }),
  item('price_changed', { remedy: edit('Remove it') }),
  item('superseded', { remedy: edit('Order P-new instead') }),
  item('short_stock', { remedy: edit('Order 50') }),
];

test('CART-23 the main button edits, accepts, or leads to more parts', () => {
  expect(items.map(checkRemedyOf)).toEqual(['add', 'accept', 'draft', 'draft']);
});

test('CART-23 an entry names its line, its remedy and the other way out', () => {
  const entries = items.map((each) => checkEntryOf(each, () => 7));
  expect(entries.map(({ place, remedy, other }) => [place, remedy, other])).toEqual([
    [null, 'Add parts', undefined],
    ['Line 7', 'Accept the price', 'Remove the line'],
    ['Line 7', 'Order P-new instead', 'Keep it'],
    ['Line 7', 'Order 50', 'Wait for it'],
  ]);
});
