import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DropshipAddress } from '@portal/domain/delivery';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../calls/refusal.ts';
import { readConfig } from '../config.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import type { JobWork } from '../jobs.ts';
import { writeAddressEvent } from './buyers-address.ts';
import { deliver } from './deliver.ts';
import { readQueues } from './deliveries.ts';
import type { WebhookDestination } from './destinations.ts';
import { type NewOrderEvent, readOrderEvents, storeOrderEvent } from './order-events.ts';
import { fillSupplier, orderNumber, submittedCart } from './orders-out.fixture.ts';
import { eventTypes, writeSubmittedOrder } from './outgoing-events.ts';
import { systemOf } from './reporting-systems.ts';

/** 1,000 in `npm run test:full`. */
const orders = process.env.PORTAL_TESTS === 'full' ? 1_000 : 100;
const secret = `whsec_${Buffer.alloc(32, 'portal').toString('base64')}`;
const token = 'erp-token-0123456789-0123456789-abc';
const systems = [{ name: 'erp', token }];
let now = Date.UTC(2026, 10, 20, 8);

interface ErpState {
  readonly taken: readonly (readonly [id: string, order: string])[];
  readonly others: readonly { readonly type: string; readonly data: { readonly address_number?: number } }[];
  readonly deliveries: number;
  readonly repeats: number;
  readonly badSignatures: number;
  readonly failures: number;
  readonly lost: number;
  readonly hung: number;
  readonly reported: number;
  readonly refused: readonly string[];
  readonly pending: number;
}

let database: Database;
let portal: Server;
let erp: ChildProcess;
let erpUrl: string;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Handles a report as the portal's call does, without the rest of the server. */
async function takeReport(request: IncomingMessage): Promise<unknown> {
  const [, orderNum = ''] = /^\/v3\/orders\/([^/]+)\/events$/.exec(request.url ?? '') ?? [];
  const system = systemOf((request.headers.authorization ?? '').replace('Bearer ', ''), { systems });
  const { data } = JSON.parse(await bodyOf(request)) as { data: Omit<NewOrderEvent, 'system' | 'orderNum'> };
  if (system === null) throw new Refusal('invalid_bearer');
  return database.transaction((tx) => storeOrderEvent(tx, { ...data, system, orderNum }, new Date(now)));
}

