import type { Operation } from '@portal/domain/cart';
import { describe, expect, test, vi } from 'vitest';
import { settle } from '../testing/fake-clock.ts';
import {
  add,
  cartId,
  clock,
  everyOnce,
  freshOutboxes,
  ignoreFirst,
  openTab,
  quantities,
  server,
  ulidLike,
} from './outbox.fixture.ts';

freshOutboxes();

describe('CART-22 the page closes', () => {
  test('CART-22 when the page is hidden or closes, waiting operations are sent at once as keepalive', async () => {
    const { outbox, page } = await openTab();
    await outbox.append(cartId, [add(6)], 0);
    page.leave();
    expect(server.net.sent).toHaveLength(1);
    expect(server.net.sent[0]?.init.keepalive).toBe(true);
    await clock.advance(250);
    expect(quantities()).toEqual([6]);
    expect(server.net.sent).toHaveLength(1);
    expect(outbox.getStatus().unsent).toBe(0);
  });
  test('CART-22 a keepalive save stays under 64 KiB, the rest follows', async () => {
    const { outbox, page } = await openTab();
    const long: Operation = { ...add(), kind: 'line.note', payload: { line_id: 'x', note: 'ü'.repeat(400) } };
    await outbox.append(
      cartId,
      Array.from({ length: 120 }, () => ({ ...long, id: ulidLike() })),
      0,
    );
    page.hide();
    const [first] = server.net.sent;
    expect(new TextEncoder().encode(String(first?.init.body)).length).toBeLessThan(64 * 1024);
    await vi.waitFor(
      async () => {
        await clock.advance(10);
        expect(server.net.sent.length).toBeGreaterThan(1);
      },
      { interval: 5, timeout: 10_000 },
    );
  });
  test('CART-22 a save under way when the page closes is sent again with its key', async () => {
    const { outbox, page } = await openTab();
    ignoreFirst();
    await outbox.append(cartId, [add(6)], 0);
    await clock.advance(250);
    page.leave();
    await settle();
    const keys = server.net.sent.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(quantities()).toEqual([6]);
  });
  test('CART-22 edits made during a save are sent with it when the page closes, each once', async () => {
    const { outbox, page } = await openTab();
    ignoreFirst();
    await outbox.append(cartId, [add(6)], 0);
    await clock.advance(250);
    // Not awaited: the disk may be slow.
    void outbox.append(cartId, [add(7)], 0);
    page.leave();
    await settle();
    expect(server.net.sent).toHaveLength(2);
    expect(server.net.sent[1]?.init.keepalive).toBe(true);
    expect(quantities()).toEqual([6, 7]);
  });
});

describe('CART-22 several tabs', () => {
  test('CART-22 a tab that opens during a save does not show its operations as unsent', async () => {
    const one = await openTab();
    await one.outbox.append(cartId, [add(4)], 0);
    one.page.leave();
    const two = await openTab();
    await clock.advance(1_000);
    expect(two.outbox.getStatus().unsent).toBe(0);
    expect(await two.outbox.pending(cartId)).toEqual([]);
  });
  test('CART-22 one tab sends for all, and notifies every tab', async () => {
    const one = await openTab();
    const two = await openTab();
    expect([one.outbox.getStatus().leader, two.outbox.getStatus().leader]).toEqual([true, false]);
    await two.outbox.append(cartId, [add(4)], 0);
    await settle();
    expect(one.events.map((event) => event.type)).toEqual(['appended']);
    await clock.advance(250);
    expect(server.keys).toHaveLength(1);
    expect(two.events.map((event) => event.type)).toEqual(['saved', 'settled']);
    expect([one.outbox.getStatus().unsent, two.outbox.getStatus().unsent]).toEqual([0, 0]);
    expect(two.outbox.getStatus().lastSaved).toBe(one.outbox.getStatus().lastSaved);
  });
  test('CART-22 when the leading tab closes, another takes over with all that waits', async () => {
    const one = await openTab();
    const two = await openTab();
    server.intercept = () => 'network';
    await one.outbox.append(cartId, [add(1)], 0);
    await two.outbox.append(cartId, [add(2)], 0);
    await clock.advance(1_000);
    await one.outbox.close();
    server.intercept = null;
    await clock.advance(60_000);
    expect(two.outbox.getStatus()).toMatchObject({ leader: true, unsent: 0 });
    expect(quantities()).toEqual([1, 2]);
    everyOnce();
  });
  test('CART-22 a closing tab sends its last edit itself, also when another tab normally sends', async () => {
    await openTab();
    const two = await openTab();
    expect(two.outbox.getStatus().leader).toBe(false);
    // Not awaited, so the edit is not on disk yet and the other tab does not know it.
    void two.outbox.append(cartId, [add(9)], 0);
    two.page.leave();
    expect(server.net.sent.map(({ init }) => init.keepalive)).toEqual([true]);
    await clock.advance(1_000);
    expect(quantities()).toEqual([9]);
    everyOnce();
  });
  test('CART-22 a flush in a tab that does not send waits for the one that does', async () => {
    await openTab();
    const two = await openTab();
    await two.outbox.append(cartId, [add(4)], 0);
    const flushed = two.outbox.flush(cartId);
    await clock.advance(0);
    expect(await flushed).toBe(true);
    expect(quantities()).toEqual([4]);
    server.intercept = () => 'network';
    await two.outbox.append(cartId, [add(5)], 0);
    const failed = two.outbox.flush(cartId);
    await clock.advance(20_000);
    expect(await failed).toBe(false);
  });
});
