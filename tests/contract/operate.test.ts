import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pdfText } from '../../server/src/pdf/pdf-text.fixture.ts';
import { signedIn, TestClient } from '../support/client.ts';
import { attachPostgres } from '../support/postgres.ts';
import { collect, freePort, run } from '../support/process.ts';
import { root } from '../support/root.ts';
import type { DatabaseKind, TestServer } from '../support/server.ts';
import { add, bothDatabases, isFull, start } from './databases.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-operate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const placeOf = (database: DatabaseKind, store: string): Record<string, string> =>
  database === 'pglite' ? { PORTAL_DATA: store, DATABASE_URL: '' } : { DATABASE_URL: store };

/** Runs `portal …` on a database. */
const portal = (database: DatabaseKind, store: string, ...words: readonly string[]) =>
  run(['node', 'server/dist/main.js', ...words], placeOf(database, store));

/** The cart without the time of its price lookup, which is that of the response. */
const cartOf = async (client: TestClient, cartId: string) => {
  const { cart } = await client.call('getCart', {}, { parameters: { cartId } });
  return { ...cart, orderLine: cart.orderLine.map((line) => ({ ...line, priceLastCheckedAt: null })) };
};

const ping = (down_for_x_sec: number) => ({
  vue_build: 6308,
  br_focus: true,
  br_idle: false,
  previous_RTT_milliseconds: null,
  down_for_x_sec,
  viewport_x: 1280,
  viewport_y: 800,
});

