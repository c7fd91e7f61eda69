import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { attachPostgres } from '../support/postgres.ts';
import { collect } from '../support/process.ts';
import { root } from '../support/root.ts';
import type { TestServer } from '../support/server.ts';
import { add, operation, start } from './databases.ts';

const normal = 'HXB-12050-88Z';

async function newCart(client: TestClient): Promise<string> {
  return (await client.call('newCart', { accode: 'KES014' })).cart.orderNum;
}

const load = async (client: TestClient, cartId: string) =>
  (await client.call('getCart', {}, { parameters: { cartId } })).cart;

describe('the embedded database', () => {
  test('a second server on the same folder is refused and names the first', async () => {
    const first = await start('pglite');
    try {
      await expect(start('pglite', { store: first.store })).rejects.toThrow(
        new RegExp(`in use by process ${first.pid} on `),
      );
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    } finally {
      expect(await first.stop()).toBe(0);
    }
  });

  test('a server that is shut down finishes requests in flight', async () => {
    const server = await start('pglite');
    const client = await signedIn(server.url, 'customer');
    const cartId = await newCart(client);
    const saves = Array.from({ length: 20 }, () =>
      client.call('saveCart', { operations: [add(normal, 100)] }, { parameters: { cartId } }).then(
        () => 'saved',
        () => 'refused',
      ),
    );
    await Promise.race(saves);
    expect(await server.stop()).toBe(0);
    const answers = await Promise.all(saves);
    expect(answers).toContain('saved');
    expect(server.output()).not.toMatch(/"level":"(error|fatal)"/);
  });

  test.each([
    [{ PORT: '99999', PORTAL_DEMO_PARTS: 'x' }, /PORT[\s\S]*PORTAL_DEMO_PARTS/],
    [{ PORTAL_ENV: 'production' }, /PORTAL_TLS_PROXY/],
  ])('an invalid configuration stops the server with an explanation: %o', async (env, message) => {
    const child = spawn('node', ['server/dist/main.js'], { cwd: root, env: { ...process.env, ...env } });
    const output = collect(child);
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(output()).toMatch(message);
  });
});

describe('several processes on one PostgreSQL', () => {
  let one: TestServer;
  let two: TestServer;
  beforeAll(async () => {
    one = await start('postgres', { env: { PORTAL_AUTO_SUBMIT_SECONDS: '1' } });
    two = await start('postgres', { store: one.store, env: { PORTAL_AUTO_SUBMIT_SECONDS: '1' } });
  });
  afterAll(async () => {
    await two.stop();
    await one.stop();
  });

  test('CART-18 edits through both processes are merged, each applied once', async () => {
    const here = await signedIn(one.url, 'customer');
    const there = new TestClient(two.url);
    there.bearer = here.bearer;
    const cartId = await newCart(here);
    const operations = Array.from({ length: 60 }, () => add(normal, 100));
    const sends = operations.flatMap((each) => [here, there].map((client) => ({ client, each })));
    await Promise.all(
      sends.map(({ client, each }) => client.call('saveCart', { operations: [each] }, { parameters: { cartId } })),
    );
    for (const client of [here, there]) {
      expect((await load(client, cartId)).orderLine[0]?.order_quantity).toBe(6_000);
    }
  });

  test('SESS-01 a session that ends on one process also ends on the other', async () => {
    const here = await signedIn(one.url, 'customer');
    const there = new TestClient(two.url);
    there.bearer = here.bearer;
    await there.call('getOpenCarts');
    await here.call('logout');
    await expect
      .poll(async () => (await there.send('getOpenCarts')).envelope.action, { timeout: 20_000, interval: 25 })
      .toBe('invalid_bearer');
  });

  test('wrong passwords are counted across all processes', async () => {
    const clients = [new TestClient(one.url), new TestClient(two.url)];
    const errors: (string | null)[] = [];
    for (let times = 0; times < 6; times += 1) {
      const client = clients[times % 2];
      const reply = await client?.send('login', { username: 'root', password: 'wrong' });
      errors.push(reply?.envelope.error ?? null);
    }
    expect(errors).toEqual([...Array.from({ length: 5 }, () => 'login_failed'), 'too_many_attempts']);
  });

  test('CART-06 a confirmed cart is submitted automatically, once', async () => {
    const client = await signedIn(one.url, 'customer');
    const cartId = await newCart(client);
    const saved = operation('cart.reference', { customer_reference: 'by itself' });
    await client.call('saveCart', { operations: [add(normal, 100), saved] }, { parameters: { cartId } });
    await client.call('cartConfirm', {}, { parameters: { cartId } });
    await expect.poll(async () => (await load(client, cartId)).status, { timeout: 20_000 }).toBe('submitted');
    const { operations } = await client.call('saveCart', { revision: 2, operations: [] }, { parameters: { cartId } });
    expect(operations.map((each) => each.kind)).toEqual(['cart.confirm', 'cart.submit']);
  });

  test('PING-04 an activity sent twice counts once, whichever process receives it', async () => {
    const client = await signedIn(one.url, 'customer');
    const activities = Array.from({ length: 200 }, () => ({
      id: ulid(),
      session_time: 1.5,
      activity_code: '500007',
      activity_type: 'widget_click',
      activity_detail: 'part panel',
    }));
    const there = new TestClient(two.url);
    there.bearer = client.bearer;
    for (const each of [client, client, there]) {
      expect(await each.call('activity', { activities }, { v3: true })).toEqual({ accepted: 200 });
    }
    const visitor = new TestClient(two.url);
    expect(await visitor.call('activity', { activities: activities.slice(0, 1) })).toEqual({ accepted: 1 });
    const tooMany = await client.send('activity', { activities: [...activities, activities[0]] });
    expect(tooMany.envelope).toMatchObject({ status: 'ERROR', error: 'invalid_request' });

    const store = new pg.Client({ connectionString: one.store });
    await store.connect();
    const count = async () =>
      (await store.query('SELECT user_id, count(*)::int AS count FROM activity GROUP BY 1 ORDER BY 2')).rows;
    await expect.poll(count, { timeout: 10_000 }).toEqual([
      { user_id: null, count: 1 },
      { user_id: 'demo-customer', count: 200 },
    ]);
    await store.end();
  });

  test('three processes that start at the same time on an empty database migrate and fill it once', async () => {
    const store = await attachPostgres(inject('postgresUrl')).makeDatabase();
    const servers = await Promise.all([1, 2, 3].map(() => start('postgres', { store, parts: 400 })));
    try {
      const lists = await Promise.all(servers.map(({ url }) => new TestClient(url).call('getStocklist')));
      const counts = lists.map(({ stocklist }) => stocklist?.count);
      expect(counts[0]).toBeGreaterThanOrEqual(400);
      expect(new Set(counts).size).toBe(1);
      expect(servers.filter((server) => server.output().includes('Filled in'))).toHaveLength(1);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });
});
