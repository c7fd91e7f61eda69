import { refusalReasons } from '@portal/domain/cart';
import { describe, expect, test } from 'vitest';
import { replyOf } from '../testing/fake-cart-server.ts';
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
  requestedFacts,
  server,
} from './cart-document.fixture.ts';

freshCarts();

describe('a cart on screen', () => {
  test('CART-22 a line is storing until it is on disk, unsent until the server has it', async () => {
    const { document } = await openTab();
    const added = document.addLine('A1', 25);
    expect(lineOf(document).save).toBe('storing');
    if (added.ok) await added.stored;
    expect(lineOf(document).save).toBe('unsent');
    expect(document.getStatus()).toMatchObject({ unsent: 1, durable: true });
    await clock.advance(300);
    expect(lineOf(document).save).toBe('saved');
    expect(onServer()).toEqual([25]);
  });
  test('a closed cart leaves no timers that would keep it in memory', async () => {
    const { document, carts, outbox } = await openTab();
    document.addLine('A1', 25);
    await clock.advance(1_000);
    carts.closeCart(cartId);
    await outbox.close();
    expect(clock.timers()).toBe(0);
  });
  test('LINE-01 one edit notifies one line; otherwise views and lists stay the same objects', async () => {
    const { document } = await openTab();
    const [a, b] = [idOf(document.addLine('A1', 25)), idOf(document.addLine('B2', 25))];
    await clock.advance(1_000);
    const notified: string[] = [];
    document.subscribeLine(a, () => notified.push('a'));
    document.subscribeLine(b, () => notified.push('b'));
    document.subscribeIds(() => notified.push('ids'));
    const named: (string | null)[] = [];
    document.subscribeLines((only) => named.push(only));
    const before = {
      b: document.getLine(b),
      ids: document.getLineIds(),
      header: document.getHeader(),
      status: document.getStatus(),
    };
    requestedFacts.length = 0;
    document.previewQuantity(a, 500);
    expect(notified).toEqual(['a']);
    expect(named).toEqual([a]);
    expect(document.getLine(a)?.price?.extended).toBe('50.0000');
    expect(document.getTotals().savedExtended).toBe('52.50');
    // A digit affects its own line only; subscribers of the header or state have nothing to render.
    expect(new Set(requestedFacts)).toEqual(new Set(['A1']));
    expect(document.getHeader()).toBe(before.header);
    expect(document.getStatus()).toBe(before.status);
    document.setQuantity(a, 500);
    await clock.advance(1_000);
    expect(new Set(notified)).toEqual(new Set(['a']));
    expect(document.getLine(b)).toBe(before.b);
    expect(document.getLineIds()).toBe(before.ids);
  });
  test("CART-15 the goods are the sum of the lines on screen; the charges are the server's", async () => {
    const { document } = await openTab();
    document.addLine('A1', 200);
    await clock.advance(30);
    expect(document.getTotals()).toMatchObject({
      savedExtended: '20.00',
      savedGST: '2.00',
      total: '22.00',
      lines_ordered: 1,
    });
    server.modified = { freight_charge: '12.00' };
    await clock.advance(1_000);
    // The fake server prices nothing and charges freight.
    expect(document.getTotals()).toMatchObject({
      savedExtended: '20.00',
      total_freight_charge: '12.00',
      savedGST: '3.20',
      total: '35.20',
    });
  });
  test('CART-10 delivery is sent only if it really changed', async () => {
    const { document } = await openTab();
    expect(document.setDelivery({ orderInstruction1: '' }).ok).toBe(true);
    await clock.advance(500);
    expect(server.keys).toHaveLength(0);
    document.setDelivery({ orderInstruction1: 'Ring the bell' });
    await clock.advance(500);
    expect(server.cart(cartId).delivery.orderInstruction1).toBe('Ring the bell');
    expect(document.getHeader()?.delivery.orderInstruction1).toBe('Ring the bell');
  });
  test('CART-11 a delivery option that the server changed is listed; freight that depends on an edit is in the totals only', async () => {
    const { document } = await openTab();
    document.addLine('A1', 25);
    server.modified = { freight_charge: '18.00' };
    await clock.advance(500);
    expect(document.getStatus().notices).toEqual([]);
    expect(document.getTotals().total_freight_charge).toBe('18.00');
    document.addLine('A1', 25);
    server.modified = { delivery_option_chosen: 'ROAD' };
    await clock.advance(500);
    expect(document.getStatus().notices).toMatchObject([{ id: 'delivery', delivery_option: 'ROAD' }]);
  });
  test('CART-13 the 501st line and all after it are set aside and offered', async () => {
    const { document } = await openTab();
    const rows = Array.from({ length: 510 }, (_, i) => ({ stock_code: `P${i}`, quantity: 1 }));
    const added = document.addLines(rows);
    expect(document.getLineIds()).toHaveLength(500);
    expect(added).toMatchObject({
      ok: true,
      message: 'The maximum number of lines (500) for a single order has been reached. The first 500 items were added.',
      overflow: rows.slice(500),
    });
    expect(document.getStatus().notices[0]?.overflow).toHaveLength(10);
    expect(document.addLine('ONE-MORE', 1)).toMatchObject({ ok: false, reason: 'line_cap' });
  });
  test('CART-13 IMP-06 rows whose quantity becomes too large are offered too, first in the list or before the limit', async () => {
    const { document } = await openTab();
    document.addLine('BAD', 9_999_999);
    const bad = { stock_code: 'BAD', quantity: 1 };
    const good = { stock_code: 'GOOD', quantity: 1 };
    expect(document.addLines([bad])).toMatchObject({ ok: false, reason: 'bad_quantity', overflow: [bad] });
    const message = `${refusalReasons.bad_quantity} One item was added.`;
    expect(document.addLines([bad, good])).toMatchObject({ ok: true, message, overflow: [bad] });
    const rows = [bad, ...Array.from({ length: 501 }, (_, i) => ({ stock_code: `P${i}`, quantity: 1 }))];
    expect(document.addLines(rows)).toMatchObject({
      ok: true,
      message: `${refusalReasons.bad_quantity} 498 items were added.`,
      overflow: [bad, ...rows.slice(499)],
    });
    expect(document.getLineIds()).toHaveLength(500);
  });
});