describe.each(bothDatabases)('commands beside a running server on %s', (database) => {
  let server: TestServer;
  let metricsPort: number;
  beforeAll(async () => {
    metricsPort = await freePort();
    const ordersOut = join(folder, `orders-out-${database}.json`);
    const archive = { name: 'archive', kind: 'folder', folder: join(folder, `archive-${database}`), format: 'json' };
    writeFileSync(ordersOut, JSON.stringify({ destinations: [archive] }));
    const env = { PORTAL_METRICS_PORT: String(metricsPort), PORTAL_ORDERS_OUT: ordersOut };
    server = await start(database, { env });
  });
  afterAll(() => server.stop());
  const command = (...words: readonly string[]) => portal(database, server.store, ...words);

  test('HIST-04 IMP-05 the supplier’s details are set once and printed on every document created afterwards', async () => {
    const file = join(folder, `supplier-${database}.json`);
    writeFileSync(file, JSON.stringify({ name: 'Bolts & Co', business_number: '98 765 432 109' }));
    expect(await command('supplier', 'set', file)).toEqual({ code: 0, output: 'Documents are now from Bolts & Co.\n' });
    expect(JSON.parse((await command('supplier')).output)).toMatchObject({ name: 'Bolts & Co', logo: '' });
    const client = await signedIn(server.url, 'customer');
    const { orders } = await client.call('getOrderHistoryInvoiced');
    const { file: invoice } = await client.call('invoiceRequest', { so_order_no: orders[0]?.so_order_no ?? '' });
    const text = pdfText(Buffer.from(invoice.content_base64, 'base64'));
    expect(text).toContain('Bolts & Co');
    expect(text).toContain('ABN 98 765 432 109');
    expect(text).not.toContain('Tradeparts');
    writeFileSync(file, '{}');
    expect((await command('supplier', 'set', file)).code).toBe(2);
  });

  test('PING-02 CALL-05 maintenance: every call and ping reports it until it is over, then waiting pages reload', async () => {
    const client = await signedIn(server.url, 'customer');
    const openCarts = async () => (await client.call('getOpenCarts')).carts.map(({ orderNum }) => orderNum);
    const before = await openCarts();
    expect(before).not.toEqual([]);
    expect(await command('maintenance')).toEqual({ code: 0, output: 'Not under maintenance.\n' });
    expect((await command('maintenance', 'on')).output).toMatch(/^Under maintenance since 2/);
    await expect
      .poll(async () => (await client.send('getOpenCarts')).envelope)
      .toMatchObject({ status: 'MAINTENANCE', error: 'maintenance', data: null });
    expect((await client.send('xhrPing', ping(0))).envelope.status).toBe('MAINTENANCE');
    expect((await new TestClient(server.url).send('login', { username: 'a', password: 'b' })).envelope.status).toBe(
      'MAINTENANCE',
    );
    expect((await client.call('getVueBuild')).vue_build_number).toBeGreaterThanOrEqual(6308);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect((await command('maintenance')).output).toMatch(/^Under maintenance since 2/);

    expect((await command('maintenance', 'off')).output).toBe('Not under maintenance.\n');
    await expect
      .poll(async () => (await client.send('xhrPing', ping(60))).envelope.status)
      .toBe('API_SERVER_APPROVED_RELOAD_APP');
    expect((await client.send('xhrPing', ping(0))).envelope.status).toBe('OK');
    expect(await openCarts()).toEqual(before);
  });

  test('SESS-02 an added user can sign in; all invalid values are named at once, and a duplicate is refused', async () => {
    const made = await command(
      'user',
      'add',
      'ada',
      '--type',
      'customer',
      '--email',
      'ada@example.com',
      '--accounts',
      'KES014',
    );
    expect(made).toMatchObject({ code: 0 });
    const token = /\/new-password#token=([\w-]{43})$/m.exec(made.output)?.[1] ?? '';
    const chosen = { token, new_password: 'a long one of her own' };
    await new TestClient(server.url).call('newPasswordSet', chosen);
    expect((await new TestClient(server.url).send('newPasswordSet', chosen)).envelope.status).toBe('ERROR');
    const { user_details } = await new TestClient(server.url).signIn('ada', chosen.new_password);
    expect(user_details).toMatchObject({ user_type: 'customer', primary_accode: 'KES014' });

    const again = await command('user', 'add', 'ADA', '--type', 'customer', '--email', 'ada@example.com');
    expect(again).toMatchObject({ code: 2, output: expect.stringContaining('The user ADA exists already') });
    const wrong = await command('user', 'add', 'b b', '--type', 'king', '--email', 'x');
    expect(wrong.code).toBe(2);
    for (const field of ['username', 'type', 'email']) expect(wrong.output).toContain(`${field}: must be`);
    const none = await command(
      'user',
      'add',
      'eve',
      '--type',
      'customer',
      '--email',
      'e@example.com',
      '--accounts',
      'NONE',
    );
    expect(none.output).toContain('does not exist');
    await expect(new TestClient(server.url).signIn('eve', 'x')).rejects.toThrow('Failed to login');
  });

  test('a command whose reader ends early, as in `feed check … | head -1`, ends without an error', async () => {
    const env = { ...process.env, ...placeOf(database, server.store) };
    const child = spawn(
      'sh',
      ['-c', '{ node server/dist/main.js feed check examples/feeds; echo code $? >&2; } | true'],
      {
        cwd: root,
        env,
      },
    );
    const output = collect(child);
    await once(child, 'close');
    expect(output()).toBe('code 0\n');
  });

  test('a password is read from standard input, and a weak one is refused', async () => {
    const typed = async (password: string) => {
      const words = ['user', 'add', 'grace', '--type', 'it', '--email', 'g@example.com', '--password-stdin'];
      const env = { ...process.env, ...placeOf(database, server.store) };
      const child = spawn('node', ['server/dist/main.js', ...words], { cwd: root, env });
      const output = collect(child);
      child.stdin.end(`${password}\n`);
      const [code] = await once(child, 'close');
      return { code, output: output() };
    };
    expect(await typed('password1')).toMatchObject({ code: 2, output: expect.stringContaining('Too common') });
    expect(await typed('correct horse battery')).toEqual({ code: 0, output: 'Added grace (it).\n' });
    await new TestClient(server.url).signIn('grace', 'correct horse battery');
  });

  test('a disabled user loses access at once without a reason; an enabled user can sign in; sessions end on every process', async () => {
    const tech = await signedIn(server.url, 'tech');
    const mktg = await signedIn(server.url, 'mktg');
    expect(await command('user', 'disable', 'tech', 'nobody-at-all')).toMatchObject({
      code: 2,
      output: expect.stringContaining('There is no user nobody-at-all'),
    });
    await tech.call('loginValidate');
    expect(await command('user', 'disable', 'Tech')).toEqual({
      code: 0,
      output: 'tech is disabled; 1 session ended.\n',
    });
    expect((await tech.send('loginValidate')).envelope.action).toBe('invalid_bearer');
    await expect(new TestClient(server.url).signIn('tech')).rejects.toThrow('Failed to login');
    expect((await command('user', 'enable', 'tech')).code).toBe(0);
    await tech.signIn('tech');

    expect(await command('sessions', 'end', 'tech', 'mktg')).toEqual({
      code: 0,
      output: 'tech: 1 session ended.\nmktg: 1 session ended.\n',
    });
    for (const client of [tech, mktg]) {
      await expect.poll(async () => (await client.send('loginValidate')).envelope.action).toBe('invalid_bearer');
    }
    await signedIn(server.url, 'tech');
  });

  test('jobs can be listed and run; an unknown one is an error', async () => {
    expect(await command('jobs', 'run', 'old_keys')).toMatchObject({ code: 0, output: 'old_keys is done.\n' });
    const { output } = await command('jobs');
    // The server may have run the job by itself as well.
    expect(output).toMatch(
      /old_keys \(every 60 min\): .*\n {2}last 2\S+ by \S+ in \d+ ms, ok; [12] recorded, 0 failed/,
    );
    expect(output).toContain('auto_submit (every 2 s)');
    expect(await command('jobs', 'run', 'tidy')).toMatchObject({
      code: 2,
      output: expect.stringContaining('old_sessions'),
    });
  });

  test('metrics are served only on their own port', async () => {
    await new TestClient(server.url).call('warehouseList');
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toMatch(/^portal_calls_total\{call="warehouse\/list",result="ok"\} [1-9]/m);
    expect(text).toMatch(/^portal_call_seconds_count\{call="warehouse\/list"\} [1-9]/m);
    expect(text).toMatch(/^portal_store_seconds_bucket\{le="\+Inf",kind="query",result="ok"\} [1-9]/m);
    expect(text).toMatch(/^portal_build_info\{build="\d+",store="(pglite|postgres)",node="v\d/m);
    for (const line of text.split('\n').filter((each) => each !== ''))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.*\})? (-?[\d.e+-]+|Nan))$/);
    const watched = ['alerts.yml', 'dashboard.json'].flatMap((name) => {
      const rules = readFileSync(new URL(`../../deploy/monitoring/${name}`, import.meta.url), 'utf8');
      return [...rules.matchAll(/\bportal_[a-z_]+/g)].map(([metric]) => metric.replace(/_bucket$/, ''));
    });
    const absent = new Set(watched.filter((metric) => !text.includes(`# TYPE ${metric} `)));
    // The embedded database has no pool.
    expect([...absent]).toEqual(database === 'postgres' ? [] : ['portal_database_connections']);
    expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  });

  const restores = async () => {
    const client = await signedIn(server.url, 'customer');
    const { cart } = await client.call('newCart', { accode: 'KES014' });
    const parameters = { cartId: cart.orderNum };
    await client.call('saveCart', { operations: [add('HXB-12050-88Z', 300)] }, { parameters });
    const before = await cartOf(client, cart.orderNum);

    const file = join(folder, `${database}.gz`);
    const made = await command('backup', file);
    expect(made, made.output).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await command('backup', file)).toMatchObject({
      code: 2,
      output: expect.stringContaining('exists already'),
    });

    const other = database === 'pglite' ? 'postgres' : 'pglite';
    const store =
      other === 'pglite' ? join(folder, 'restored') : await attachPostgres(inject('postgresUrl')).makeDatabase();
    const restored = await portal(other, store, 'restore', file);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    const second = await start(other, { store });
    try {
      expect((await client.send('getOpenCarts')).envelope.status).toBe('OK');
      const there = await signedIn(second.url, 'customer');
      expect(await cartOf(there, cart.orderNum)).toEqual(before);
      const stranger = new TestClient(second.url);
      stranger.bearer = client.bearer;
      expect((await stranger.send('getOpenCarts')).envelope.action).toBe('invalid_bearer');
      expect((await there.call('newCart', { accode: 'KES014' })).cart.orderNum > cart.orderNum).toBe(true);
    } finally {
      await second.stop();
    }
    expect(await portal(other, store, 'restore', file)).toMatchObject({
      code: 2,
      output: expect.stringContaining('not empty'),
    });
  };
  // Normal runs test only the move of a growing supplier: from the embedded database to PostgreSQL.
  if (isFull || database === 'pglite')
    test('a backup of the running portal restores into the other kind of database, including orders', restores);

  test('SIGUSR2 turns logging of every call on, and a second one turns it off', async () => {
    const client = new TestClient(server.url);
    const told = () => server.output().split('"call":"get-category-list"').length - 1;
    await client.call('getCategoryList');
    expect(told()).toBe(0);
    process.kill(server.pid, 'SIGUSR2');
    await expect.poll(() => server.output()).toContain('"log_level":"debug"');
    await client.call('getCategoryList');
    await expect.poll(told).toBe(1);
    process.kill(server.pid, 'SIGUSR2');
    await expect.poll(() => server.output()).toContain('"log_level":"warn"');
    await client.call('getCategoryList');
    await client.call('getFilters');
    expect(told()).toBe(1);
  });

  test('an unknown command, option or argument is an error that lists the valid ones', async () => {
    expect(await command('fly')).toMatchObject({ code: 2, output: expect.stringContaining('maintenance on') });
    expect(await command('maintenance', 'on', '--loud')).toMatchObject({
      code: 2,
      output: expect.stringContaining("'--loud'"),
    });
    expect(await command('user', 'add', '--help')).toMatchObject({
      code: 0,
      output: expect.stringContaining('--type'),
    });
    expect((await command('help')).output).toContain('restore FILE');
  });
});

