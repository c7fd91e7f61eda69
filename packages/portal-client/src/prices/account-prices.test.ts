import type { PricedPart } from '@portal/domain/price';
import { expect, test, vi } from 'vitest';
import { pricedOf } from '../testing/fake-cart-server.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createAccountPrices } from './account-prices.ts';

/** Prices from a server that gives every part the price in `reply`; null if the call fails. */
function pricesWith(reply: () => string | null | Promise<null>) {
  const clock = createFakeClock();
  const request = vi.fn(async (codes: readonly string[]): Promise<readonly PricedPart[] | null> => {
    const price = await reply();
    return price === null ? null : codes.map((code) => pricedOf(code, price));
  });
  const prices = createAccountPrices({ request, clock, random: () => 1 });
  const priceOf = (code: string) => prices.get(code).part?.pricing[0]?.price;
  return { clock, prices, request, priceOf };
}

test('LINE-02 a part that two subscribers use is requested once, and both see the same price', async () => {
  const { clock, prices, request, priceOf } = pricesWith(() => '10.00');
  const [first, second] = [vi.fn(), vi.fn()];
  prices.subscribe('A1', first);
  prices.subscribe('A1', second);
  prices.subscribe('B2', second);
  await clock.advance(100);
  prices.subscribe('B2', first);
  await clock.advance(100);
  expect(request.mock.calls).toEqual([[['A1', 'B2']]]);
  expect([priceOf('A1'), priceOf('B2')]).toEqual(['10.00', '10.00']);
  // Once for each reply, however many of its parts one subscriber follows.
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
});

test('LINE-02 parts that scrolled by are not requested, and scrolling makes at most one round of requests per 80 ms', async () => {
  const { clock, prices, request } = pricesWith(() => '10.00');
  prices.subscribe('A1', () => {});
  prices.subscribe('B2', () => {})();
  await clock.advance(20);
  expect(request.mock.calls).toEqual([[['A1']]]);
  for (let row = 0; row < 8; row += 1) {
    prices.subscribe(`R${row}`, () => {});
    await clock.advance(20);
  }
  expect(request.mock.calls.slice(1).map(([codes]) => codes.length)).toEqual([4, 4]);
});

test('LINE-13 a price in use is requested again after 15 minutes, and then has the age of the new reply', async () => {
  let price = '10.00';
  const { clock, prices, request, priceOf } = pricesWith(() => price);
  const stop = prices.subscribe('A1', () => {});
  prices.subscribe('B2', () => {})();
  await clock.advance(1_000);
  const first = prices.get('A1').checkedAt ?? 0;
  price = '11.00';
  await clock.advance(14 * 60_000);
  expect([request.mock.calls.length, priceOf('A1')]).toEqual([1, '10.00']);
  await clock.advance(3 * 60_000);
  expect([request.mock.calls.length, priceOf('A1')]).toEqual([2, '11.00']);
  expect((prices.get('A1').checkedAt ?? 0) - first).toBeGreaterThan(15 * 60_000);
  stop();
  expect(clock.timers()).toBe(0);
  await clock.advance(60 * 60_000);
  expect(request).toHaveBeenCalledTimes(2);
  // When seen again, it is shown as before and requested.
  prices.subscribe('A1', () => {});
  expect(priceOf('A1')).toBe('11.00');
  await clock.advance(100);
  expect(request).toHaveBeenCalledTimes(3);
});

test('LINE-02 a failed refresh keeps the last price with its age, and is repeated at growing intervals', async () => {
  let price: string | null = '10.00';
  const { clock, prices, request } = pricesWith(() => price);
  prices.subscribe('A1', () => {});
  await clock.advance(100);
  const { checkedAt } = prices.get('A1');
  price = null;
  prices.refresh(['A1']);
  await clock.advance(100);
  expect(prices.get('A1')).toMatchObject({ state: 'failed', checkedAt, part: { pricing: [{ price: '10.00' }] } });
  // 6 s, 10 s, 18 s, 34 s, and then once a minute.
  await clock.advance(70_000);
  expect(request).toHaveBeenCalledTimes(6);
  await clock.advance(10 * 62_000);
  expect(request).toHaveBeenCalledTimes(16);
  expect(prices.get('A1').state).toBe('failed');
  price = '11.00';
  await clock.advance(63_000);
  expect(prices.get('A1')).toMatchObject({ state: 'ok', part: { pricing: [{ price: '11.00' }] } });
  const loaded = request.mock.calls.length;
  await clock.advance(60_000);
  expect(request).toHaveBeenCalledTimes(loaded);
});

