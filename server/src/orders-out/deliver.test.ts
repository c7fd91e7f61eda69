import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import type { JobWork } from '../jobs.ts';
import { ordersOutCommands } from '../operate/orders-out-commands.ts';
import { deliver, nextAttempt, type Send } from './deliver.ts';
import { claimDue, noteFailed, readQueues } from './deliveries.ts';
import type { Destination } from './destinations.ts';
import { fillSupplier, orderNumber, submittedCart } from './orders-out.fixture.ts';
import { eventTypes, type OutgoingEvent, writeSubmittedOrder } from './outgoing-events.ts';

const minute = 60_000;
const hour = 60 * minute;
const begin = Date.UTC(2026, 10, 20, 8);
let now = begin;
const clock = { now: () => new Date(now) };
const folder = mkdtempSync(join(tmpdir(), 'portal-orders-out-'));
const common = { kind: 'folder', format: 'json', events: eventTypes } as const;
const erp: Destination = { ...common, name: 'erp', folder: join(folder, 'erp') };
const archive: Destination = { ...common, name: 'archive', folder: join(folder, 'archive') };

let database: Database;
let work: JobWork;
let count = 0;

beforeAll(async () => {
  database = await memoryDatabase();
  await fillSupplier(database);
  work = {
    database,
    clock,
    config: { ...readConfig({}), ordersOut: { destinations: [erp, archive], systems: [] } },
  };
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  now = begin;
  await database.query(sql`TRUNCATE outgoing_delivery, outbox_message`);
});

async function submit(): Promise<string> {
  count += 1;
  const cart = await submittedCart(database, count, clock.now());
  await database.transaction((tx) => writeSubmittedOrder(tx, cart, clock.now()));
  return cart.state.orderNum;
}
/** Another event of the same order. */
const again = async (orderNum: string) =>
  database.query(sql`
    INSERT INTO outbox_message (event_id, topic, subject, payload, made)
    SELECT 'later-' || event_id, topic, subject, payload, made FROM outbox_message WHERE subject = ${orderNum} LIMIT 1`);

const orderOf = ({ data }: OutgoingEvent) => ('order_number' in data ? data.order_number : '');

const recorder = () => {
  const sent: OutgoingEvent[] = [];
  const send: Send = async (_, event) => {
    sent.push(event);
    return 'HTTP 202';
  };
  return { sent, send };
};
const queueOf = async (name: string) => (await readQueues(database)).find(({ destination }) => destination === name);
const failing: Send = () => Promise.reject(new Error('HTTP 503'));

async function command(name: string, input: unknown): Promise<string> {
  const said: string[] = [];
  const found = ordersOutCommands.find((each) => each.name === name);
  await found?.work(input, { ...work, say: (line) => said.push(line) });
  return said.join('\n');
}

test('a submitted order is written into the folder once, whole, with its prices and addresses', async () => {
  const orderNum = await submit();
  await deliver(work, erp);
  await deliver(work, erp);
  const files = readdirSync(join(folder, 'erp'));
  expect(files).toEqual([expect.stringMatching(new RegExp(`^${orderNum}\\.\\w{26}\\.json$`))]);
  const event = JSON.parse(readFileSync(join(folder, 'erp', files[0] ?? ''), 'utf8')) as OutgoingEvent;
  expect(event).toMatchObject({ type: 'order.submitted', version: 1, timestamp: '2026-11-20T08:00:00.000Z' });
  expect(files[0]).toContain(event.id);
  expect(event.data).toMatchObject({
    order_number: orderNum,
    purchase_order: 'PO 7 & 8',
    account: { code: 'KES014', name: 'Kestrel & Sons', business_number: '12 345 678 901' },
    ordered_by: { username: 'moira', name: 'Moira Tan' },
    delivery: { to: { company: 'Kestrel & Sons', lines: ['12 Mill St'], suburb: 'Alexandria', postcode: '2015' } },
    lines: [
      {
        line_number: 1,
        stock_code: 'HXB-12050-88Z',
        customer_stock_code: 'KF-1032',
        description: 'Hex bolt M12 × 50 <8.8>',
        quantity: 100,
        unit_price: '41.20',
        price_per: 100,
        line_total: '41.20',
        reference: 'J-12',
      },
    ],
    totals: { goods: '41.20', discount: '0.00', freight: '10.00', tax: '5.12', total: '56.32' },
  });
});