describe('CART-21 undo and redo', () => {
  test('CART-21 undoes an import in one step and redoes it, also after a reload', async () => {
    const first = await openTab();
    first.document.addLine('A1', 25);
    first.document.addLines([
      { stock_code: 'B2', quantity: 25 },
      { stock_code: 'C3', quantity: 50 },
    ]);
    await clock.advance(1_000);
    await first.end();
    const { document } = await openTab();
    expect(quantities(document)).toEqual([25, 25, 50]);
    expect(document.getStatus()).toMatchObject({ canUndo: true, canRedo: false });
    document.undo();
    expect(quantities(document)).toEqual([25]);
    document.redo();
    expect(quantities(document)).toEqual([25, 25, 50]);
    document.undo();
    document.undo();
    expect(quantities(document)).toEqual([]);
    expect(document.undo()).toMatchObject({ ok: false });
    await clock.advance(1_000);
    expect(onServer()).toEqual([]);
  });
  test('CART-21 undo never reverts what somebody else has done since', async () => {
    const { document } = await openTab();
    const id = idOf(document.addLine('A1', 25));
    document.setQuantity(id, 50);
    await clock.advance(1_000);
    server.edit(cartId, byOther('line.quantity', id, 75));
    await document.reload();
    expect(document.undo()).toMatchObject({ ok: false, reason: 'changed_since' });
    expect(quantities(document)).toEqual([75]);
  });
});

describe('CART-22 without the network', () => {
  test('CART-22 a cart is shown from this device, edited, reloaded and sent when the server is back', async () => {
    const first = await openTab();
    first.document.addLine('A1', 100);
    await clock.advance(1_000);
    await first.end();
    server.intercept = () => 'network';
    const second = await openTab();
    expect(second.document.getStatus().load).toBe('kept');
    expect(lineOf(second.document)).toMatchObject({ line: { order_quantity: 100 }, price: { webPrice: '10.00' } });
    second.document.addLine('B2', 25);
    second.document.setQuantity(lineOf(second.document).line_id, 200);
    await clock.advance(60_000);
    expect(second.document.getStatus()).toMatchObject({ unsent: 2, offline: true });
    await second.end();
    const third = await openTab();
    expect(quantities(third.document)).toEqual([200, 25]);
    server.intercept = null;
    await clock.advance(120_000);
    expect(onServer()).toEqual([200, 25]);
    expect(third.document.getStatus()).toMatchObject({ load: 'ready', unsent: 0, offline: false });
    expect([...server.applied.values()].every((times) => times === 1)).toBe(true);
  });
  test('CART-22 a cart that does not exist is missing, not loading forever', async () => {
    server.intercept = ({ url }) =>
      url.endsWith(`cart/${cartId}`) ? { status: 'ERROR', error: 'cart_not_found' } : undefined;
    const { document } = await openTab();
    expect(document.getStatus().load).toBe('missing');
    expect(document.addLine('A1')).toMatchObject({ ok: false });
  });
});

test('CART-01 a cart that the server has just created is not loaded', async () => {
  const { carts, document } = await openTab();
  document.close();
  const before = server.net.sent.length;
  const adopted = carts.adopt(replyOf(server.cart(cartId)));
  expect(adopted.getStatus().load).toBe('ready');
  expect(adopted.getHeader()?.orderNum).toBe(cartId);
  expect(adopted.addLine('A1').ok).toBe(true);
  expect(carts.openCart(cartId)).toBe(adopted);
  expect(server.net.sent).toHaveLength(before);
});
