import { describe, expect, test } from 'vitest';
import { settle } from '../testing/fake-clock.ts';
import {
  byOther,
  cartId,
  clock,
  freshCarts,
  idOf,
  lineOf,
  onServer,
  openTab,
  quantities,
  server,
} from './cart-document.fixture.ts';
import { emptyTotals } from './totals.ts';

freshCarts();

describe('CART-18 others on the same cart', () => {
  test('CART-18 somebody else’s edit of the same line is named on the line, and so is one that was overwritten', async () => {
    const { document } = await openTab();
    const id = idOf(document.addLine('A1', 25));
    await clock.advance(1_000);
    server.edit(cartId, byOther('line.quantity', id, 75));
    document.setQuantity(id, 50);
    await clock.advance(1_000);
    expect(onServer()).toEqual([50]);
    expect(lineOf(document).notices).toContainEqual(
      expect.objectContaining({ kind: 'overwrote', by: 'sam', quantity: 75 }),
    );
    const notice = lineOf(document).notices[0];
    document.dismissNotice(id, notice?.id ?? '');
    expect(lineOf(document).notices).not.toContainEqual(notice);
  });
  test('LINE-05 a price that the server finds on application is nobody’s edit', async () => {
    const { document } = await openTab();
    const id = idOf(document.addLine('A1', 25));
    await clock.advance(1_000);
    server.edit(cartId, {
      ...byOther('line.quantity', id, 25),
      kind: 'line.poa',
      payload: { line_id: id, poa: true, quantity: 25 },
    });
    document.addLine('B2', 50);
    await clock.advance(1_000);
    expect(lineOf(document)).toMatchObject({ line: { poa: true, order_quantity: 0 }, notices: [] });
  });
  test('CART-18 edits of a cart that was confirmed elsewhere are kept and named on their lines', async () => {
    const { document } = await openTab();
    const id = idOf(document.addLine('A1', 25));
    await clock.advance(1_000);
    server.edit(cartId, {
      ...byOther('line.quantity', id, 1),
      kind: 'cart.confirm',
      payload: { at: 'x', auto_submit: null },
    });
    document.setQuantity(id, 100);
    await clock.advance(1_000);
    expect(quantities(document)).toEqual([25]);
    expect(document.getHeader()).toMatchObject({ status: 'confirmed', editable: false });
    const [refused] = document.getStatus().refused;
    expect(refused).toMatchObject({ reason: 'locked' });
    expect(lineOf(document).notices).toMatchObject([{ kind: 'refused' }]);
    expect(document.setQuantity(id, 75)).toMatchObject({ ok: false, reason: 'locked' });
    await document.unconfirm();
    await document.retryRefused([refused?.operation.id ?? '']);
    await clock.advance(1_000);
    expect(onServer()).toEqual([100]);
    expect(document.getStatus().refused).toEqual([]);
    expect(lineOf(document).notices).toEqual([]);
  });
  test('CART-18 dismissing a refusal deletes its operation', async () => {
    const { document } = await openTab();
    const id = idOf(document.addLine('A1', 25));
    await clock.advance(1_000);
    server.edit(cartId, { ...byOther('line.quantity', id, 1), kind: 'cart.cancel', payload: { at: 'x' } });
    document.remove(id);
    await clock.advance(1_000);
    await document.dismissRefused(document.getStatus().refused.map(({ operation }) => operation.id));
    expect(document.getStatus()).toMatchObject({ refused: [], unsent: 0 });
    expect(lineOf(document).notices).toEqual([]);
  });
  test('CART-22 two tabs of one browser stay in sync, before and after the save', async () => {
    const one = await openTab();
    const two = await openTab();
    const id = idOf(one.document.addLine('A1', 25));
    await settle();
    expect(quantities(two.document)).toEqual([25]);
    two.document.setQuantity(id, 50);
    await settle();
    expect(quantities(one.document)).toEqual([50]);
    await clock.advance(2_000);
    for (const { document } of [one, two]) {
      expect(quantities(document)).toEqual([50]);
      expect(lineOf(document).save).toBe('saved');
    }
    expect(onServer()).toEqual([50]);
  });
});

describe('CART-06 confirm, unconfirm, submit', () => {
  test('CART-06 sends unsent edits first; a double click sends once; the cart is then locked', async () => {
    const { document } = await openTab();
    document.addLine('A1', 25);
    const [one, two] = [document.confirm(), document.confirm()];
    expect(document.getStatus().pendingAction).toBe('confirm');
    await clock.advance(1_000);
    expect([await one, await two]).toEqual([{ ok: true }, { ok: true }]);
    expect(server.net.sent.filter(({ url }) => url.includes('confirm'))).toHaveLength(1);
    expect(server.cart(cartId).lines).toHaveLength(1);
    expect(document.getHeader()).toMatchObject({ status: 'confirmed', editable: false });
    expect(document.addLine('B2', 25)).toMatchObject({ ok: false, reason: 'locked' });
    await document.unconfirm();
    expect(document.getHeader()).toMatchObject({ status: 'saved', editable: true });
    expect(document.addLine('B2', 25).ok).toBe(true);
  });
  test('CART-06 LINE-13 a response with changes only is enough; it includes the prices of the lines', async () => {
    const { document } = await openTab();
    document.addLine('A1', 25);
    await clock.advance(1_000);
    const [line_id = ''] = document.getLineIds();
    const taken = { savedWebPrice: '77.00', savedExtended: '19.2500' };
    const confirmed = document.confirm();
    await clock.advance(100);
    await confirmed;
    const sent = server.net.sent.filter(({ url }) => url.includes('confirm'));
    expect(sent.map(({ body }) => body)).toMatchObject([{ data: { revision: 1, answer: 'changes' } }]);
    document.learn({
      status: 'SAVED',
      orderNum: cartId,
      revision: 2,
      operations: [],
      results: [],
      totals: emptyTotals,
      confirm_allowed: false,
      confirm_short_reason: 'Already confirmed',
      deliveryOptions: [],
      saved_prices: [{ line_id, ...taken }],
    });
    await settle();
    expect(document.getLine(line_id)?.line).toMatchObject(taken);
    expect(document.getHeader()).toMatchObject({ confirm_allowed: false });
  });
  test('CART-06 after a lost response the request is repeated with the same key', async () => {
    const { document } = await openTab();
    document.addLine('A1', 25);
    await clock.advance(1_000);
    server.loseResponses = 1;
    const confirmed = document.confirm();
    await clock.advance(5_000);
    expect((await confirmed).ok).toBe(true);
    const keys = server.net.sent
      .filter(({ url }) => url.includes('confirm'))
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
  test('CART-06 nothing is confirmed while edits cannot be sent', async () => {
    const { document } = await openTab();
    document.addLine('A1', 25);
    server.intercept = () => 'network';
    const confirmed = document.confirm();
    await clock.advance(20_000);
    expect(await confirmed).toMatchObject({ ok: false });
    expect(server.net.sent.some(({ url }) => url.includes('confirm'))).toBe(false);
  });
  test('CART-06 another tab of this browser sees the confirmation', async () => {
    const one = await openTab();
    const two = await openTab();
    one.document.addLine('A1', 25);
    await clock.advance(1_000);
    const confirmed = one.document.confirm();
    await clock.advance(100);
    await confirmed;
    await settle();
    expect(two.document.getHeader()?.status).toBe('confirmed');
  });
});