test('an event that the transaction rolls back is never sent', async () => {
  const cart = await submittedCart(database, 900_000, clock.now());
  const failed = database.transaction(async (tx) => {
    await writeSubmittedOrder(tx, cart, clock.now());
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  const { sent, send } = recorder();
  await deliver(work, erp, send);
  expect(sent).toEqual([]);
});

test('an order that an earlier version put into the outbox is completed and sent', async () => {
  await submittedCart(database, 900_001, clock.now());
  const payload = JSON.stringify({ order_num: orderNumber(900_001), accode: 'KES014', revision: 3 });
  const gone = JSON.stringify({ order_num: 'KES014-999999' });
  await database.query(sql`
    INSERT INTO outbox_message (topic, payload, made) VALUES ('order.submitted', ${payload}::jsonb, now()),
      ('order.submitted', ${gone}::jsonb, now()), ('order.confirmed', ${payload}::jsonb, now())`);
  const { sent, send } = recorder();
  await deliver(work, erp, send);
  expect(sent.map(orderOf)).toEqual([orderNumber(900_001)]);
});

test('retries grow from seconds to hours and keep the id; after three days the event is undeliverable until it is replayed', async () => {
  const orderNum = await submit();
  const seen: string[] = [];
  const attempts: number[] = [];
  const refuse: Send = (_, event) => {
    seen.push(event.id);
    attempts.push(now);
    return Promise.reject(new Error('HTTP 503: busy'));
  };
  let isOver = false;
  for (; !isOver && now < begin + 96 * hour; now += 1_000 * 5) {
    if ((await queueOf('erp'))?.waiting === 0) break;
    await deliver(work, erp, refuse).catch((error: Error) => {
      expect(error.message).toContain('could not be delivered to erp within three days');
      isOver = true;
    });
    // Nothing happens before the next attempt.
    const [next] = await database.query<{ at: string }>(
      sql`SELECT min(next_attempt) AS at FROM outgoing_delivery WHERE destination = 'erp'`,
    );
    now = Math.max(now, Date.parse(next?.at ?? '') - 5_000);
  }
  expect(new Set(seen).size).toBe(1);
  const gaps = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(gaps.slice(0, 4)).toEqual([5_000, 30_000, 2 * minute, 10 * minute]);
  expect(Math.max(...gaps)).toBe(4 * hour);
  expect((attempts.at(-1) ?? 0) - begin).toBeGreaterThan(64 * hour);
  expect((attempts.at(-1) ?? 0) - begin).toBeLessThanOrEqual(72 * hour);
  expect(await queueOf('erp')).toMatchObject({ waiting: 0, dead: 1, answer: 'HTTP 503: busy' });
  const listed = await command('orders-out list', {});
  expect(listed).toContain('erp (folder): 0 waiting, 1 undeliverable, 0 delivered');
  expect(listed).toContain(
    `undeliverable: order ${orderNum}, event ${seen[0]}, ${seen.length} attempts, HTTP 503: busy`,
  );
  expect(await command('orders-out replay', { what: 'all', to: null })).toBe('1 delivery will be sent again.');
  const { sent, send } = recorder();
  await deliver(work, erp, send);
  expect(sent.map(({ id }) => id)).toEqual([seen[0]]);
});

test('the events of an order stay in order; other orders and destinations do not wait', async () => {
  const stuck = await submit();
  await again(stuck);
  const free = await submit();
  const sent: string[] = [];
  const send: Send = async ({ name }, event) => {
    if (name === 'erp' && orderOf(event) === stuck) throw new Error('HTTP 500');
    sent.push(`${name} ${orderOf(event)} ${event.id.startsWith('later')}`);
    return 'HTTP 200';
  };
  await deliver(work, erp, send);
  expect(sent).toEqual([`erp ${free} false`]);
  await deliver(work, archive, send);
  expect(sent.slice(1).sort()).toEqual(
    [`archive ${free} false`, `archive ${stuck} false`, `archive ${stuck} true`].sort(),
  );
  expect(sent.indexOf(`archive ${stuck} false`)).toBeLessThan(sent.indexOf(`archive ${stuck} true`));
  expect(await queueOf('erp')).toMatchObject({ waiting: 2, delivered: 1 });
  expect(await queueOf('archive')).toMatchObject({ waiting: 0, delivered: 3 });
});

test('what a process claimed and did not finish is sent by another, and a late failure of the first changes nothing', async () => {
  await submit();
  await deliver(work, archive);
  const [claimed] = await claimDue(database, 'erp', { now: clock.now(), until: new Date(now + 3 * minute), most: 20 });
  const { sent, send } = recorder();
  await deliver(work, erp, send);
  expect(sent).toEqual([]);
  now += 3 * minute;
  await deliver(work, erp, send);
  expect(sent).toHaveLength(1);
  if (!claimed) throw new Error('nothing was claimed');
  await noteFailed(database, 'erp', claimed, 'HTTP 500', clock.now());
  expect(await queueOf('erp')).toMatchObject({ waiting: 0, delivered: 1 });
});

test('an order can be sent again, also to a destination that is new', async () => {
  const orderNum = await submit();
  const { sent, send } = recorder();
  const onlyErp = { ...work, config: { ...work.config, ordersOut: { destinations: [erp], systems: [] } } };
  await deliver(onlyErp, erp, send);
  await deliver(work, archive, send);
  expect(sent).toHaveLength(1);
  expect(await command('orders-out replay', { what: orderNum, to: 'archive' })).toBe('1 delivery will be sent again.');
  await deliver(work, archive, send);
  expect(await command('orders-out replay', { what: sent[0]?.id, to: null })).toBe('2 deliveries will be sent again.');
  await deliver(work, erp, send);
  expect(sent.map(({ id }) => id)).toEqual(Array.from({ length: 3 }, () => sent[0]?.id));
  expect(await command('orders-out replay', { what: 'KES014-000000', to: null })).toBe('Nothing to send again.');
  await expect(command('orders-out replay', { what: 'all', to: 'nowhere' })).rejects.toThrow('no destination nowhere');
});

test('a run stops at a failure and leaves the rest to the next one', async () => {
  for (let n = 0; n < 30; n += 1) await submit();
  let calls = 0;
  await deliver(work, erp, (...given) => {
    calls += 1;
    return failing(...given);
  });
  expect(calls).toBe(20);
  expect(nextAttempt({ attempts: 1, first_attempt: clock.now().toISOString() }, clock.now())).toEqual(
    new Date(now + 5_000),
  );
});