async function startPortal(): Promise<string> {
  portal = createServer((request, response) => {
    takeReport(request).then(
      (data) => response.end(JSON.stringify({ status: 'OK', data })),
      (error: Error) => response.writeHead(400).end(JSON.stringify({ status: 'ERROR', error: error.message })),
    );
  });
  await new Promise<void>((done) => portal.listen(0, '127.0.0.1', () => done()));
  return `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
}

async function startErp(portalUrl: string): Promise<string> {
  const file = fileURLToPath(new URL('../../../tests/support/stand-in-erp.mjs', import.meta.url));
  const env = { ...process.env, ERP_SECRET: secret, ERP_PORTAL: portalUrl, ERP_TOKEN: token };
  erp = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: erp.stdout as NodeJS.ReadableStream })) {
    const [, url] = /is at (\S+)/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('The stand-in ERP did not start.');
}

/** An address of the account; the changes of an account must arrive in order. */
const siteOf = (ds_id: number): DropshipAddress => ({
  ds_id,
  created_for_accode: 'KES014',
  replaces_ds_id: null,
  company: `Site ${ds_id}`,
  contact: '',
  phone: '',
  email: '',
  address1: '1 Dock Rd',
  address2: '',
  suburb: 'Alexandria',
  state: 'NSW',
  postcode: '2015',
  deleted: false,
});

const erpState = async () => (await (await fetch(`${erpUrl}/state`)).json()) as ErpState;

beforeAll(async () => {
  database = await memoryDatabase();
  await fillSupplier(database);
  erpUrl = await startErp(await startPortal());
});
afterAll(async () => {
  erp.kill();
  portal.closeAllConnections();
  await new Promise((done) => portal.close(done));
  await database.close();
});

test('orders reach a slow, failing, forgetful ERP, and what it reports twice and out of order is stored once', async () => {
  for (let n = 1; n <= orders; n += 1) {
    const cart = await submittedCart(database, n, new Date(now));
    await database.transaction((tx) => writeSubmittedOrder(tx, cart, new Date(now)));
    if (n % 10 === 0)
      await database.transaction((tx) => writeAddressEvent(tx, 'address.added', siteOf(n), 'moira', new Date(now)));
  }
  const destination: WebhookDestination = {
    kind: 'webhook',
    name: 'erp',
    url: `${erpUrl}/orders`,
    secret,
    timeoutSeconds: 2,
    events: eventTypes,
  };
  const config = { ...readConfig({}), ordersOut: { destinations: [destination], systems } };
  const work: JobWork = { database, config, clock: { now: () => new Date(now) } };
  // Runs as the job does; the clock goes on to the next attempt when nothing is due.
  for (let runs = 0; runs < 2_000; runs += 1) {
    await deliver(work, destination);
    const [queue] = await readQueues(database);
    if (queue?.waiting === 0) break;
    const [next] = await database.query<{ at: string }>(
      sql`SELECT min(next_attempt) AS at FROM outgoing_delivery WHERE state = 'waiting'`,
    );
    now = Math.max(now + 1_000, Date.parse(next?.at ?? ''));
  }
  expect(await readQueues(database)).toMatchObject([
    { destination: 'erp', waiting: 0, dead: 0, delivered: orders + orders / 10 },
  ]);
  await expect.poll(async () => (await erpState()).pending, { timeout: 300_000 }).toBe(0);

  const state = await erpState();
  const sites = Array.from({ length: orders / 10 }, (_, index) => (index + 1) * 10);
  expect(state.others.map(({ type, data }) => [type, data.address_number])).toEqual(
    sites.map((n) => ['address.added', n]),
  );
  const all = Array.from({ length: orders }, (_, index) => orderNumber(index + 1));
  expect(state.taken.flatMap(([, what]) => (what === 'address.added' ? [] : what)).sort()).toEqual(all);
  expect(state).toMatchObject({ badSignatures: 0, refused: [], reported: orders * 6 });
  // The faults did happen: events whose response was lost were sent again under the same id, which the ERP recognised.
  for (const fault of [state.failures, state.lost, state.hung]) expect(fault).toBeGreaterThan(0);
  expect(state.repeats).toBe(state.deliveries - state.failures - state.hung - orders - orders / 10);
  expect(state.repeats).toBeGreaterThanOrEqual(state.lost);

  const stored = await database.query<{ order_num: string; count: number }>(
    sql`SELECT order_num, count(*)::int AS count FROM order_event GROUP BY order_num ORDER BY order_num`,
  );
  expect(stored).toEqual(all.map((order_num) => ({ order_num, count: 5 })));
  const timeline = await readOrderEvents(database, orderNumber(7));
  expect(timeline.map(({ event }) => event.kind)).toEqual([
    'acknowledged',
    'shipped',
    'invoiced',
    'certified',
    'credited',
  ]);
}, 900_000);

test('a report for an unknown order or line, or with a known id and other contents, is refused', async () => {
  await submittedCart(database, 5_000, new Date(now));
  const report = (more: Partial<NewOrderEvent>) =>
    database.transaction((tx) =>
      storeOrderEvent(
        tx,
        {
          system: 'erp',
          event_id: 'e1',
          orderNum: orderNumber(5_000),
          at: '2026-11-23T12:00:00+11:00',
          event: { kind: 'picked' },
          ...more,
        },
        new Date(now),
      ),
    );
  expect(await report({})).toEqual({ repeated: false, stage: 'picked' });
  expect(await report({ at: '2026-11-23T01:00:00Z' })).toEqual({ repeated: true, stage: 'picked' });
  await expect(report({ event: { kind: 'shipped', carrier: '', tracking: '' } })).rejects.toThrow('event_id_reused');
  await expect(report({ orderNum: 'KES014-999999' })).rejects.toThrow('order_not_found');
  const unknownLine = { kind: 'line_refused', line_number: 9, reason: '' } as const;
  await expect(report({ event_id: 'e2', event: unknownLine })).rejects.toThrow('line_not_found');
  expect(await report({ event_id: 'e3', event: { kind: 'acknowledged', supplier_order_number: 'SO-1' } })).toEqual({
    repeated: false,
    stage: 'picked',
  });
});