describe('commands on an embedded database', () => {
  test('migrate and seed create a database, and commands work on it without a server', async () => {
    const store = join(folder, 'fresh');
    const fill = (...words: readonly string[]) => portal('pglite', store, ...words);
    expect(await fill('jobs')).toMatchObject({ code: 2, output: expect.stringContaining('portal migrate') });
    expect((await fill('migrate')).output).toMatch(/Ran 0001_baseline\n[\s\S]*\d+ migrations done/);
    expect((await fill('migrate')).output).toBe('The database is up to date.\n');
    expect((await fill('seed', '--parts', '400')).output).toContain('Filled in');
    expect((await fill('seed')).output).toContain('stays unchanged');
    expect(await fill('jobs', 'run', 'old_sessions')).toMatchObject({ code: 0 });
    const production = { PORTAL_ENV: 'production', PORTAL_TLS_PROXY: '::1', PORTAL_ADDRESS: 'https://a.example' };
    const refused = await run(['node', 'server/dist/main.js', 'seed'], { ...placeOf('pglite', store), ...production });
    expect(refused).toMatchObject({ code: 2, output: expect.stringContaining('never filled') });
    expect(existsSync(join(store, 'portal.lock'))).toBe(false);
  });

  test('a command that needs exclusive access names the process that uses the database', async () => {
    const server = await start('pglite');
    try {
      const refused = await portal('pglite', server.store, 'migrate');
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`in use by process ${server.pid}`) });
    } finally {
      await server.stop();
    }
  });
});
