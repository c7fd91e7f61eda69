import 'fake-indexeddb/auto';
import type { Operation } from '@portal/domain/cart';
import { type CallBody, getPrice } from '@portal/domain/contract';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPortalStore } from '../store/open-store.ts';
import type { PortalStore } from '../store/types.ts';
import { createFakeCartServer, type FakeCartServer, replyOf } from '../testing/fake-cart-server.ts';
import { createFakeClock, type FakeClock, settle } from '../testing/fake-clock.ts';
import { createFakeBrowser, createFakePage, type FakeBrowser, type FakePage } from '../testing/fake-tabs.ts';
import type { Reaction } from '../testing/scripted-fetch.ts';
import { testTransport } from '../testing/test-transport.ts';
import type { Transport } from '../transport/types.ts';
import { createOutbox } from './outbox.ts';
import type { Outbox, OutboxEvent } from './types.ts';

const cartId = 'K-000001';
let made = 0;
const ulidLike = (): string => {
  made += 1;
  return `01ARZ3NDEKTSV4RRFF${String(made).padStart(8, '0')}`;
};
function add(quantity = 5, stock_code = 'A1'): Operation {
  const id = ulidLike();
  const payload = { line_id: ulidLike(), stock_code, quantity, separate: true };
  return { id, kind: 'line.add', payload, at: '2026-01-01T00:00:00.000Z', by: 'pat' };
}

let clock: FakeClock;
let server: FakeCartServer;
let browser: FakeBrowser;
let name = '';
interface Tab {
  readonly outbox: Outbox;
  readonly store: PortalStore;
  readonly page: FakePage;
  readonly transport: Transport;
  readonly events: OutboxEvent[];
}
/** The server takes the first save and says nothing of it. */
function ignoreFirst(): void {
  let first = true;
  server.intercept = () => {
    const reaction: Reaction | undefined = first ? 'silence' : undefined;
    first = false;
    return reaction;
  };
}

async function openTab(options: { user?: string; maySend?: () => boolean; memory?: boolean } = {}): Promise<Tab> {
  const user = options.user ?? 'pat';
  const { store } = await openPortalStore({ user, name });
  const page = createFakePage();
  const transport = testTransport({ fetch: server.net.fetch, clock });
  const outbox = createOutbox({
    store,
    transport,
    clock,
    random: () => 1,
    locks: browser.locks,
    channel: browser.channel(),
    page,
    ...(options.maySend ? { maySend: options.maySend } : {}),
  });
  const events: OutboxEvent[] = [];
  outbox.listen(cartId, (event) => void events.push(event));
  await settle();
  return { outbox, store, page, events, transport };
}
const quantities = (): number[] => server.cart(cartId).lines.map((line) => line.order_quantity);
const everyOnce = (): void => expect([...server.applied.values()].every((times) => times === 1)).toBe(true);

beforeEach(() => {
  clock = createFakeClock();
  server = createFakeCartServer([cartId, 'K-000002']);
  browser = createFakeBrowser();
  name = `outbox-${ulidLike()}`;
});

