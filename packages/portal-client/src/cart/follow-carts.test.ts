import { expect, test } from 'vitest';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { followCarts } from './follow-carts.ts';

const cartId = 'K-000001';
const text = (event: object) => `event: cart\ndata: ${JSON.stringify(event)}\n\n`;

/** A page, a cart at revision 3, a server that has revision 5, and the opened streams. */
function world(options: { readonly answers?: boolean; readonly unsent?: number } = {}) {
  const clock = createFakeClock();
  const streams: { write(chunk: string): void; end(): void; signal: AbortSignal }[] = [];
  const requested: number[] = [];
  const versions: string[] = [];
  const runs: Record<'hidden' | 'leaving' | 'shown' | 'online', () => void> = {
    hidden: () => {},
    leaving: () => {},
    shown: () => {},
    online: () => {},
  };
  const on = (name: keyof typeof runs) => (run: () => void) => {
    runs[name] = run;
    return () => {};
  };
  let hidden = false;
  let revision = 3;
  const document = {
    getRevision: () => revision,
    learn: async (reply: { revision: number }) => {
      revision = reply.revision;
    },
  };
  const transport = {
    open: async (_: string, signal: AbortSignal) => {
      if (options.answers === false) throw new TypeError('no network');
      let write = (_chunk: string): void => {};
      let end = (): void => {};
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          write = (chunk) => controller.enqueue(new TextEncoder().encode(chunk));
          end = () => controller.close();
          signal.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
      });
      streams.push({ write, end, signal });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    call: async (_: unknown, data: { revision: number }) => {
      requested.push(data.revision);
      return { ok: true, data: { revision: 5 } };
    },
  };
  const stop = followCarts({
    // Only the members that are used.
    transport: transport as never,
    outbox: { getStatus: () => ({ unsentByCart: { [cartId]: options.unsent ?? 0 } }) as never },
    clock,
    random: () => 1,
    documents: new Map([[cartId, document as never]]),
    page: { onHidden: on('hidden'), onLeaving: on('leaving'), onShown: on('shown'), onOnline: on('online') },
    isHidden: () => hidden,
    onPrices: (version) => void versions.push(version),
  });
  const hide = (value: boolean) => {
    hidden = value;
    runs[value ? 'hidden' : 'shown']();
  };
  return { clock, streams, requested, versions, stop, hide, runs, revision: () => revision };
}

test('CART-18 a newer revision is requested and applied; a known one is not requested', async () => {
  const { clock, streams, requested, revision, stop } = world();
  await settle();
  // On connecting it requests once the changes that it may have missed.
  expect(requested).toEqual([3]);
  expect(revision()).toBe(5);
  streams[0]?.write(text({ order_num: cartId, revision: 5, by: 'sam' }));
  streams[0]?.write(text({ order_num: 'K-000009', revision: 7, by: 'sam' }));
  await clock.advance(500);
  expect(requested).toEqual([3]);
  streams[0]?.write(text({ order_num: cartId, revision: 6, by: 'sam' }).slice(0, 20));
  await clock.advance(500);
  expect(requested).toEqual([3]);
  stop();
});

test('CART-18 a waiting edit fetches other changes with its own save', async () => {
  const { clock, streams, requested, stop } = world({ unsent: 1 });
  await settle();
  streams[0]?.write(text({ order_num: cartId, revision: 9, by: 'sam' }));
  await clock.advance(500);
  expect(requested).toEqual([]);
  stop();
});

test('CART-18 a stream that ends is reopened; without one, carts are polled', async () => {
  const { clock, streams, stop } = world();
  await settle();
  streams[0]?.end();
  await clock.advance(1_000);
  expect(streams).toHaveLength(2);
  stop();
  const cut = world({ answers: false });
  await cut.clock.advance(60_000);
  expect(cut.requested.length).toBeGreaterThan(4);
  cut.stop();
  const requested = cut.requested.length;
  await cut.clock.advance(60_000);
  expect(cut.requested).toHaveLength(requested);
});

test('CART-18 a hidden or inactive tab has no connection, and catches up when it is shown', async () => {
  const { clock, streams, requested, hide, runs, stop } = world();
  await settle();
  hide(true);
  await clock.advance(60_000);
  expect(streams).toHaveLength(1);
  expect(streams[0]?.signal.aborted).toBe(true);
  hide(false);
  await settle();
  expect(streams).toHaveLength(2);
  expect(requested).toHaveLength(2);
  runs.leaving();
  await settle();
  expect(streams[1]?.signal.aborted).toBe(true);
  runs.shown();
  await settle();
  expect(streams).toHaveLength(3);
  stop();
  await settle();
  expect(streams[2]?.signal.aborted).toBe(true);
});

test('CART-18 a silent connection is closed', async () => {
  const { clock, streams, stop } = world();
  await settle();
  await clock.advance(45_000);
  expect(streams.length).toBeGreaterThan(1);
  stop();
});

test('LINE-13 versions of prices and stock are passed on and request no cart', async () => {
  const { streams, requested, versions, stop } = world();
  await settle();
  const before = requested.length;
  streams[0]?.write('event: prices\ndata: {"version":"one"}\n\nevent: prices\ndata: {"version":"two"}\n\n');
  await settle();
  expect(versions).toEqual(['one', 'two']);
  expect(requested).toHaveLength(before);
  stop();
});
