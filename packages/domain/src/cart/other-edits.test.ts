import { expect, test } from 'vitest';
import { newCart } from './new-cart.ts';
import { otherEdits } from './other-edits.ts';
import type { AcceptedOperation } from './types.ts';

const line_id = '01J00000000000000000000001';
const made = { at: '2026-11-24T01:00:00Z', by: 'sam' };

test("CART-18 others' edits are described, each against the order just before it", () => {
  const operations = [
    { ...made, id: 'a', revision: 1, kind: 'line.add', payload: { line_id, stock_code: 'BOLT', quantity: 300 } },
    { ...made, id: 'b', revision: 2, kind: 'line.quantity', payload: { line_id, quantity: 400 } },
    { ...made, id: 'c', revision: 3, kind: 'line.remove', payload: { line_id } },
  ] as AcceptedOperation[];
  const edits = otherEdits(operations, newCart({ orderNum: 'A-000001', accode: 'A', billto: 'A' }));
  expect(edits.map(({ by, words }) => `${by}: ${words}`)).toEqual([
    'sam: Added 300 of BOLT',
    'sam: Changed BOLT from 300 to 400',
    'sam: Removed BOLT',
  ]);
});
