import { emptyDelivery, type LineNotice } from '@portal/domain/cart';
import type { CartDocument, CartLine } from '@portal/portal-client';
import type { Check, CheckedItem, LineNote } from '@portal/portal-widgets';
import { expect, test, vi } from 'vitest';
import { createCheckList } from './check-list.ts';

const ok = { ok: true, line_id: 'L', stored: Promise.resolve() } as const;
const facts = { sell_quantity_minimum: 25, sell_quantity_increment: 25, pack_quantity: 100, discontinued: false };

function order(states: readonly object[], more: Partial<CartLine> = {}, dismissed: readonly string[] = []) {
  // The parts of a line and of a document that the list reads.
  const view = {
    line_id: 'L',
    line: { line_id: 'L', line_number: 3, stock_code: 'SCS-1', order_quantity: 100 },
    facts,
    states,
    unknown: false,
    priceState: 'ok',
    stockHere: null,
    notices: [],
    ...more,
  } as unknown as CartLine;
  const document = {
    getHeader: () => ({
      delivery: emptyDelivery,
      deliveryOptions: [],
      promo: null,
      promo_code: '',
      minimum_order: null,
    }),
    getLineIds: () => ['L'],
    getLine: () => view,
    getTotals: () => ({ savedExtended: '80.00' }),
    setQuantity: vi.fn(() => ok),
  };
  const acts = {
    toNote: ({ kind }: LineNotice): LineNote => ({
      tone: 'info',
      what: kind,
      why: '',
      remedies: [
        { id: 'take_back', label: 'Restore' },
        { id: 'accept', label: 'Keep it' },
      ],
    }),
    toCheck: ({ kind, line_id, remedies }: CheckedItem, number: number | null): Check => ({
      id: `${kind} ${line_id ?? ''}`,
      weight: 'know',
      icon: 'changed',
      tone: 'info',
      line: line_id === null || number === null ? null : { id: line_id, number },
      title: `${kind} of line ${number}`,
      remedies: remedies.map(({ label }) => label),
    }),
    source: { touch: vi.fn() } as never,
    before: vi.fn(),
    dismissNote: vi.fn(),
    remedy: vi.fn(),
    onRefused: vi.fn(),
  };
  const known = { seen: { stock: {} }, supersededBy: () => null, nearCode: () => null };
  const list = createCheckList(
    document as unknown as CartDocument,
    { ...known, dismissed: () => new Set(dismissed) },
    acts,
  );
  return { list, document, acts };
}
const short = { state: 'part_stock', available: 60 };

test('CART-23 each remedy does what it says: an edit, a dismissal or a line action', () => {
  const { list, document, acts } = order([short, { state: 'old_price', last: '8.00' }]);
  expect(list.get().map(({ title, remedies }) => [title, ...remedies])).toEqual([
    ['part_stock of line 3', 'Wait for stock', 'Order 50'],
    ['old_price of line 3', 'Try again'],
  ]);
  list.carryOut('part_stock L', 0);
  expect(acts.dismissNote).toHaveBeenLastCalledWith('L', 'part_stock');
  list.carryOut('part_stock L', 1);
  expect(acts.before).toHaveBeenCalledWith('L', 100);
  expect(document.setQuantity).toHaveBeenCalledWith('L', 50);
  list.carryOut('old_price L', 0);
  expect(acts.remedy).toHaveBeenCalledWith('L', 'retry');
});

test('CART-23 a line waiting for stock is still listed', () => {
  const { list } = order([short], {}, ['part_stock']);
  expect(list.get().map(({ title }) => title)).toEqual(['waiting of line 3']);
});

test('CART-18 CART-23 a change by someone else is listed beside the line’s states until dismissed', () => {
  const notices = [{ kind: 'changed', id: '1', by: 'Moira Tan', from: 50, to: 100 }] as const;
  const { list, acts } = order([short], { notices });
  expect(list.get().map(({ id }) => id)).toEqual(['part_stock L', 'changed L']);
  list.carryOut('changed L', 1);
  expect(acts.remedy).toHaveBeenCalledWith('L', 'accept');
  expect(
    order([short], { notices }, ['notice'])
      .list.get()
      .map(({ id }) => id),
  ).toEqual(['part_stock L']);
});

test('CART-23 the list is the same object until a check changes', () => {
  const { list } = order([short]);
  expect(list.get()).toBe(list.get());
});
