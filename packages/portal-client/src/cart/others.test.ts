import { type AcceptedOperation, newCart } from '@portal/domain/cart';
import { expect, test } from 'vitest';
import { createOthers } from './others.ts';

const cart = { ...newCart({ orderNum: 'A-000001', accode: 'A', billto: 'A' }), revision: 2 };
const reply = (...rows: readonly [number, string][]) => ({
  operations: rows.map(([revision, by]) => ({ id: `${revision}`, revision, by }) as AcceptedOperation),
});

test("CART-18 other people's operations are reported once, with the cart before them; one's own are not", () => {
  const reported: string[] = [];
  const others = createOthers('me');
  const stop = others.listen((operations, before) =>
    reported.push(`${before.revision}: ${operations.map(({ id }) => id).join()}`),
  );
  others.report(reply([2, 'sam'], [3, 'me'], [4, 'sam'], [5, 'lee']), cart);
  others.report(reply([3, 'me']), cart);
  others.report(reply([4, 'sam']), null);
  expect(reported).toEqual(['2: 4,5']);
  stop();
  others.report(reply([6, 'sam']), cart);
  expect(reported).toHaveLength(1);
});
