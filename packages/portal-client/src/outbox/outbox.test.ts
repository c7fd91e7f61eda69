import type { CallBody } from '@portal/domain/api';
import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { replyOf } from '../testing/fake-cart-server.ts';
import { settle } from '../testing/fake-clock.ts';
import {
  add,
  cartId,
  clock,
  everyOnce,
  freshOutboxes,
  name,
  openTab,
  quantities,
  server,
  type Tab,
} from './outbox.fixture.ts';

freshOutboxes();

describe('CART-22 storing and sending', () => {
  test('CART-22 an append resolves when the operation is on disk, before anything is sent', async () => {
    const { outbox, store } = await openTab();
    const operation = add();
    await outbox.append(cartId, [operation], 0);
    expect((await store.operations(cartId)).map((kept) => kept.id)).toEqual([operation.id]);
    expect(server.net.sent).toHaveLength(0);
    expect(outbox.getStatus()).toMatchObject({ unsent: 1, durable: true });
  });
  test('CART-18 edits within a quarter second are one save, first in first out, and are deleted from disk when accepted', async () => {
    const { outbox, store, events } = await openTab();
    for (const quantity of [1, 2, 3]) await outbox.append(cartId, [add(quantity)], 0);
    await clock.advance(250);
    expect(server.keys).toHaveLength(1);
    expect(quantities()).toEqual([1, 2, 3]);
    expect(await store.operations()).toEqual([]);
    expect(outbox.getStatus()).toMatchObject({ unsent: 0, sending: false, offline: false, lastSaved: clock.now() });
    expect(events.map((event) => event.type)).toEqual(['saved', 'settled']);
  });
  test('CART-18 two clicks are two operations, both applied', async () => {
    const { outbox } = await openTab();
    await Promise.all([outbox.append(cartId, [add(5)], 0), outbox.append(cartId, [add(5)], 0)]);
    await clock.advance(250);
    expect(quantities()).toEqual([5, 5]);
  });
  test('CART-18 at most 200 operations are sent in one save', async () => {
    const { outbox } = await openTab();
    await outbox.append(
      cartId,
      Array.from({ length: 450 }, () => add()),
      0,
    );
    await clock.advance(250);
    await vi.waitFor(() => expect(quantities()).toHaveLength(450), { interval: 5, timeout: 10_000 });
    const sizes = server.net.sent.map(
      ({ body }) => (body as CallBody<{ operations: unknown[] }>).data.operations.length,
    );
    expect(sizes).toEqual([200, 200, 50]);
  });
  test('CART-22 carts are sent independently: one that fails does not delay the other', async () => {
    server.intercept = ({ url }) => (url.endsWith(cartId) ? 'network' : undefined);
    const { outbox } = await openTab();
    await outbox.append(cartId, [add()], 0);
    await outbox.append('K-000002', [add()], 0);
    await clock.advance(300);
    expect(server.cart('K-000002').lines).toHaveLength(1);
    expect(outbox.getStatus().unsentByCart).toEqual({ [cartId]: 1 });
  });
});

