import { applyOperation, newCart, type Operation } from '@portal/domain/cart';
import { expect, test, vi } from 'vitest';
import { replyOf } from '../testing/fake-cart-server.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { CartModel } from './cart-model.ts';
import { readSnapshot, snapshotsOf } from './snapshot.ts';
import { emptyTotals } from './totals.ts';

test("CART-01 CART-15 a stored cart has the server's latest totals, not those that it first came with", () => {
  const model = new CartModel({ by: 'me', newId: () => 'x', now: () => 0 });
  model.applyCart(replyOf(newCart({ orderNum: 'A-000001', accode: 'A', billto: 'A' })));
  model.applySaveReply({
    status: 'SAVED',
    orderNum: 'A-000001',
    revision: 0,
    operations: [],
    results: [],
    totals: { ...emptyTotals, savedExtended: '123.60', total: '135.96' },
    deliveryOptions: [],
    confirm_allowed: true,
    confirm_short_reason: '',
  });
  const kept = snapshotsOf(
    model,
    { get: () => ({ state: 'loading', part: null, checkedAt: null, late: false }) },
    createFakeClock(),
  ).take();
  expect(kept && readSnapshot(kept)).toMatchObject({ savedExtended: '123.60', total: '135.96' });
});

test('CART-01 the text of an unchanged line is reused while there are saves', async () => {
  const clock = createFakeClock();
  const model = new CartModel({ by: 'me', newId: () => 'x', now: () => 0 });
  const cart = newCart({ orderNum: 'A-000001', accode: 'A', billto: 'A' });
  const add = (id: string): Operation => ({
    id,
    kind: 'line.add',
    payload: { line_id: id, stock_code: id, quantity: 5 },
    at: '2026-01-01T00:00:00.000Z',
    by: 'me',
  });
  const two = applyOperation(applyOperation(cart, add('L1')).cart, add('L2')).cart;
  model.applyCart(replyOf(two));
  const lookup = { state: 'ok', part: null, checkedAt: null, late: false } as const;
  const snapshot = snapshotsOf(model, { get: () => lookup }, clock);
  const write = vi.spyOn(JSON, 'stringify');
  const first = snapshot.take();
  expect(write).toHaveBeenCalledTimes(3);
  const again = snapshot.take();
  expect(write).toHaveBeenCalledTimes(4);
  expect(again?.lines).toEqual(first?.lines);
  // An hour later the text is no longer in memory.
  await clock.advance(3_600_000);
  write.mockClear();
  expect(snapshot.take()?.lines).toEqual(first?.lines);
  expect(write).toHaveBeenCalledTimes(3);
  snapshot.close();
  expect(clock.timers()).toBe(0);
  write.mockRestore();
  expect(first && readSnapshot(first)?.orderLine.map((line) => line.stock_code)).toEqual(['L1', 'L2']);
  expect(readSnapshot({ orderNum: 'A-000001', revision: 0, head: '{', lines: [] })).toBeNull();
});
