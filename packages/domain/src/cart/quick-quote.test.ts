import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyOperation, invertOperation } from './apply.ts';
import { countedLines } from './edit.ts';
import { newCart } from './new-cart.ts';
import { dropOldest, oldestBeyond } from './quick-quote.ts';
import type { CartState, Operation } from './types.ts';

let made = 0;
const operation = (draft: object) => {
  made += 1;
  return { ...draft, id: `01J${String(made).padStart(23, '0')}`, at: '', by: 'me' } as Operation;
};

function quickQuote(lines: number): CartState {
  let cart = newCart({ orderNum: 'A-000001', accode: 'A', billto: 'A', tabtype: 'qq' });
  for (let n = 1; n <= lines; n += 1) {
    const line_id = `01J${String(n).padStart(23, 'A')}`;
    cart = applyOperation(
      cart,
      operation({ kind: 'line.add', payload: { line_id, stock_code: `P${n}`, quantity: n } }),
    ).cart;
  }
  return cart;
}

test('QQ-02 a quick quote beyond its limit drops its oldest lines, and undo restores them completely', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 8 }), (lines, limit) => {
      const full = quickQuote(lines);
      let cart = full;
      const inverse: object[] = [];
      for (const draft of dropOldest(full, limit)) {
        const dropped = operation(draft);
        inverse.unshift(...invertOperation(cart, dropped));
        cart = applyOperation(cart, dropped).cart;
      }
      expect(countedLines(cart)).toBe(Math.min(lines, limit));
      expect(cart.lines.map((line) => line.stock_code)).toEqual(
        full.lines.slice(-limit).map((line) => line.stock_code),
      );
      for (const draft of inverse) cart = applyOperation(cart, operation(draft)).cart;
      const shown = (state: CartState) =>
        state.lines.map(({ line_number, stock_code, order_quantity }) => [line_number, stock_code, order_quantity]);
      expect(shown(cart)).toEqual(shown(full));
    }),
  );
});

test('QQ-02 an order has no such limit', () => {
  expect(oldestBeyond({ ...quickQuote(5), tabtype: 'order' }, 1)).toEqual([]);
});
