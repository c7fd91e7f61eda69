import 'fake-indexeddb/auto';
import type { Operation, PartFacts } from '@portal/domain/cart';
import type { CallBody } from '@portal/domain/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../outbox/outbox.ts';
import type { Outbox } from '../outbox/types.ts';
import { openPortalStore } from '../store/open-store.ts';
import type { PortalStore } from '../store/types.ts';
import { createFakeCartServer, type FakeCartServer, factsOf, pricedOf, replyOf } from '../testing/fake-cart-server.ts';
import { createFakeClock, type FakeClock, settle } from '../testing/fake-clock.ts';
import { createFakeBrowser, createFakePage, type FakeBrowser } from '../testing/fake-tabs.ts';
import { testTransport } from '../testing/test-transport.ts';
import { createCarts } from './carts.ts';
import { emptyTotals } from './totals.ts';
import type { CartDocument, Carts, EditResult, LineView } from './types.ts';

const cartId = 'K-000001';
let clock: FakeClock;
let server: FakeCartServer;
let browser: FakeBrowser;
let name = '';
let names = 0;
const catalogueFacts = new Map<string, PartFacts>();
interface Tab {
  readonly document: CartDocument;
  readonly carts: Carts;
  readonly outbox: Outbox;
  readonly store: PortalStore;
  readonly end: () => Promise<void>;
}
const tabs: Tab[] = [];

async function openTab(user = 'pat'): Promise<Tab> {
  const { store } = await openPortalStore({ user, name });
  const transport = testTransport({ fetch: server.net.fetch, clock });
  const shared = { store, transport, clock, random: () => 1 };
  const outbox = createOutbox({ ...shared, locks: browser.locks, channel: browser.channel(), page: createFakePage() });
  const carts = createCarts({
    ...shared,
    outbox,
    by: user,
    webDiscount: () => '0.00',
    catalogue: {
      facts: (code) => catalogueFacts.get(code.toUpperCase()) ?? null,
      getStatus: () => ({ state: 'ready', version: 'v1', parts: 1, fromCache: false }),
      subscribe: () => () => {},
    },
  });
  const document = carts.openCart(cartId);
  await clock.advance(30);
  const tab: Tab = {
    document,
    carts,
    outbox,
    store,
    async end() {
      carts.close();
      await outbox.close();
      store.close();
    },
  };
  tabs.push(tab);
  return tab;
}
const lineOf = (document: CartDocument, at = 0): LineView => {
  const view = document.getLine(document.getLineIds()[at] ?? '');
  if (!view) throw new Error(`no line ${at}`);
  return view;
};
const idOf = (result: EditResult): string => {
  if (!result.ok || result.line_id === null) throw new Error('the edit made no line');
  return result.line_id;
};
const quantities = (document: CartDocument): number[] =>
  document.getLineIds().map((id) => document.getLine(id)?.line.order_quantity ?? -1);
const onServer = (): number[] => server.cart(cartId).lines.map((line) => line.order_quantity);
let foreign = 0;
function byOther(kind: 'line.quantity', line_id: string, quantity: number): Operation {
  foreign += 1;
  return { id: `F${foreign}`, kind, payload: { line_id, quantity }, at: '2026-01-01T00:00:00.000Z', by: 'sam' };
}

