import { expect, test, vi } from 'vitest';
import { pricedOf } from '../testing/fake-cart-server.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import type { Transport } from '../transport/types.ts';
import { createPriceCache } from './price-cache.ts';

interface PriceRequest {
  readonly accode: string;
  readonly cart_id?: string;
  readonly cart_lines: readonly { readonly stock_code: string }[];
}

/** A cache whose server gives each account and cart the prices that `priceOf` returns. */
function cacheWith(priceOf: (request: PriceRequest) => string) {
  const clock = createFakeClock();
  const call = vi.fn(async (_name: string, request: PriceRequest) => ({
    ok: true,
    data: { cart_lines: request.cart_lines.map(({ stock_code }) => pricedOf(stock_code, priceOf(request))) },
  }));
  let signedIn = true;
  const cache = createPriceCache({
    transport: { call } as unknown as Transport,
    mayRequest: () => signedIn,
    clock,
    random: () => 1,
  });
  const signOut = () => {
    signedIn = false;
  };
  const shown = (accode: string, quote: string | null = null) =>
    cache.of({ accode, quote }).get('A1').part?.pricing[0]?.price;
  return { cache, call, clock, shown, signOut };
}

const account = { accode: 'KES014', quote: null } as const;

test('LINE-09 QQ-03 each account has its own prices, and so has each quote', async () => {
  const { cache, call, clock, shown } = cacheWith(({ accode, cart_id }) =>
    cart_id ? '7.00' : accode === 'KES014' ? '10.00' : '12.00',
  );
  expect(cache.of(account)).toBe(cache.of({ ...account }));
  for (const scope of [account, { ...account, quote: 'KES014-000001' }, { accode: 'OAK003', quote: null }])
    cache.of(scope).subscribe('A1', () => {});
  await clock.advance(100);
  expect([shown('KES014'), shown('KES014', 'KES014-000001'), shown('OAK003')]).toEqual(['10.00', '7.00', '12.00']);
  expect(call.mock.calls.map(([, request]) => [request.accode, request.cart_id])).toEqual([
    ['KES014', undefined],
    ['KES014', 'KES014-000001'],
    ['OAK003', undefined],
  ]);
});

test('SESS-07 a change of account deletes every price; those on screen are requested again', async () => {
  let price = '10.00';
  const { cache, call, clock, shown } = cacheWith(() => price);
  const changed = vi.fn();
  cache.of(account).subscribe('A1', changed);
  cache.of(account).subscribe('B2', () => {})();
  await clock.advance(100);
  expect(shown('KES014')).toBe('10.00');
  price = '11.00';
  cache.clear();
  expect(shown('KES014')).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(2);
  await clock.advance(100);
  expect(shown('KES014')).toBe('11.00');
  expect(call).toHaveBeenCalledTimes(2);
});

test('SESS-03 sign-out deletes every price: a reply under way is not stored, and nothing more is requested', async () => {
  const { cache, call, clock, shown, signOut } = cacheWith(() => '10.00');
  let answer = (): void => {};
  call.mockImplementationOnce(async (_name, { cart_lines }) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { ok: true, data: { cart_lines: cart_lines.map(({ stock_code }) => pricedOf(stock_code, '10.00')) } };
  });
  cache.of(account).subscribe('A1', () => {});
  await clock.advance(100);
  expect(call).toHaveBeenCalledOnce();
  signOut();
  cache.clear();
  answer();
  await clock.advance(120_000);
  expect(shown('KES014')).toBeUndefined();
  expect(call).toHaveBeenCalledOnce();
});

test('LINE-13 a new version of the prices refreshes those of every account; the first version and a known one do not', async () => {
  let price = '10.00';
  const { cache, call, clock, shown } = cacheWith(() => price);
  cache.of(account).subscribe('A1', () => {});
  await clock.advance(100);
  price = '11.00';
  cache.follow('one');
  cache.follow('one');
  await clock.advance(10_000);
  expect([call.mock.calls.length, shown('KES014')]).toEqual([1, '10.00']);
  cache.follow('two');
  await clock.advance(3_000);
  expect([call.mock.calls.length, shown('KES014')]).toEqual([2, '11.00']);
});