describe('CART-22 keeping and sending', () => {
  test('CART-22 an append resolves when the operation is on disk, before anything is sent', async () => {
    const { outbox, store } = await openTab();
    const operation = add();
    await outbox.append(cartId, [operation], 0);
    expect((await store.operations(cartId)).map((kept) => kept.id)).toEqual([operation.id]);
    expect(server.net.sent).toHaveLength(0);
    expect(outbox.getStatus()).toMatchObject({ unsent: 1, durable: true });
  });
  test('CART-18 edits of a quarter second go as one save, first in first out, and leave the disk when accepted', async () => {
    const { outbox, store, events } = await openTab();
    for (const quantity of [1, 2, 3]) await outbox.append(cartId, [add(quantity)], 0);
    await clock.advance(250);
    expect(server.keys).toHaveLength(1);
    expect(quantities()).toEqual([1, 2, 3]);
    expect(await store.operations()).toEqual([]);
    expect(outbox.getStatus()).toMatchObject({ unsent: 0, sending: false, offline: false, lastSaved: clock.now() });
    expect(events.map((event) => event.type)).toEqual(['saved', 'settled']);
  });
  test('CART-18 two real clicks are two operations, both applied', async () => {
    const { outbox } = await openTab();
    await Promise.all([outbox.append(cartId, [add(5)], 0), outbox.append(cartId, [add(5)], 0)]);
    await clock.advance(250);
    expect(quantities()).toEqual([5, 5]);
  });
  test('CART-18 at most 200 operations go in one save', async () => {
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
  test('CART-22 carts go side by side: one that fails does not hold the other up', async () => {
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
  test('CART-22 a lost answer is asked for again with the same body and key, and nothing is applied twice', async () => {
    const { outbox } = await openTab();
    server.loseAnswers = 3;
    await outbox.append(cartId, [add(7)], 0);
    await clock.advance(10_000);
    expect(quantities()).toEqual([7]);
    expect(new Set(server.keys).size).toBe(1);
    expect(new Set(server.net.sent.map(({ init }) => init.body)).size).toBe(1);
    everyOnce();
    expect(outbox.getStatus().unsent).toBe(0);
  });
  test('CART-22 after the tries of the call it goes on in the background, 5 s to 60 s apart', async () => {
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
  test('CART-22 what the server has too many of for now stays, and is sent once it takes more', async () => {
    const { outbox } = await openTab();
    server.intercept = () => ({ status: 'ERROR', action: 'retry', delay_retry: 1_000, error: 'too_many_calls' });
    await outbox.append(cartId, [add(3), add(4)], 0);
    await clock.advance(600_000);
    expect(outbox.getStatus()).toMatchObject({ unsent: 2, refused: [] });
    server.intercept = null;
    await clock.advance(120_000);
    expect(outbox.getStatus().unsent).toBe(0);
    expect(quantities()).toEqual([3, 4]);
    everyOnce();
  });
  test('CART-22 back online, it does not wait for the pause to end', async () => {
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
  /** Far into an outage: the pauses are long, and the transport's circuit is open. */
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
  test('CART-22 after a long outage, the first answer to anything sends at once', async () => {
    const { outbox, transport } = await longOutage();
    transport.tryAgain();
    await transport.call(getPrice, { accode: 'K1', cart_lines: [{ stock_code: 'A1' }] });
    await settle();
    expect(outbox.getStatus()).toMatchObject({ unsent: 0, offline: false });
    everyOnce();
  });
  test('CART-22 a look at a tab that does not send wakes the one that does', async () => {
    const leading = await longOutage();
    const second = await openTab();
    second.page.show();
    await settle();
    expect(leading.outbox.getStatus()).toMatchObject({ unsent: 0, offline: false });
    everyOnce();
  });
  test('CART-22 a look at the page while all is well sends nothing', async () => {
    const { page } = await openTab();
    page.show();
    await settle();
    expect(server.net.sent).toHaveLength(0);
  });
  test('CART-22 a crash between keeping and sending loses nothing: the next page sends it', async () => {
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
    server.loseAnswers = 4;
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
  test('CART-22 nothing of a user goes out under the bearer of another', async () => {
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
  test('CART-22 a disk that fills up is said at once, and the edit is sent all the same', async () => {
    const { outbox, store } = await openTab();
    store.close();
    await outbox.append(cartId, [add(9)], 0);
    expect(outbox.getStatus()).toMatchObject({ durable: false, unsent: 1 });
    await clock.advance(250);
    expect(quantities()).toEqual([9]);
    expect(outbox.getStatus().unsent).toBe(0);
  });
  test('CART-22 a newer build that takes the store leaves the old page able to send', async () => {
    const { outbox } = await openTab();
    (await openDB(name, 99)).close();
    await outbox.append(cartId, [add(2)], 0);
    await clock.advance(250);
    expect(quantities()).toEqual([2]);
  });
});

test('CART-22 what was not sent for 14 days is shown instead of sent, and sent when the buyer says so', async () => {
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

describe('CART-22 the page goes', () => {
  test('CART-22 hidden or leaving, what waits is sent at once as keepalive', async () => {
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
  test('CART-22 what is on its way when the page goes is sent again with its key', async () => {
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
  test('CART-22 what was made while a save is on its way goes with it when the page goes, each once', async () => {
    const { outbox, page } = await openTab();
    ignoreFirst();
    await outbox.append(cartId, [add(6)], 0);
    await clock.advance(250);
    // Not waited for: the disk may be slow.
    void outbox.append(cartId, [add(7)], 0);
    page.leave();
    await settle();
    expect(server.net.sent).toHaveLength(2);
    expect(server.net.sent[1]?.init.keepalive).toBe(true);
    expect(quantities()).toEqual([6, 7]);
  });
});

describe('CART-18 refusals', () => {
  const locked = (): void => {
    server.edit(cartId, { ...add(), kind: 'cart.confirm', payload: { at: 'x', auto_submit: null } });
  };
  test('CART-18 a refused operation is kept with its reason until it is dismissed, also over a reload', async () => {
    locked();
    const tab = await openTab();
    await tab.outbox.append(cartId, [add()], 0);
    await clock.advance(250);
    const [refused] = tab.outbox.getStatus().refused;
    expect(refused).toMatchObject({ reason: 'locked', message: 'The order is confirmed. Unconfirm it to change it.' });
    expect(tab.outbox.getStatus().unsent).toBe(0);
    await tab.outbox.close();
    const again = await openTab();
    expect(again.outbox.getStatus().refused).toHaveLength(1);
    await again.outbox.dismiss([refused?.operation.id ?? '']);
    expect(again.outbox.getStatus().refused).toEqual([]);
    expect(await again.store.operations()).toEqual([]);
  });
  test('CART-18 a refused operation can be sent once more when the reason has gone', async () => {
    locked();
    const tab = await openTab();
    await tab.outbox.append(cartId, [add(8)], 0);
    await clock.advance(250);
    server.edit(cartId, { ...add(), kind: 'cart.unconfirm', payload: {} });
    await tab.outbox.retry(tab.outbox.getStatus().refused.map(({ operation }) => operation.id));
    await clock.advance(250);
    expect(new Set(server.keys).size).toBe(2);
    expect(quantities()).toEqual([8]);
    expect(tab.outbox.getStatus()).toMatchObject({ unsent: 0, refused: [] });
  });
  test('CART-18 reload_cart on a closed cart keeps the unsent operations and offers them', async () => {
    const tab = await openTab();
    await tab.outbox.append(cartId, [add(1), add(2)], 0);
    locked();
    let once = true;
    server.intercept = ({ url }) => {
      if (!once || !url.includes('save')) return undefined;
      once = false;
      return { status: 'ERROR', action: 'reload_cart', delay_reload: 100 };
    };
    await clock.advance(500);
    expect(tab.events.map((event) => event.type)).toEqual(['reloaded', 'refused']);
    expect(tab.outbox.getStatus().refused.map(({ reason }) => reason)).toEqual(['locked', 'locked']);
    expect(await tab.store.operations(cartId)).toHaveLength(2);
  });
  test('CART-18 reload_cart on an open cart puts the operations on top of it and sends them again', async () => {
    const tab = await openTab();
    await tab.outbox.append(cartId, [add(1)], 0);
    let once = true;
    server.intercept = ({ url }) => {
      if (!once || !url.includes('save')) return undefined;
      once = false;
      return { status: 'ERROR', action: 'reload_cart' };
    };
    await clock.advance(500);
    expect(tab.events.map((event) => event.type)).toEqual(['reloaded', 'saved', 'settled']);
    expect(quantities()).toEqual([1]);
  });
  test('CALL-09 one operation that the server will not read does not take the others with it', async () => {
    const tab = await openTab();
    const bad = add(2, 'BAD');
    server.intercept = ({ body }) =>
      JSON.stringify(body).includes('BAD')
        ? { status: 'ERROR', error: 'invalid', validation_results: [{ field: 'operations', message: 'is not valid' }] }
        : undefined;
    await tab.outbox.append(cartId, [add(1), bad, add(3)], 0);
    await clock.advance(1_000);
    expect(quantities()).toEqual([1, 3]);
    expect(tab.outbox.getStatus().refused).toMatchObject([
      { operation: { id: bad.id }, reason: 'invalid', message: 'operations is not valid' },
    ]);
    everyOnce();
  });
});

describe('CART-22 several tabs', () => {
  test('CART-22 a tab that opens in the middle of a save does not take its operations for unsent', async () => {
    const one = await openTab();
    await one.outbox.append(cartId, [add(4)], 0);
    one.page.leave();
    const two = await openTab();
    await clock.advance(1_000);
    expect(two.outbox.getStatus().unsent).toBe(0);
    expect(await two.outbox.pending(cartId)).toEqual([]);
  });
  test('CART-22 one tab sends for all, and every tab hears of it', async () => {
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
  test('CART-22 the lead passes on when its tab closes, with all that waits', async () => {
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

test('CART-22 the saved cart reaches the documents before the operation leaves the disk', async () => {
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
