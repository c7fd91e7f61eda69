import { expect, test } from 'vitest';
import { leftTyping } from './left-typing.ts';
import type { CartDocument, CartLine } from './types.ts';

const line = { line_id: '01', line_number: 3, stock_code: 'HXB', order_quantity: 100, note: '', line_reference: 'A' };
const document: Pick<CartDocument, 'getLine'> = {
  getLine: (id) => (id === '01' ? ({ line, removed: false, facts: null } as unknown as CartLine) : null),
};
const left = (field: string, text: string) =>
  leftTyping(document, [{ cart: 'K-000001', page: 'p1', field, text }], 1).map((each) => ({
    ...each,
    line: undefined,
  }));

test('CART-22 text that would change the order is offered', () => {
  expect(left('entry', 'HXB-1\t50')).toEqual([{ kind: 'entry', code: 'HXB-1', quantity: '50' }]);
  expect(left('quantity 01', '700')).toEqual([{ kind: 'quantity', text: '700' }]);
  expect(left('quantity 01', 'seven')).toEqual([{ kind: 'quantity', text: 'seven' }]);
  expect(left('note 01', 'urgent')).toEqual([{ kind: 'note', text: 'urgent' }]);
});

test('CART-22 text that the order has already, or whose line is gone, is not offered', () => {
  expect(left('quantity 01', '100')).toEqual([]);
  expect(left('reference 01', 'A ')).toEqual([]);
  expect(left('quantity 02', '700')).toEqual([]);
  expect(left('something 01', 'else')).toEqual([]);
});
