import 'fake-indexeddb/auto';
import type { Operation } from '@portal/domain/cart';
import { beforeEach, expect } from 'vitest';
import { openPortalStore } from '../store/open-store.ts';
import type { PortalStore } from '../store/types.ts';
import { createFakeCartServer, type FakeCartServer } from '../testing/fake-cart-server.ts';
import { createFakeClock, type FakeClock, settle } from '../testing/fake-clock.ts';
import { createFakeBrowser, createFakePage, type FakeBrowser, type FakePage } from '../testing/fake-tabs.ts';
import type { Reaction } from '../testing/scripted-fetch.ts';
import { testTransport } from '../testing/test-transport.ts';
import type { Transport } from '../transport/types.ts';
import { createOutbox } from './outbox.ts';
import type { Outbox, OutboxEvent } from './types.ts';

// Shared by the outbox tests and created again before each.

export const cartId = 'K-000001';
let made = 0;
export const ulidLike = (): string => {
  made += 1;
  return `01ARZ3NDEKTSV4RRFF${String(made).padStart(8, '0')}`;
};
export function add(quantity = 5, stock_code = 'A1'): Operation {
  const id = ulidLike();
  const payload = { line_id: ulidLike(), stock_code, quantity, separate: true };
  return { id, kind: 'line.add', payload, at: '2026-01-01T00:00:00.000Z', by: 'pat' };
}

export let clock: FakeClock;
export let server: FakeCartServer;
export let browser: FakeBrowser;
export let name = '';
export interface Tab {
  readonly outbox: Outbox;
  readonly store: PortalStore;
  readonly page: FakePage;
  readonly transport: Transport;
  readonly events: OutboxEvent[];
}
/** The server applies the first save, but its response is lost. */
export function ignoreFirst(): void {
  let first = true;
  server.intercept = () => {
    const reaction: Reaction | undefined = first ? 'silence' : undefined;
    first = false;
    return reaction;
  };
}

export async function openTab(
  options: { user?: string; maySend?: () => boolean; memory?: boolean } = {},
): Promise<Tab> {
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
export const quantities = (): number[] => server.cart(cartId).lines.map((line) => line.order_quantity);
export const everyOnce = (): void => expect([...server.applied.values()].every((times) => times === 1)).toBe(true);

/** Call once per test file. */
export function freshOutboxes(): void {
  beforeEach(() => {
    clock = createFakeClock();
    server = createFakeCartServer([cartId, 'K-000002']);
    browser = createFakeBrowser();
    name = `outbox-${ulidLike()}`;
  });
}