test('LINE-02 a failed price is requested again when it is next used', async () => {
  const { clock, prices, request } = pricesWith(() => null);
  prices.subscribe('A1', () => {})();
  const stop = prices.subscribe('A1', () => {});
  await clock.advance(100);
  expect(prices.get('A1').state).toBe('failed');
  stop();
  await clock.advance(60_000);
  expect(request).toHaveBeenCalledOnce();
  prices.subscribe('A1', () => {});
  await clock.advance(100);
  expect(request).toHaveBeenCalledTimes(2);
});

test('LINE-02 a repeated request does not show as loading; a slow first price is late', async () => {
  const { clock, prices } = pricesWith(() => null);
  prices.subscribe('A1', () => {});
  await clock.advance(100);
  expect(prices.get('A1')).toMatchObject({ state: 'failed', part: null });
  await clock.advance(6_005);
  expect(prices.get('A1').state).toBe('failed');

  const slow = pricesWith(() => new Promise(() => {}));
  slow.prices.subscribe('A1', () => {});
  await slow.clock.advance(900);
  expect(slow.prices.get('A1')).toMatchObject({ state: 'loading', late: false });
  await slow.clock.advance(200);
  expect(slow.prices.get('A1')).toMatchObject({ state: 'loading', late: true });
});

test('CART-01 prices stored with a cart are shown at once; older ones are requested when used and never replace newer ones', async () => {
  const { clock, prices, request, priceOf } = pricesWith(() => '12.00');
  prices.store([pricedOf('A1', '9.00')], clock.now(), true);
  prices.store([pricedOf('A1', '8.00'), pricedOf('B2', '8.00')], clock.now() - 3_600_000, false);
  expect([priceOf('A1'), priceOf('B2')]).toEqual(['9.00', '8.00']);
  prices.subscribe('A1', () => {});
  prices.subscribe('B2', () => {});
  await clock.advance(100);
  expect(request.mock.calls).toEqual([[['B2']]]);
  expect([priceOf('A1'), priceOf('B2')]).toEqual(['9.00', '12.00']);
});

test('HIST-03 parts that are loaded are requested now, in batches, and every subscriber sees the new prices', async () => {
  let price: string | null = '10.00';
  const { clock, prices, request, priceOf } = pricesWith(() => price);
  const changed = vi.fn();
  prices.subscribe('P0', changed);
  await clock.advance(100);
  price = '11.00';
  const codes = Array.from({ length: 150 }, (_, n) => `P${n % 140}`);
  const loaded = await prices.load(codes);
  expect(request.mock.calls.slice(1).map(([batch]) => batch.length)).toEqual([100, 40]);
  expect(loaded?.size).toBe(140);
  expect(priceOf('P0')).toBe('11.00');
  expect(changed).toHaveBeenCalledTimes(2);
  price = null;
  expect(await prices.load(['P0'])).toBeNull();
  expect(priceOf('P0')).toBe('11.00');
});

test('unused prices are limited in number', async () => {
  const { clock, prices, priceOf } = pricesWith(() => '10.00');
  prices.subscribe('used', () => {});
  await clock.advance(100);
  await prices.load(Array.from({ length: 3_000 }, (_, n) => `P${n}`));
  expect([priceOf('used'), priceOf('P0'), priceOf('P2999')]).toEqual(['10.00', undefined, '10.00']);
});

test('LINE-13 after a change of prices, parts in use are requested again and keep their price until the reply', async () => {
  let price = '10.00';
  const { clock, prices, request, priceOf } = pricesWith(() => price);
  prices.subscribe('A1', () => {});
  prices.subscribe('B2', () => {});
  await clock.advance(1_000);
  prices.subscribe('B2', () => {})();
  price = '11.00';
  prices.refreshAll();
  expect([prices.get('A1').state, priceOf('A1')]).toEqual(['loading', '10.00']);
  await clock.advance(1_000);
  expect(request.mock.calls.at(-1)).toEqual([['A1', 'B2']]);
  expect([priceOf('A1'), priceOf('B2')]).toEqual(['11.00', '11.00']);
});

test('LINE-13 a price without a subscriber is deleted after a change; one whose reply is under way is requested once more', async () => {
  let price = '10.00';
  let reply = (): void => {};
  const { clock, prices, request, priceOf } = pricesWith(() => {
    const now = price;
    return new Promise<null>((resolve) => {
      reply = () => resolve(now as never);
    });
  });
  prices.store([pricedOf('OLD', '9.00')], 1, true);
  prices.subscribe('A1', () => {});
  await clock.advance(100);
  price = '11.00';
  prices.refreshAll();
  expect(prices.get('OLD').part).toBeNull();
  reply();
  await clock.advance(1_000);
  reply();
  await clock.advance(1_000);
  expect(request).toHaveBeenCalledTimes(2);
  expect(priceOf('A1')).toBe('11.00');
});
