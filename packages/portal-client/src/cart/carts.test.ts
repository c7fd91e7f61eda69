import { newCart } from '@portal/domain/cart';
import { describe, expect, test } from 'vitest';
import { createFakeCartServer, replyOf } from '../testing/fake-cart-server.ts';
import {
  cartId,
  clock,
  freshCarts,
  onServer,
  openTab,
  quantities,
  replaceServer,
  server,
} from './cart-document.fixture.ts';

freshCarts();

const loadsOf = (id: string): number => server.net.sent.filter(({ url }) => url.endsWith(`/v3/cart/${id}`)).length;
const loads = (): string[] =>
  server.net.sent.map(({ url }) => url.split('/v3/cart/')[1] ?? '').filter((id) => /^K-\d{6}$/.test(id));

describe('CART-12 carts are loaded one at a time', () => {
  const others = ['K-000002', 'K-000003', 'K-000004'];

  test('CART-12 the last of the queue comes first; each is requested only after the previous one has loaded', async () => {
    replaceServer(createFakeCartServer([cartId, ...others]));
    const { carts } = await openTab();
    carts.preload([...others, cartId]);
    await clock.advance(30);
    expect(loads()).toEqual([cartId, 'K-000004', 'K-000003', 'K-000002']);
  });

  test('CART-12 while one is loading the others wait, but an opened one does not', async () => {
    replaceServer(createFakeCartServer([cartId, ...others]));
    server.intercept = ({ url }) => (url.endsWith('/K-000004') ? 'silence' : undefined);
    const { carts } = await openTab();
    carts.preload(others);
    await clock.advance(30);
    expect(loads()).toEqual([cartId, 'K-000004']);
    carts.openCart('K-000002');
    await clock.advance(30);
    expect(loads()).toEqual([cartId, 'K-000004', 'K-000002']);
    // A loaded cart is not loaded again when its turn comes.
    await clock.advance(120_000);
    expect(loadsOf('K-000002')).toBe(1);
    expect(loadsOf('K-000003')).toBe(1);
  });

  test('CART-12 a cart that does not exist is reported, and one whose tab was closed is not loaded', async () => {
    replaceServer(createFakeCartServer([cartId, 'K-000002']));
    const missing: string[] = [];
    const { carts } = await openTab('pat', { onMissing: (id) => missing.push(id) });
    carts.preload(['K-000002', 'K-000009']);
    carts.closeCart('K-000002');
    await clock.advance(30);
    expect(missing).toEqual(['K-000009']);
    expect(loadsOf('K-000002')).toBe(0);
  });
});

describe('CART-09 the working state of a tab', () => {
  test('CART-09 an order that was just created is ready at once, and is not loaded', async () => {
    const { carts } = await openTab();
    const made = newCart({ orderNum: 'K-000007', accode: 'K1', billto: 'K1' });
    server.setCart(made);
    const document = carts.adopt(replyOf(made));
    expect(document.getStatus().load).toBe('ready');
    expect(document.addLine('A1', 25).ok).toBe(true);
    carts.openCart('K-000007');
    await clock.advance(1_000);
    expect(loadsOf('K-000007')).toBe(0);
    expect(server.cart('K-000007').lines).toHaveLength(1);
  });

  test('CART-09 a closed tab starts again: not loaded, without lines, discount or total', async () => {
    const { carts, document } = await openTab();
    document.addLine('A1', 50);
    await clock.advance(1_000);
    expect(document.getTotals().savedExtended).not.toBe('0.00');
    carts.closeCart(cartId);
    const again = carts.openCart(cartId);
    expect(again.getStatus().load).toBe('loading');
    expect(again.getLineIds()).toEqual([]);
    expect(again.getHeader()).toBeNull();
    expect(again.getTotals()).toMatchObject({ savedExtended: '0.00', discounts_used: [], total: '0.00' });
    await clock.advance(30);
    expect(again.getStatus().load).toBe('ready');
    expect(quantities(again)).toEqual([50]);
    expect(loadsOf(cartId)).toBe(2);
  });
});

describe('QQ-02 a full quick quote', () => {
  async function fullQuote() {
    const quote = { ...newCart({ orderNum: cartId, accode: 'K1', billto: 'K1' }), tabtype: 'qq' as const };
    server.setCart(quote);
    const { document } = await openTab('pat', { quickQuoteLimit: () => limit });
    for (const code of ['A1', 'B2', 'C3', 'D4', 'E5', 'F6']) document.addLine(code, 25, { separate: true });
    await clock.advance(1_000);
    return document;
  }
  let limit = 2;
  const codes = (document: Awaited<ReturnType<typeof fullQuote>>) =>
    document.getLineIds().map((id) => document.getLine(id)?.line.stock_code);

  test('QQ-02 one notice names the removed lines, and restores them at their old place without merging', async () => {
    limit = 2;
    const document = await fullQuote();
    expect(codes(document)).toEqual(['E5', 'F6']);
    expect(document.getStatus().notices).toMatchObject([
      { message: 'The quick quote was full. Removed: A1, B2, C3 and 1 more.', removed: { length: 4 } },
    ]);
    limit = 500;
    document.addLine('A1', 100);
    document.bringBack();
    await clock.advance(1_000);
    expect(codes(document)).toEqual(['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'A1']);
    expect(quantities(document)).toEqual([25, 25, 25, 25, 25, 25, 100]);
    expect(server.cart(cartId).lines.map((line) => line.line_number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(document.getStatus().notices).toEqual([]);
  });

  test('QQ-02 lines that the server removes, because its limit is lower by then, are named and can be restored too', async () => {
    limit = 6;
    server.quickQuoteLimit = 4;
    const document = await fullQuote();
    expect(codes(document)).toEqual(['C3', 'D4', 'E5', 'F6']);
    expect(document.getStatus().notices).toMatchObject([
      { message: 'The quick quote was full. Removed: A1, B2.', removed: { length: 2 } },
    ]);
    server.quickQuoteLimit = 6;
    document.bringBack();
    await clock.advance(1_000);
    expect(codes(document)).toEqual(['A1', 'B2', 'C3', 'D4', 'E5', 'F6']);
    expect(onServer()).toEqual([25, 25, 25, 25, 25, 25]);
    expect(document.getStatus().notices).toEqual([]);
  });

  test('QQ-02 undoing the addition restores its line too; the notice then no longer offers it', async () => {
    limit = 2;
    const document = await fullQuote();
    document.undo();
    expect(codes(document)).toEqual(['D4', 'E5']);
    expect(document.getStatus().notices).toMatchObject([{ message: 'The quick quote was full. Removed: A1, B2, C3.' }]);
    document.dismissCartNotice(document.getStatus().notices[0]?.id ?? '');
    expect(document.getStatus().notices).toEqual([]);
  });
});
