import { newCart } from '@portal/domain/cart';
import { expect, test } from 'vitest';
import { replyOf } from '../testing/fake-cart-server.ts';
import { CartModel } from './cart-model.ts';
import { snapshotOf } from './snapshot.ts';
import { emptyTotals } from './totals.ts';

test('CART-01 CART-15 a kept cart has the totals that the server said last, not those that it came with first', () => {
  const model = new CartModel({ by: 'me', newId: () => 'x', now: () => 0 });
  model.take(replyOf(newCart({ orderNum: 'A-000001', accode: 'A', billto: 'A' })));
  model.answer({
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
  const kept = snapshotOf(model, { get: () => ({ state: 'loading', part: null, checkedAt: null }) });
  expect(kept).toMatchObject({ savedExtended: '123.60', total: '135.96' });
});
