import 'fake-indexeddb/auto';
import { applyOperation, newCart, type Operation } from '@portal/domain/cart';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPortalStore } from '../store/open-store.ts';
import { createFakeCartServer } from '../testing/fake-cart-server.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeBrowser, createFakePage } from '../testing/fake-tabs.ts';
import { createTransport } from '../transport/transport.ts';
import { createOutbox } from './outbox.ts';

const cartId = 'K-000001';
let runs = 0;
let made = 0;

const fault = fc.constantFrom('none', 'none', 'network', 'lost answer', 'doubled', 'maintenance', 'html');
const step = fc.oneof(
  fc.record({ do: fc.constant('edit' as const), quantity: fc.integer({ min: 1, max: 999 }), tab: fc.nat({ max: 1 }) }),
  fc.record({ do: fc.constant('wait' as const), milliseconds: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ do: fc.constant('crash' as const), tab: fc.nat({ max: 1 }) }),
  fc.record({ do: fc.constant('leave' as const), tab: fc.nat({ max: 1 }) }),
);

test('CART-18 CART-22 whatever fails, each edit of two tabs is applied once and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.array(fault, { maxLength: 20 }), async (steps, faults) => {
      runs += 1;
      const clock = createFakeClock();
      const browser = createFakeBrowser();
      const server = createFakeCartServer([cartId]);
      const left = [...faults];
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const next = left.shift() ?? 'none';
        if (next === 'network') throw new TypeError('Failed to fetch');
        if (next === 'html') return new Response('<html>', { status: 502 });
        if (next === 'maintenance') return Response.json({ status: 'ERROR', action: 'retry', delay_retry: 100 });
        const answer = await server.net.fetch(input, init);
        if (next === 'doubled') await server.net.fetch(input, init);
        if (next === 'lost answer') throw new TypeError('Failed to fetch');
        return answer;
      };
      const open = async () => {
        const { store } = await openPortalStore({ user: 'pat', name: `convergence-${runs}` });
        const page = createFakePage();
        const transport = createTransport({
          baseUrl: '',
          appToken: '',
          fingerprint: '',
          browserInstance: '',
          build: 1,
          bearer: () => 'x',
          fetch,
          clock,
          random: () => 0.5,
        });
        const { locks } = browser;
        const outbox = createOutbox({
          store,
          transport,
          clock,
          random: () => 0.5,
          locks,
          channel: browser.channel(),
          page,
        });
        return { outbox, store, page };
      };
      const tabs = [await open(), await open()];
      const expected: number[] = [];
      for (const each of steps) {
        const tab = 'tab' in each ? tabs[each.tab] : undefined;
        if (each.do === 'wait') await clock.advance(each.milliseconds);
        else if (each.do === 'leave') tab?.page.leave();
        else if (each.do === 'crash') {
          await tab?.outbox.close();
          tab?.store.close();
          tabs[each.tab] = await open();
        } else {
          made += 1;
          const id = `01ARZ3NDEKTSV4RRFF${String(made).padStart(8, '0')}`;
          const payload = { line_id: `L${made}`, stock_code: 'A1', quantity: each.quantity, separate: true };
          const operation: Operation = { id, kind: 'line.add', payload, at: '2026-01-01T00:00:00.000Z', by: 'pat' };
          expected.push(each.quantity);
          await tab?.outbox.append(cartId, [operation], 0);
        }
      }
      for (let i = 0; i < 6; i += 1) await clock.advance(70_000);
      const numbers = (quantities: readonly number[]) => [...quantities].sort((a, b) => a - b);
      expect(numbers(server.cart(cartId).lines.map((line) => line.order_quantity))).toEqual(numbers(expected));
      expect([...server.applied.values()].every((times) => times === 1)).toBe(true);
      for (const { outbox, store } of tabs) {
        expect(outbox.getStatus()).toMatchObject({ unsent: 0, refused: [] });
        expect(await store.operations()).toEqual([]);
        await outbox.close();
        store.close();
      }
    }),
    {
      numRuns: 30,
      // A send was under way when the next was due, and no further one was scheduled.
      examples: [
        [
          [
            { do: 'edit', quantity: 1, tab: 0 },
            { do: 'crash', tab: 0 },
            { do: 'edit', quantity: 1, tab: 0 },
          ],
          ['html', 'html', 'html', 'lost answer'],
        ],
      ],
    },
  );
}, 60_000);

test('CART-18 the same operations in the same order give the same cart here and on the server', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 20 });
  fc.assert(
    fc.property(quantities, (list) => {
      let here = newCart({ orderNum: cartId, accode: 'K1', billto: 'K1' });
      const server = createFakeCartServer([cartId]);
      list.forEach((quantity, i) => {
        const payload = { line_id: `L${i}`, stock_code: `A${i % 3}`, quantity };
        const operation: Operation = { id: `O${i}`, kind: 'line.add', payload, at: 'x', by: 'pat' };
        here = applyOperation(here, operation).cart;
        server.edit(cartId, operation);
      });
      expect(server.cart(cartId)).toEqual(here);
    }),
  );
});
