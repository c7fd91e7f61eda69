import { expect, test, vi } from 'vitest';
import { createPriceCache, type PriceScope } from '../prices/price-cache.ts';
import { pricedOf } from '../testing/fake-cart-server.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import type { Transport } from '../transport/types.ts';
import { createCartPrices } from './cart-prices.ts';

interface PriceRequest {
  readonly cart_id?: string;
  readonly cart_lines: readonly { readonly stock_code: string }[];
}

const account: PriceScope = { accode: 'KES014', quote: null };

/** A cache whose server prices a part at 7.00 for a quote and 10.00 for the account. */
function setUp() {
  const clock = createFakeClock();
  const call = vi.fn(async (_name: string, { cart_id, cart_lines }: PriceRequest) => ({
    ok: true,
    data: { cart_lines: cart_lines.map(({ stock_code }) => pricedOf(stock_code, cart_id ? '7.00' : '10.00')) },
  }));
  const cache = createPriceCache({ transport: { call } as unknown as Transport, clock, random: () => 1 });
  const codes = () => call.mock.calls.map(([, { cart_lines }]) => cart_lines.map(({ stock_code }) => stock_code));
  return { clock, cache, codes };
}
const priceIn = (prices: { get: ReturnType<typeof createCartPrices>['get'] }) =>
  prices.get('A1').part?.pricing[0]?.price;

test('LINE-02 an order and other widgets request a part once and show the same price; a closed order requests nothing', async () => {
  const { clock, cache, codes } = setUp();
  const changed = vi.fn();
  const order = createCartPrices({ cache, scope: () => account, changed });
  order.follow(['A1', 'B2', 'A1']);
  cache.of(account).subscribe('A1', () => {});
  expect(order.waiting()).toBe(2);
  await clock.advance(100);
  expect(codes()).toEqual([['A1', 'B2']]);
  expect(order.waiting()).toBe(0);
  expect(changed).toHaveBeenCalledOnce();
  expect(order.get('A1')).toBe(cache.of(account).get('A1'));
  order.follow(['A1']);
  order.close();
  order.follow(['C3']);
  await clock.advance(20 * 60_000);
  expect(codes()).toEqual([['A1', 'B2'], ['A1']]);
});

test('QQ-03 a quoted cart has its own prices, and shows the previous ones until they have loaded', async () => {
  const { clock, cache } = setUp();
  let scope: PriceScope | null = null;
  const cart = createCartPrices({ cache, scope: () => scope, changed: () => {} });
  cart.follow(['A1']);
  expect(cart.waiting()).toBe(0);
  scope = account;
  cart.follow(['A1']);
  await clock.advance(100);
  expect(priceIn(cart)).toBe('10.00');
  scope = { ...account, quote: 'KES014-000001' };
  cart.follow(['A1']);
  expect([priceIn(cart), cart.get('A1').state]).toEqual(['10.00', 'loading']);
  await clock.advance(100);
  expect(priceIn(cart)).toBe('7.00');
  expect(priceIn(cache.of(account))).toBe('10.00');
});
