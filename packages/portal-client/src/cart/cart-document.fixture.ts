import 'fake-indexeddb/auto';
import type { Operation, PartFacts } from '@portal/domain/cart';
import { afterEach, beforeEach } from 'vitest';
import { createOutbox } from '../outbox/outbox.ts';
import type { Outbox } from '../outbox/types.ts';
import { createPriceCache } from '../prices/price-cache.ts';
import { openPortalStore } from '../store/open-store.ts';
import type { PortalStore } from '../store/types.ts';
import { createFakeCartServer, type FakeCartServer, factsOf } from '../testing/fake-cart-server.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { createFakeBrowser, createFakePage, type FakeBrowser } from '../testing/fake-tabs.ts';
import { testTransport } from '../testing/test-transport.ts';
import { type CartsOptions, createCarts } from './carts.ts';
import type { CartDocument, CartLine, Carts, EditResult } from './types.ts';

// Shared by the cart tests and created again before each.

export const cartId = 'K-000001';
export let clock: FakeClock;
export let server: FakeCartServer;
export let browser: FakeBrowser;
export let name = '';
let names = 0;
export const catalogueFacts = new Map<string, PartFacts>();
/** Codes whose facts were requested. */
export const requestedFacts: string[] = [];
export interface Tab {
  readonly document: CartDocument;
  readonly carts: Carts;
  readonly outbox: Outbox;
  readonly store: PortalStore;
  readonly end: () => Promise<void>;
}
const tabs: Tab[] = [];

export function replaceServer(other: FakeCartServer): void {
  server = other;
}

export async function openTab(user = 'pat', settings: Partial<CartsOptions> = {}): Promise<Tab> {
  const { store } = await openPortalStore({ user, name });
  const transport = testTransport({ fetch: server.net.fetch, clock });
  const shared = { store, transport, clock, random: () => 1 };
  const outbox = createOutbox({ ...shared, locks: browser.locks, channel: browser.channel(), page: createFakePage() });
  const prices = createPriceCache(shared);
  const carts = createCarts({
    ...shared,
    prices,
    outbox,
    by: user,
    webDiscount: () => '0.00',
    ...settings,
    catalogue: {
      facts(code) {
        requestedFacts.push(code);
        return catalogueFacts.get(code.toUpperCase()) ?? null;
      },
      getStatus: () => ({ state: 'ready', version: 'v1', parts: 1, complete: true, fromCache: false }),
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
export const lineOf = (document: CartDocument, at = 0): CartLine => {
  const view = document.getLine(document.getLineIds()[at] ?? '');
  if (!view) throw new Error(`no line ${at}`);
  return view;
};
export const idOf = (result: EditResult): string => {
  if (!result.ok || result.line_id === null) throw new Error('the edit made no line');
  return result.line_id;
};
export const quantities = (document: CartDocument): number[] =>
  document.getLineIds().map((id) => document.getLine(id)?.line.order_quantity ?? -1);
export const onServer = (): number[] => server.cart(cartId).lines.map((line) => line.order_quantity);
let foreign = 0;
export function byOther(kind: 'line.quantity', line_id: string, quantity: number): Operation {
  foreign += 1;
  return { id: `F${foreign}`, kind, payload: { line_id, quantity }, at: '2026-01-01T00:00:00.000Z', by: 'sam' };
}

/** Call once per test file. */
export function freshCarts(): void {
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
}
