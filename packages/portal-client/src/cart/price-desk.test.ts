import { expect, test } from 'vitest';
import { pricedOf } from '../testing/fake-cart-server.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import type { Transport } from '../transport/types.ts';
import { createPriceDesk } from './price-desk.ts';

test('LINE-13 a price older than 15 minutes is asked for again, and its check is then as old as the new answer', async () => {
  const clock = createFakeClock();
  let price = '10.00';
  let asked = 0;
  const call = async () => {
    asked += 1;
    return { ok: true, data: { cart_lines: [pricedOf('A1', price)] } };
  };
  const desk = createPriceDesk({
    cartId: 'KES014-000001',
    accode: () => 'KES014',
    transport: { call } as unknown as Transport,
    clock,
    changed: () => {},
  });
  desk.want(['A1']);
  await clock.advance(1_000);
  const first = desk.get('A1').checkedAt ?? 0;
  price = '11.00';
  await clock.advance(14 * 60_000);
  expect([asked, desk.get('A1').part?.pricing[0]?.price]).toEqual([1, '10.00']);
  await clock.advance(3 * 60_000);
  expect([asked, desk.get('A1').part?.pricing[0]?.price]).toEqual([2, '11.00']);
  expect((desk.get('A1').checkedAt ?? 0) - first).toBeGreaterThan(15 * 60_000);
  desk.close();
  await clock.advance(60 * 60_000);
  expect(asked).toBe(2);
});