beforeEach(() => {
  clock = createFakeClock();
  server = createFakeCartServer([cartId]);
  browser = createFakeBrowser();
  names += 1;
  name = `cart-${names}`;
  catalogueFacts.clear();
  for (const code of ['A1', 'B2', 'C3']) catalogueFacts.set(code, factsOf(code));
});
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.end();
});

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
  test('LINE-04 a removed line stays, comes back at its minimum, and a force-delete takes it away', async () => {
    const { document } = await openTab();
    const id = idOf(document.addLine('A1', 100));
    document.remove(id);
    expect(lineOf(document)).toMatchObject({ removed: true, line: { order_quantity: 0, last_order_quantity: 100 } });
    document.restore(id);
    expect(quantities(document)).toEqual([25]);
    document.forceDelete(id);
    expect(document.getLineIds()).toEqual([]);
  });
  test('LINE-06 an unknown part reads as the specification says and counts as discontinued', async () => {
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
  test('LINE-02 prices are asked for in batches of up to 100 parts, each part once', async () => {
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
  test('LINE-13 a price that changed since the save is shown as such', async () => {
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
  test('LINE-01 one edit tells one line; views and lists stay the same objects otherwise', async () => {
    const { document } = await openTab();
    const [a, b] = [idOf(document.addLine('A1', 25)), idOf(document.addLine('B2', 25))];
    await clock.advance(1_000);
    const told: string[] = [];
    document.subscribeLine(a, () => told.push('a'));
    document.subscribeLine(b, () => told.push('b'));
    document.subscribeIds(() => told.push('ids'));
    const before = { b: document.getLine(b), ids: document.getLineIds() };
    document.previewQuantity(a, 500);
    expect(told).toEqual(['a']);
    expect(document.getLine(a)?.price?.extended).toBe('50.0000');
    expect(document.getTotals().savedExtended).toBe('52.50');
    document.setQuantity(a, 500);
    await clock.advance(1_000);
    expect(new Set(told)).toEqual(new Set(['a']));
    expect(document.getLine(b)).toBe(before.b);
    expect(document.getLineIds()).toBe(before.ids);
  });
  test('CART-15 totals follow an edit at once, and the server has the last word', async () => {
    const { document } = await openTab();
    document.addLine('A1', 200);
    await clock.advance(30);
    expect(document.getTotals()).toMatchObject({
      savedExtended: '20.00',
      savedGST: '2.00',
      total: '22.00',
      lines_ordered: 1,
    });
    await clock.advance(1_000);
    // The pretended server prices nothing.
    expect(document.getTotals().savedExtended).toBe('0.00');
  });
  test('CART-10 delivery is sent only where it really changed', async () => {
    const { document } = await openTab();
    expect(document.setDelivery({ orderInstruction1: '' }).ok).toBe(true);
    await clock.advance(500);
    expect(server.keys).toHaveLength(0);
    document.setDelivery({ orderInstruction1: 'Ring the bell' });
    await clock.advance(500);
    expect(server.cart(cartId).delivery.orderInstruction1).toBe('Ring the bell');
    expect(document.getHeader()?.delivery.orderInstruction1).toBe('Ring the bell');
  });
  test('CART-11 what the server changed in a save is listed', async () => {
    const { document } = await openTab();
    document.addLine('A1', 25);
    server.modified = { freight_charge: '18.00' };
    await clock.advance(500);
    expect(document.getStatus().notices).toMatchObject([{ modified: [{ field: 'Freight', value: '18.00' }] }]);
    expect(document.getTotals().total_freight_charge).toBe('18.00');
  });
  test('CART-13 the 501st line and all after it are kept aside and offered', async () => {
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
});

describe('CART-21 undo and redo', () => {
  test('CART-21 takes an import back in one step and does it again, also after a reload', async () => {
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
  test('CART-21 undo never takes back what another has done since', async () => {
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

describe('CART-18 others on the same cart', () => {
  test('CART-18 another’s edit of the same line is named on the line, and theirs that was overwritten too', async () => {
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
  test('LINE-05 what the server finds priced on application is nobody’s edit', async () => {
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
  test('CART-18 edits on a cart that was confirmed elsewhere are kept and named on their lines', async () => {
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
  test('CART-18 a dismissed refusal ends its operation', async () => {
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
  test('CART-22 two tabs of one browser stay in step, before and after the save', async () => {
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
  test('CART-22 a cart of nobody here is missing, not loading for ever', async () => {
    server.intercept = ({ url }) =>
      url.endsWith(`cart/${cartId}`) ? { status: 'ERROR', error: 'cart_not_found' } : undefined;
    const { document } = await openTab();
    expect(document.getStatus().load).toBe('missing');
    expect(document.addLine('A1')).toMatchObject({ ok: false });
  });
});

describe('CART-06 confirm, unconfirm, submit', () => {
  test('CART-06 sends what is unsent first; a double click sends once; the cart is then locked', async () => {
    const { document } = await openTab();
    document.addLine('A1', 25);
    const [one, two] = [document.confirm(), document.confirm()];
    expect(document.getStatus().acting).toBe('confirm');
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
  test('CART-06 LINE-13 what changed is enough of an answer; it tells at which prices lines were taken', async () => {
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
      confirm_short_reason: 'Confirmed already',
      deliveryOptions: [],
      saved_prices: [{ line_id, ...taken }],
    });
    await settle();
    expect(document.getLine(line_id)?.line).toMatchObject(taken);
    expect(document.getHeader()).toMatchObject({ confirm_allowed: false });
  });
  test('CART-06 a lost answer is asked for again with the same key', async () => {
    const { document } = await openTab();
    document.addLine('A1', 25);
    await clock.advance(1_000);
    server.loseAnswers = 1;
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

test('CART-01 a cart that the server has just made needs no loading', async () => {
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
