import { expect, test } from 'vitest';
import { createDismissedNotes, type StoredDismissals } from './dismissed-notes.ts';
import type { CartLine } from './types.ts';

// The parts of a line that dismissals depend on.
const lineOf = (order_quantity: number, webPrice = '80.00', more: object = {}) =>
  ({
    line_id: 'L',
    line: { stock_code: 'SCS-1', order_quantity, requested_quantity: 45 },
    price: { webPrice },
    // Also short of stock, so that the price change is not the first state.
    states: [{ state: 'out_of_stock' }, { state: 'price_changed', from: '75.00', to: webPrice }],
    stockHere: { available: 0, next_date: null },
    notices: [],
    ...more,
  }) as unknown as CartLine;

function memory() {
  let stored: StoredDismissals = {};
  return {
    read: () => stored,
    store: (next: StoredDismissals) => {
      stored = next;
    },
  };
}

test('LINE-07 LINE-13 a dismissed note stays dismissed, also after a reload, until its text changes', () => {
  const stored = memory();
  const answers = createDismissedNotes(stored);
  answers.add(lineOf(50), 'rounded');
  answers.add(lineOf(50), 'price_changed');
  const reloaded = createDismissedNotes(stored);
  expect([...reloaded.of(lineOf(50))]).toEqual(['rounded', 'price_changed']);
  expect([...reloaded.of(lineOf(75))]).toEqual(['price_changed']);
  expect([...reloaded.of(lineOf(50, '81.00'))]).toEqual(['rounded']);
});

test('LINE-13 dismissing one note keeps the other notes of the line', () => {
  const answers = createDismissedNotes(memory());
  answers.add(lineOf(50), 'rounded');
  expect(answers.of(lineOf(50)).has('out_of_stock')).toBe(false);
});

test('LINE-07 CART-18 tabs share dismissals and do not overwrite each other’s', () => {
  const stored = memory();
  const [one, other] = [createDismissedNotes(stored), createDismissedNotes(stored)];
  one.add(lineOf(50), 'rounded');
  other.add(lineOf(50), 'out_of_stock');
  one.reload();
  for (const tab of [one, other]) expect([...tab.of(lineOf(50))].sort()).toEqual(['out_of_stock', 'rounded']);

  const changed = (id: string, to: number) =>
    lineOf(50, '80.00', { notices: [{ kind: 'changed', id, by: 'Moira Tan', from: 40, to }] });
  one.add(changed('1', 50), 'notice');
  other.reload();
  expect(other.of(changed('2', 50)).has('notice')).toBe(true);
  expect(other.of(changed('2', 60)).has('notice')).toBe(false);
});
