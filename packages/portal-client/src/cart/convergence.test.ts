import 'fake-indexeddb/auto';
import type { Operation } from '@portal/domain/cart';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOutbox } from '../outbox/outbox.ts';
import { createPriceCache } from '../prices/price-cache.ts';
import { openPortalStore } from '../store/open-store.ts';
import { createFakeCartServer, factsOf } from '../testing/fake-cart-server.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeBrowser, createFakePage } from '../testing/fake-tabs.ts';
import { createTransport } from '../transport/transport.ts';
import { createCarts } from './carts.ts';
import type { CartDocument } from './types.ts';

const cartId = 'K-000001';
let runs = 0;
const tab = fc.nat({ max: 1 });
const line = fc.nat({ max: 3 });
const quantity = fc.integer({ min: 0, max: 300 });
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), tab, code: fc.constantFrom('A1', 'B2', 'C3'), quantity }),
  fc.record({ do: fc.constant('set' as const), tab, line, quantity }),
  fc.record({ do: fc.constantFrom('remove' as const, 'restore' as const, 'forceDelete' as const), tab, line }),
  fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const, 'crash' as const, 'reload' as const), tab }),
  fc.record({ do: fc.constant('other' as const), line, quantity }),
  fc.record({ do: fc.constant('wait' as const), milliseconds: fc.integer({ min: 1, max: 4_000 }) }),
);
const faults = fc.array(fc.constantFrom('none', 'none', 'network', 'lost'), { maxLength: 15 });

const shownBy = (document: CartDocument) =>
  document.getLineIds().map((id) => [id, document.getLine(id)?.line.order_quantity]);

test('CART-18 CART-21 CART-22 two tabs and another person end up with the same cart, whatever fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), faults, async (steps, given) => {
      runs += 1;
      const name = `documents-${runs}`;
      const clock = createFakeClock();
      const browser = createFakeBrowser();
      const server = createFakeCartServer([cartId]);
      const left = [...given];
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const fault = left.shift() ?? 'none';
        if (fault === 'network') throw new TypeError('Failed to fetch');
        const answer = await server.net.fetch(input, init);
        if (fault === 'lost') throw new TypeError('Failed to fetch');
        return answer;
      };
      const open = async () => {
        const { store } = await openPortalStore({ user: 'pat', name });
        const common = { baseUrl: '', appToken: '', fingerprint: '', browserInstance: '', build: 1, bearer: () => 'x' };
        const transport = createTransport({ ...common, fetch, clock, random: () => 0.5 });
        const shared = { store, transport, clock, random: () => 0.5 };
        const { locks } = browser;
        const outbox = createOutbox({ ...shared, locks, channel: browser.channel(), page: createFakePage() });
        const known = new Map(['A1', 'B2', 'C3'].map((code) => [code, factsOf(code)]));
        const carts = createCarts({
          ...shared,
          prices: createPriceCache(shared),
          outbox,
          by: 'pat',
          webDiscount: () => '0',
          catalogue: {
            facts: (code) => known.get(code) ?? null,
            getStatus: () => ({ state: 'ready', version: 'v', parts: 3, complete: true, fromCache: false }),
            subscribe: () => () => {},
          },
        });
        return { document: carts.openCart(cartId), store, outbox, carts };
      };
      const tabs = [await open(), await open()];
      await clock.advance(100);
      let edits = 0;
      for (const each of steps) {
        const at = 'tab' in each ? tabs[each.tab] : undefined;
        const lineId = 'line' in each ? (at?.document.getLineIds()[each.line] ?? '') : '';
        if (each.do === 'wait') await clock.advance(each.milliseconds);
        else if (each.do === 'other') {
          edits += 1;
          const { line_id } = server.cart(cartId).lines[each.line] ?? {};
          const payload = { line_id: line_id ?? '', quantity: each.quantity };
          const made = { id: `F${edits}`, at: '2026-01-01T00:00:00.000Z', by: 'sam' };
          const operation: Operation = { ...made, kind: 'line.quantity', payload };
          if (line_id) server.edit(cartId, operation);
        } else if (each.do === 'crash') {
          at?.carts.close();
          await at?.outbox.close();
          at?.store.close();
          tabs[each.tab] = await open();
        } else if (each.do === 'reload') void at?.document.reload();
        else if (each.do === 'add') at?.document.addLine(each.code, each.quantity);
        else if (each.do === 'set') at?.document.setQuantity(lineId, each.quantity);
        else if (each.do === 'undo' || each.do === 'redo') at?.document[each.do]();
        else at?.document[each.do](lineId);
      }
      for (let i = 0; i < 5; i += 1) await clock.advance(70_000);
      // Other people's edits arrive with a tab's next save or load.
      for (const { document } of tabs) void document.reload();
      await clock.advance(10_000);
      const onServer = server
        .cart(cartId)
        .lines.flatMap(({ line_id, order_quantity, forceShow }) =>
          order_quantity > 0 || forceShow ? [[line_id, order_quantity]] : [],
        );
      for (const { document, outbox, store, carts } of tabs) {
        expect(document.getStatus()).toMatchObject({ unsent: 0, load: 'ready' });
        expect(shownBy(document)).toEqual(onServer);
        for (const id of document.getLineIds()) expect(document.getLine(id)?.save).toBe('saved');
        carts.close();
        await outbox.close();
        store.close();
      }
      expect([...server.applied.values()].every((times) => times === 1)).toBe(true);
    }),
    {
      numRuns: 25,
      // Read from the disk just before the leading tab deleted it: it would show as unsent forever.
      examples: [
        [
          [
            { do: 'crash', tab: 0 },
            { do: 'add', tab: 1, code: 'A1', quantity: 0 },
            { do: 'crash', tab: 0 },
            { do: 'crash', tab: 1 },
          ],
          [],
        ],
      ],
    },
  );
}, 60_000);