describe('CART-22 faults', () => {
  test('CART-22 after a lost response the save is repeated with the same body and key, and nothing is applied twice', async () => {
    const { outbox } = await openTab();
    server.loseResponses = 3;
    await outbox.append(cartId, [add(7)], 0);
    await clock.advance(10_000);
    expect(quantities()).toEqual([7]);
    expect(new Set(server.keys).size).toBe(1);
    expect(new Set(server.net.sent.map(({ init }) => init.body)).size).toBe(1);
    everyOnce();
    expect(outbox.getStatus().unsent).toBe(0);
  });
  test("CART-22 after the call's retries it continues in the background, 5 s to 60 s apart", async () => {
    const { outbox } = await openTab();
    server.intercept = () => 'network';
    await outbox.append(cartId, [add()], 0);
    await clock.advance(250 + 3_640);
    expect(outbox.getStatus()).toMatchObject({ unsent: 1, offline: true, retryAt: clock.now() + 5_000 });
    await clock.advance(400_000);
    expect(outbox.getStatus()).toMatchObject({ unsent: 1, offline: true });
    const { retryAt } = outbox.getStatus();
    expect((retryAt ?? 0) - clock.now()).toBeLessThanOrEqual(60_000);
    server.intercept = null;
    await clock.advance(120_000);
    expect(outbox.getStatus()).toMatchObject({ unsent: 0, offline: false, retryAt: null });
    everyOnce();
  });
  test('CART-22 operations that the server is too busy for stay, and are sent later', async () => {
    const { outbox } = await openTab();
    server.intercept = () => ({ status: 'ERROR', action: 'retry', delay_retry: 1_000, error: 'too_many_calls' });
    await outbox.append(cartId, [add(3), add(4)], 0);
    await clock.advance(600_000);
    expect(outbox.getStatus()).toMatchObject({ unsent: 2, serverBusy: true, refused: [] });
    server.intercept = null;
    await clock.advance(120_000);
    expect(outbox.getStatus()).toMatchObject({ unsent: 0, serverBusy: false });
    expect(quantities()).toEqual([3, 4]);
    everyOnce();
  });
  test('CART-22 back online, it does not wait for the end of the pause', async () => {
    const { outbox, page } = await openTab();
    server.intercept = () => 'network';
    await outbox.append(cartId, [add()], 0);
    await clock.advance(30_000);
    server.intercept = null;
    await clock.advance(60_000);
    page.online();
    await settle();
    expect(outbox.getStatus().unsent).toBe(0);
  });
  /** Long into an outage: the pauses are long, and the transport's circuit is open. */
  async function longOutage(): Promise<Tab> {
    const tab = await openTab();
    server.intercept = () => 'network';
    await tab.outbox.append(cartId, [add()], 0);
    await clock.advance(600_000);
    server.intercept = null;
    expect(tab.outbox.getStatus()).toMatchObject({ unsent: 1, offline: true });
    return tab;
  }
  test.each(['online', 'show'] as const)('CART-22 after a long outage, %s sends at once', async (back) => {
    const { outbox, page } = await longOutage();
    const sent = server.net.sent.length;
    page[back]();
    await settle();
    expect(outbox.getStatus()).toMatchObject({ unsent: 0, offline: false });
    expect(server.net.sent.length).toBe(sent + 1);
    everyOnce();
  });
  test('CART-22 after a long outage, the first response to anything sends at once', async () => {
    const { outbox, transport } = await longOutage();
    transport.tryAgain();
    await transport.call('get-price', { accode: 'K1', cart_lines: [{ stock_code: 'A1' }] });
    await settle();
    expect(outbox.getStatus()).toMatchObject({ unsent: 0, offline: false });
    everyOnce();
  });
  test('CART-22 returning to a tab that does not send wakes the one that does', async () => {
    const leading = await longOutage();
    const second = await openTab();
    second.page.show();
    await settle();
    expect(leading.outbox.getStatus()).toMatchObject({ unsent: 0, offline: false });
    everyOnce();
  });
  test('CART-22 returning to the page while all is well sends nothing', async () => {
    const { page } = await openTab();
    page.show();
    await settle();
    expect(server.net.sent).toHaveLength(0);
  });
  test('CART-22 a crash between storing and sending loses nothing: the next page sends it', async () => {
    const first = await openTab();
    await first.outbox.append(cartId, [add(3), add(4)], 0);
    await first.outbox.close();
    expect(server.net.sent).toHaveLength(0);
    const second = await openTab();
    expect(second.outbox.getStatus().unsent).toBe(2);
    await clock.advance(10);
    expect(quantities()).toEqual([3, 4]);
  });
  test('CART-22 a crash after sending: the next page repeats the save with its key, and it is applied once', async () => {
    const first = await openTab();
    server.loseResponses = 4;
    await first.outbox.append(cartId, [add(3)], 0);
    await clock.advance(5_000);
    await first.outbox.close();
    const second = await openTab();
    await clock.advance(60_000);
    expect(second.outbox.getStatus().unsent).toBe(0);
    expect(new Set(server.keys).size).toBe(1);
    everyOnce();
  });
  test('CART-22 maintenance and an expired token keep everything', async () => {
    const { outbox } = await openTab();
    server.intercept = () => ({ status: 'ERROR', action: 'invalid_bearer' });
    await outbox.append(cartId, [add(3)], 0);
    await clock.advance(60_000);
    expect(outbox.getStatus()).toMatchObject({ unsent: 1, refused: [] });
    server.intercept = null;
    outbox.resume();
    await settle();
    expect(quantities()).toEqual([3]);
  });
  test("CART-22 nothing of a user is sent with another user's bearer", async () => {
    let mine = false;
    const { outbox } = await openTab({ maySend: () => mine });
    await outbox.append(cartId, [add(3)], 0);
    await clock.advance(20_000);
    expect(server.net.sent).toHaveLength(0);
    mine = true;
    outbox.resume();
    await settle();
    expect(quantities()).toEqual([3]);
  });
  test('CART-22 users of one browser do not see one another’s edits', async () => {
    const pat = await openTab();
    await pat.outbox.append(cartId, [add()], 0);
    const sam = await openTab({ user: 'sam' });
    expect(sam.outbox.getStatus().unsent).toBe(0);
    expect(await sam.outbox.pending(cartId)).toEqual([]);
  });
  test('CART-22 a full disk is reported at once, and the edit is sent nevertheless', async () => {
    const { outbox, store } = await openTab();
    store.close();
    await outbox.append(cartId, [add(9)], 0);
    expect(outbox.getStatus()).toMatchObject({ durable: false, unsent: 1 });
    await clock.advance(250);
    expect(quantities()).toEqual([9]);
    expect(outbox.getStatus().unsent).toBe(0);
  });
  test('CART-22 when a newer build takes over the store, the old page can still send', async () => {
    const { outbox } = await openTab();
    (await openDB(name, 99)).close();
    await outbox.append(cartId, [add(2)], 0);
    await clock.advance(250);
    expect(quantities()).toEqual([2]);
  });
});

test('CART-22 operations unsent for 14 days are shown instead of sent, until the buyer sends them', async () => {
  const first = await openTab();
  await first.outbox.append(cartId, [add(3)], 0);
  await first.outbox.close();
  await clock.advance(15 * 24 * 3600 * 1000);
  const { outbox } = await openTab();
  await clock.advance(1_000);
  expect(server.net.sent).toHaveLength(0);
  const [expired] = outbox.getStatus().refused;
  expect(expired?.reason).toBe('expired');
  await outbox.retry([expired?.operation.id ?? '']);
  await clock.advance(1_000);
  expect(quantities()).toEqual([3]);
});

test('CART-22 the saved cart reaches the documents before the operation is deleted from disk', async () => {
  const { outbox, store } = await openTab();
  const operation = add();
  let onDisk = -1;
  outbox.listen(cartId, async (event) => {
    if (event.type === 'saved') onDisk = (await store.operations(cartId)).length;
  });
  await outbox.append(cartId, [operation], 0);
  await clock.advance(250);
  expect(onDisk).toBe(1);
  expect(replyOf(server.cart(cartId)).orderLine).toHaveLength(1);
});
