import type { CallBody } from '@portal/domain/api';
import { applyOperation, type Operation } from '@portal/domain/cart';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { createPriceCache } from '../prices/price-cache.ts';
import { factsOf, pricedOf } from '../testing/fake-cart-server.ts';
import { testTransport } from '../testing/test-transport.ts';
import { cartId, clock, freshCarts, idOf, lineOf, openTab, quantities, server } from './cart-document.fixture.ts';
import { cartLineOf } from './cart-line.ts';

freshCarts();

describe('LINE rules in a cart', () => {
  test('LINE-07 LINE-08 adds at the minimum, rounds up and says what was typed', async () => {
    const { document } = await openTab();
    document.addLine('a1');
    expect(lineOf(document).line).toMatchObject({ stock_code: 'A1', order_quantity: 25, requested_quantity: null });
    document.setQuantity(lineOf(document).line_id, 45);
    expect(lineOf(document).line).toMatchObject({ order_quantity: 50, requested_quantity: 45 });
    await clock.advance(30);
    expect(lineOf(document).status).toMatchObject({
      state: 'rounded',
      from: 45,
      to: 50,
      why: 'This part is sold in 25s.',
    });
  });
  test('LINE-14 steps by the increment and never below the minimum', async () => {
    const { document } = await openTab();
    const id = idOf(document.addLine('A1', 50));
    document.step(id, 1);
    expect(quantities(document)).toEqual([75]);
    for (let i = 0; i < 5; i += 1) document.step(id, -1);
    expect(quantities(document)).toEqual([25]);
  });
  test('LINE-04 a removed line stays, is restored at its minimum, and disappears on force-delete', async () => {
    const { document } = await openTab();
    const id = idOf(document.addLine('A1', 100));
    document.remove(id);
    expect(lineOf(document)).toMatchObject({ removed: true, line: { order_quantity: 0, last_order_quantity: 100 } });
    document.restore(id);
    expect(quantities(document)).toEqual([25]);
    document.forceDelete(id);
    expect(document.getLineIds()).toEqual([]);
  });
  test('LINE-06 an unknown part has the specified description and counts as discontinued', async () => {
    server.price = (code) => ({ ...pricedOf(code), known: false, pricing: [], product_information: null });
    const { document } = await openTab();
    document.addLine('NOPE', 3);
    await clock.advance(30);
    expect(lineOf(document)).toMatchObject({
      unknown: true,
      discontinued: true,
      description: '*** Discontinued or Unknown Part ***',
      status: { state: 'unknown' },
    });
  });
  test('LINE-02 price and stock arrive per line; a failure keeps the last value and can be retried', async () => {
    const { document } = await openTab();
    const id = idOf(document.addLine('A1', 100));
    expect(lineOf(document)).toMatchObject({ priceState: 'loading', price: null, status: { state: 'loading' } });
    await clock.advance(30);
    expect(lineOf(document)).toMatchObject({
      priceState: 'ok',
      price: { webPrice: '10.00', extended: '10.0000' },
      stockHere: { available: 500 },
    });
    const checkedAt = lineOf(document).checkedAt;
    server.price = () => null;
    document.retryLookup(id);
    await clock.advance(5_000);
    expect(lineOf(document)).toMatchObject({
      priceState: 'failed',
      priceError: 'No Pricing Data',
      availabilityError: 'No Availability Data',
      price: { webPrice: '10.00' },
      checkedAt,
    });
    server.price = (code) => pricedOf(code, '12.00');
    document.retryLookup(id);
    await clock.advance(30);
    expect(lineOf(document)).toMatchObject({ priceState: 'ok', priceError: null, price: { webPrice: '12.00' } });
  });
  test('CART-07 the reason is updated at once after the first line, and after the last one is removed', async () => {
    const { document } = await openTab();
    const reasonOf = () => document.getHeader()?.confirm_short_reason;
    document.addLine('A1', 100);
    expect(reasonOf()).not.toBe('The order has no lines');
    await clock.advance(2_000);
    expect(document.getHeader()).toMatchObject({ confirm_allowed: true });
    document.remove(idOf(document.addLine('A1', 100)));
    expect(document.getHeader()).toMatchObject({
      confirm_allowed: false,
      confirm_short_reason: 'The order has no lines',
    });
  });
  test('LINE-02 CART-07 CART-15 a line without a price is not counted and prevents confirming the order', async () => {
    const { document } = await openTab();
    server.price = (code) => (code === 'B1' ? null : pricedOf(code));
    const first = idOf(document.addLine('A1', 100));
    await clock.advance(2_000);
    expect(document.getHeader()).toMatchObject({ confirm_allowed: true });
    document.addLine('B1', 100);
    await clock.advance(3_000);
    expect(lineOf(document, 1).status).toMatchObject({ state: 'no_price', last: null });
    expect(document.getTotals()).toMatchObject({ savedExtended: '10.00', lines_priced: 1, lines_ordered: 2 });
    expect(document.getHeader()).toMatchObject({ confirm_allowed: false, confirm_short_reason: 'Line 2 has no price' });
    expect(await document.confirm()).toEqual({ ok: false, message: 'Line 2 has no price.' });
    // Requested again automatically.
    server.price = (code) => pricedOf(code);
    await clock.advance(10_000);
    expect(lineOf(document, 1).price).toMatchObject({ webPrice: '10.00' });
    expect(document.getHeader()).toMatchObject({ confirm_allowed: true, confirm_short_reason: '' });
    // A line priced once stays in the total.
    server.price = () => null;
    document.retryLookup(first);
    await clock.advance(3_000);
    expect(lineOf(document).status).toMatchObject({ state: 'old_price', last: '10.00' });
    expect(document.getTotals()).toMatchObject({ lines_priced: 2 });
    expect(document.getHeader()).toMatchObject({ confirm_allowed: true });
    const confirmed = document.confirm();
    await clock.advance(1_000);
    expect((await confirmed).ok).toBe(true);
  });
  test('LINE-02 prices are requested in batches of up to 100 parts, each part once', async () => {
    const { document } = await openTab();
    document.addLines(Array.from({ length: 250 }, (_, i) => ({ stock_code: `P${i % 240}`, quantity: 1 })));
    await clock.advance(30);
    const sizes = server.net.sent
      .filter(({ url }) => url.endsWith('get-price'))
      .map(({ body }) => (body as CallBody<{ cart_lines: unknown[] }>).data.cart_lines.length);
    expect(sizes).toEqual([100, 100, 40]);
  });
  test('LINE-05 a part on application gets quantity 0, forceShow and poa, by one operation', async () => {
    server.price = (code) => ({
      ...pricedOf(code),
      pricing: [{ price_type: 'standard', price: '0.00', quantity_break: 1, poa: true }],
    });
    const { document } = await openTab();
    document.addLine('A1', 100);
    await clock.advance(2_000);
    expect(lineOf(document).line).toMatchObject({
      order_quantity: 0,
      forceShow: true,
      poa: true,
      last_order_quantity: 100,
    });
    const kinds = server.net.sent.flatMap(({ body }) =>
      ((body?.data as { operations?: Operation[] } | undefined)?.operations ?? []).map((operation) => operation.kind),
    );
    expect(kinds).toEqual(['line.add', 'line.poa']);
  });
  test('LINE-05 a part on application whose price is known already is marked after its line was added', async () => {
    server.price = (code) => ({
      ...pricedOf(code),
      pricing: [{ price_type: 'standard', price: '0.00', quantity_break: 1, poa: true }],
    });
    const transport = testTransport({ fetch: server.net.fetch, clock });
    const prices = createPriceCache({ transport, clock, random: () => 1 });
    // The entry line shows the price before the line is added.
    prices.of({ accode: 'K1', quote: null }).subscribe('A1', () => {});
    const { document } = await openTab('pat', { prices });
    await clock.advance(2_000);
    document.addLine('A1', 3);
    await clock.advance(2_000);
    expect(server.cart(cartId).lines).toMatchObject([{ stock_code: 'A1', order_quantity: 0, poa: true }]);
    expect(document.getStatus().refused).toEqual([]);
  });
  test('LINE-05 LINE-13 viewing a line whose price went on application does not change it, but shows it', async () => {
    const add = { line_id: ulid(), stock_code: 'A1', quantity: 100 };
    server.edit(cartId, { id: ulid(), kind: 'line.add', payload: add, at: '2026-01-01T00:00:00.000Z', by: 'pat' });
    server.price = (code) => ({
      ...pricedOf(code),
      pricing: [{ price_type: 'standard', price: '0.00', quantity_break: 1, poa: true }],
    });
    const { document } = await openTab();
    await clock.advance(2_000);
    expect(lineOf(document)).toMatchObject({
      line: { order_quantity: 100, poa: false },
      status: { state: 'poa', quantity: 100 },
      price: null,
    });
    expect(server.keys).toEqual([]);
    expect(server.cart(cartId).revision).toBe(1);
  });
  test('CART-06 LINE-13 HIST-05 a confirmed order shows the prices it was confirmed at, and the current own codes', () => {
    const part = pricedOf('A1', '11.00');
    const { lines } = applyOperation(server.cart(cartId), {
      id: ulid(),
      kind: 'line.add',
      payload: { line_id: ulid(), stock_code: 'A1', quantity: 100 },
      at: '2026-01-01T00:00:00.000Z',
      by: 'pat',
    }).cart;
    const [state] = lines;
    if (!state) throw new Error('No line');
    const view = (locked: boolean, customer_stock_code = '') =>
      cartLineOf({
        state,
        facts: factsOf('A1'),
        unknown: false,
        lookup: { state: 'ok', part, checkedAt: 0, late: false },
        saved: { customer_stock_code: 'KF-1', savedWebPrice: '9.50', savedExtended: '9.5000' },
        customer_stock_code,
        save: 'saved',
        notices: [],
        preview: null,
        warehouse: '40',
        tabtype: 'order',
        web_discount: '10.00',
        locked,
      });
    expect(view(false)).toMatchObject({ price: { webPrice: '9.90' }, status: { state: 'price_changed' } });
    expect(view(true)).toMatchObject({
      price: { webPrice: '9.50', extended: '9.5000' },
      status: { state: 'normal' },
      nextBreak: null,
      // The account's discount is already included in the price.
      context: { web_discount: '0' },
    });
    // The current own code, so that screen and paper agree; the server's until it is loaded (HIST-05).
    expect(view(false, 'KF-2').line.customer_stock_code).toBe('KF-2');
    expect(view(false).line.customer_stock_code).toBe('KF-1');
  });
  test('LINE-13 a price that changed since the save is reported', async () => {
    const { document } = await openTab();
    const id = idOf(document.addLine('A1', 100));
    await clock.advance(1_000);
    server.price = (code) => pricedOf(code, '11.00');
    document.retryLookup(id);
    await clock.advance(30);
    expect(lineOf(document)).toMatchObject({
      priceChangedFrom: '10.00',
      status: { state: 'price_changed', direction: 'up' },
    });
  });
});
