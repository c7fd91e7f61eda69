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
    random: () => 0.5,
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

/** A desk whose server gives A1 the price that `answer` says; null where the call fails. */
function deskWith(answer: () => string | null) {
  const clock = createFakeClock();
  let asked = 0;
  const call = async () => {
    asked += 1;
    const price = answer();
    return price === null ? { ok: false } : { ok: true, data: { cart_lines: [pricedOf('A1', price)] } };
  };
  const desk = createPriceDesk({
    cartId: 'KES014-000001',
    accode: () => 'KES014',
    transport: { call } as unknown as Transport,
    clock,
    random: () => 1,
    changed: () => {},
  });
  return { clock, desk, asked: () => asked };
}

test('LINE-02 a refresh that fails keeps the last price with its age, and is tried again by itself, ever less often', async () => {
  let price: string | null = '10.00';
  const { clock, desk, asked } = deskWith(() => price);
  desk.want(['A1']);
  await clock.advance(100);
  const { checkedAt } = desk.get('A1');
  price = null;
  desk.retry(['A1']);
  await clock.advance(100);
  expect(desk.get('A1')).toMatchObject({ state: 'failed', checkedAt, part: { pricing: [{ price: '10.00' }] } });
  // 6 s, 10 s, 18 s, 34 s, and then once a minute.
  await clock.advance(70_000);
  expect(asked()).toBe(6);
  await clock.advance(10 * 62_000);
  expect(asked()).toBe(16);
  expect(desk.get('A1').state).toBe('failed');
  price = '11.00';
  await clock.advance(63_000);
  expect(desk.get('A1')).toMatchObject({ state: 'ok', part: { pricing: [{ price: '11.00' }] } });
  const answered = asked();
  await clock.advance(60_000);
  expect(asked()).toBe(answered);
  desk.close();
});

test('LINE-02 a retry by itself shows nothing until it is answered; a first price that takes long is late', async () => {
  const { clock, desk } = deskWith(() => null);
  desk.want(['A1']);
  await clock.advance(100);
  expect(desk.get('A1')).toMatchObject({ state: 'failed', part: null });
  await clock.advance(6_005);
  expect(desk.get('A1').state).toBe('failed');
  desk.close();

  const waiting = createPriceDesk({
    cartId: 'KES014-000001',
    accode: () => 'KES014',
    transport: { call: () => new Promise(() => {}) } as unknown as Transport,
    clock,
    random: () => 1,
    changed: () => {},
  });
  waiting.want(['A1']);
  await clock.advance(900);
  expect(waiting.get('A1')).toMatchObject({ state: 'loading', late: false });
  await clock.advance(200);
  expect(waiting.get('A1')).toMatchObject({ state: 'loading', late: true });
  waiting.close();
});
