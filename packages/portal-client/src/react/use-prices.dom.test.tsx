import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPriceCache } from '../prices/price-cache.ts';
import { pricedOf } from '../testing/fake-cart-server.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import type { Transport } from '../transport/types.ts';
import { type Portal, PortalContext } from './portal.ts';
import { usePrices } from './use-prices.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
let unmount = () => {};
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** Shows the price of one part. */
function Price({ accode, code, name }: { accode: string | null; code: string; name: string }) {
  const { prices, refresh } = usePrices({ accode }, [code]);
  const price = prices.get(code);
  return (
    <button type="button" name={name} onClick={refresh}>
      {price?.part?.pricing[0]?.price ?? price?.state ?? 'none'} {price?.state}
    </button>
  );
}

test('LINE-02 two components that show a part request it once, show the same price, and keep it when a refresh fails', async () => {
  const clock = createFakeClock();
  let price: string | null = '10.00';
  const call = vi.fn(async (_name: string, request: { accode: string; cart_lines: { stock_code: string }[] }) =>
    price === null
      ? { ok: false, reason: 'network' }
      : {
          ok: true,
          data: { cart_lines: request.cart_lines.map(({ stock_code }) => pricedOf(stock_code, price ?? '')) },
        },
  );
  const prices = createPriceCache({ transport: { call } as unknown as Transport, clock, random: () => 1 });
  const container = document.createElement('div');
  const root = createRoot(container);
  unmount = () => act(() => root.unmount());
  const show = (accode: string | null) =>
    act(async () =>
      root.render(
        <PortalContext value={{ prices } as unknown as Portal}>
          <Price accode={accode} code="A1" name="order" />
          <Price accode={accode} code="A1" name="panel" />
        </PortalContext>,
      ),
    );
  const texts = () => [...container.querySelectorAll('button')].map((button) => button.textContent);

  await show('KES014');
  expect(texts()).toEqual(['loading loading', 'loading loading']);
  await act(() => clock.advance(100));
  expect(texts()).toEqual(['10.00 ok', '10.00 ok']);
  expect(call).toHaveBeenCalledOnce();

  price = null;
  await act(async () => container.querySelector('button')?.click());
  expect(texts()).toEqual(['10.00 loading', '10.00 loading']);
  await act(() => clock.advance(100));
  expect(texts()).toEqual(['10.00 failed', '10.00 failed']);

  price = '12.00';
  await show('OAK003');
  expect(texts()).toEqual(['loading loading', 'loading loading']);
  await act(() => clock.advance(100));
  expect(texts()).toEqual(['12.00 ok', '12.00 ok']);
  await show(null);
  expect(texts()).toEqual(['none ', 'none ']);
});
