import type { CartDocument, CartLine } from '@portal/portal-client';
import { expect, test, vi } from 'vitest';
import { applyRemedy, type RemedyContext } from './remedy.ts';

const ok = { ok: true, line_id: 'L', stored: Promise.resolve() } as const;

function desk(view: Partial<CartLine>, context: Partial<RemedyContext> = {}) {
  const line = {
    line_id: 'L',
    line: { stock_code: 'SCS-1', order_quantity: 50 },
    facts: { sell_quantity_increment: 25, sell_quantity_minimum: 25 },
    notices: [],
    nextBreak: null,
    ...view,
  } as unknown as CartLine;
  const document = {
    getLine: () => line,
    setQuantity: vi.fn(() => ok),
    forceDelete: vi.fn(() => ok),
    undo: vi.fn(() => ok),
    restore: vi.fn(() => ok),
    replaceCode: vi.fn(() => ok),
    dismissNotice: vi.fn(),
    retryLookup: vi.fn(),
    setNote: vi.fn(() => ok),
  };
  const full: RemedyContext = {
    quantityBefore: () => undefined,
    nearCode: () => null,
    advised: () => null,
    dismissNote: vi.fn(),
    bringBack: vi.fn(),
    search: vi.fn(),
    ...context,
  };
  return { document, context: full, as: document as unknown as CartDocument };
}

test('LINE-07 rounding down reduces the line by one increment', () => {
  const { document, context, as } = desk({});
  applyRemedy(as, 'L', 'smaller', context);
  expect(document.setQuantity).toHaveBeenCalledWith('L', 25);
});

test('LINE-07 undo restores the previous quantity, or removes an added line and restores its typed text', () => {
  const changed = desk({}, { quantityBefore: () => 100 });
  applyRemedy(changed.as, 'L', 'take_back', changed.context);
  expect(changed.document.setQuantity).toHaveBeenCalledWith('L', 100);
  const added = desk({}, { quantityBefore: () => null });
  applyRemedy(added.as, 'L', 'take_back', added.context);
  expect(added.document.forceDelete).toHaveBeenCalledWith('L');
  expect(added.context.bringBack).toHaveBeenCalledWith('L');
});

test('CART-21 undo without a stored quantity undoes the last step', () => {
  const { document, context, as } = desk({});
  applyRemedy(as, 'L', 'take_back', context);
  expect(document.undo).toHaveBeenCalledOnce();
});

test('CART-18 restoring an overwritten edit sets its quantity and removes the notice', () => {
  const { document, context, as } = desk({ notices: [{ kind: 'overwrote', id: 'N', by: 'A', quantity: 7 }] });
  applyRemedy(as, 'L', 'take_back', context);
  expect(document.setQuantity).toHaveBeenCalledWith('L', 7);
  expect(document.dismissNotice).toHaveBeenCalledWith('L', 'N');
});

test('LINE-06 an unknown code is replaced by the closest one', () => {
  const { document, context, as } = desk({}, { nearCode: () => 'HXB-1' });
  applyRemedy(as, 'L', 'use_other', context);
  expect(document.replaceCode).toHaveBeenCalledWith('L', 'HXB-1');
});

test('LINE-04 LINE-02 restore and retry act on the line', () => {
  const { document, context, as } = desk({});
  applyRemedy(as, 'L', 'restore', context);
  applyRemedy(as, 'L', 'retry', context);
  expect(document.restore).toHaveBeenCalledWith('L');
  expect(document.retryLookup).toHaveBeenCalledWith('L');
});

test('LINE-09 the suggested larger quantity is applied, and nothing without a suggestion', () => {
  const { document, context, as } = desk({}, { advised: () => 200 });
  applyRemedy(as, 'L', 'buy_more', context);
  expect(document.setQuantity).toHaveBeenCalledWith('L', 200);
  const none = desk({});
  applyRemedy(none.as, 'L', 'buy_more', none.context);
  expect(none.document.setQuantity).not.toHaveBeenCalled();
});
