import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSearchIndex, readStockList, search } from '@portal/domain/catalogue';
import { cartEventsPath, type Envelope, type PricesEvent } from '@portal/domain/contract';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { attachPostgres } from '../support/postgres.ts';
import { type Ran, run } from '../support/process.ts';
import { root } from '../support/root.ts';
import type { TestServer } from '../support/server.ts';
import { databases, start } from './databases.ts';

const scratch = mkdtempSync(join(tmpdir(), 'portal-feeds-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const production = {
  PORTAL_ENV: 'production',
  PORTAL_ADDRESS: 'https://portal.example',
  PORTAL_TLS_PROXY: '10.0.0.0/8',
};
const password = 'nine-green-kettles-42';

/** The token of the link in the mail that the server wrote into its outbox. */
function mailedToken(data: string): string | undefined {
  const folder = join(data, 'outbox');
  const mails = readdirSync(folder)
    .filter((name) => !name.endsWith('.part'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return mails.flatMap((mail) => /#token=(?:3D)?([\w-]{43})/.exec(mail.replace(/=\r?\n/g, ''))?.[1] ?? [])[0];
}

async function priceOf(client: TestClient, stock_code: string) {
  const { cart_lines } = await client.call('getPrice', { accode: 'KES014', cart_lines: [{ stock_code }] });
  return cart_lines[0];
}

async function choosePassword(server: TestServer): Promise<TestClient> {
  const client = new TestClient(server.url);
  await client.call('newPasswordRequest', { username: 'jane.harris' });
  await expect.poll(() => mailedToken(server.data)).toBeDefined();
  await client.call('newPasswordSet', { token: mailedToken(server.data), new_password: password });
  await client.signIn('jane.harris', password);
  return client;
}

/** Opens an event stream like a browser. Yields each version of prices and stock. */
async function* priceVersions(client: TestClient, signal: AbortSignal): AsyncGenerator<string> {
  const headers = { authorization: `Bearer ${client.bearer}` };
  const { body } = await fetch(`${client.url}/${cartEventsPath}`, { method: 'POST', headers, signal });
  let text = '';
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^event: prices\ndata: (.*)$/.exec(block)?.[1];
      if (data !== undefined) yield (JSON.parse(data) as PricesEvent).version;
    }
  }
}

/** Sends a file to a feed over HTTPS. */
async function upload(server: TestServer, path: string, body: string | Uint8Array<ArrayBuffer>, headers: object) {
  const response = await fetch(`${server.url}/v3/feeds/${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/csv', ...headers },
  });
  return { http: response.status, ...((await response.json()) as Envelope<Upload>) };
}
interface Upload {
  readonly state: string;
  readonly load_id: number;
  readonly feeds: readonly object[];
  readonly problems: readonly object[];
}

/** Uploads with a token: scope, delta, repetition, errors, revocation. */
async function checkUploads(server: TestServer, portal: (...words: readonly string[]) => Promise<Ran>): Promise<void> {
  const created = await portal('feed', 'token', 'create', 'erp', '--feeds', 'prices,stock');
  expect(created.output).toMatch(/^[\w-]{43}\nStore the token of erp now: it cannot be shown again\.\n$/);
  const authorization = `Bearer ${created.output.split('\n')[0]}`;
  const prices = 'stock_code,quantity_break,price\nHXB-12050-ZP,1,15.20\n';
  expect(await upload(server, 'prices', prices, {})).toMatchObject({ http: 401, error: 'invalid_token' });
  expect(await upload(server, 'parts', prices, { authorization })).toMatchObject({ http: 403, error: 'wrong_scope' });
  expect(await upload(server, 'wheels', prices, { authorization })).toMatchObject({ http: 404 });
  const asText = { authorization, 'content-type': 'text/plain' };
  expect(await upload(server, 'prices', prices, asText)).toMatchObject({ http: 415, error: 'wrong_type' });
  const mode = 'prices?mode=partly';
  expect(await upload(server, mode, prices, { authorization })).toMatchObject({ http: 400, error: 'wrong_mode' });

  const key = { authorization, 'idempotency-key': 'one', 'content-encoding': 'gzip' };
  const packed = new Uint8Array(gzipSync(prices));
  const live = await upload(server, 'prices?mode=delta', packed, key);
  expect(live).toMatchObject({ http: 200, error: null, data: { state: 'live', approval: [], problems: [] } });
  expect(live.data?.feeds).toEqual([expect.objectContaining({ feed: 'prices', rows: 1, changed: 1, gone: 0 })]);
  expect(await upload(server, 'prices?mode=delta', packed, key)).toEqual(live);
  const again = await upload(server, 'prices?mode=delta', packed, { ...key, 'idempotency-key': 'two' });
  expect(again.data).toMatchObject({ state: 'unchanged', load_id: live.data?.load_id });
  const other = { authorization, 'idempotency-key': 'one' };
  expect(await upload(server, 'prices', prices, other)).toMatchObject({ http: 409, error: 'idempotency_key_reused' });
  expect(await upload(server, 'prices', prices, { authorization })).toMatchObject({
    http: 202,
    data: { state: 'waiting', approval: [expect.stringMatching(/rows of prices would be removed/)] },
  });
  const wrong = prices.replace('15.20', 'POA');
  expect(await upload(server, 'prices?mode=delta', wrong, { authorization })).toMatchObject({
    http: 422,
    error: 'feed_refused',
    user_message: '1 error. Nothing was loaded; the live data is unchanged.',
    data: {
      state: 'refused',
      problems: [{ file: 'prices.csv', line: 2, column: 'price', value: 'POA', message: 'is not a number' }],
    },
  });
  expect((await portal('feed', 'token', 'list')).output).toMatch(/^erp: prices, stock; created .*, last used /);
  expect((await portal('feed', 'token', 'revoke', 'erp')).output).toBe('The token of erp is revoked.\n');
  expect(await upload(server, 'prices?mode=delta', packed, key)).toMatchObject({ http: 401 });
  expect((await portal('feed', 'rollback')).output).toMatch(/is undone/);
}

describe.each(databases)('feeds on %s', (database) => {
  test('an empty production database is filled by feeds; buyers sign in, search and see prices; a change reaches them at once', async () => {
    const store =
      database === 'pglite' ? join(scratch, 'store') : await attachPostgres(inject('postgresUrl')).makeDatabase();
    const place: Record<string, string> =
      database === 'pglite' ? { PORTAL_DATA: store, DATABASE_URL: '' } : { DATABASE_URL: store };
    const portal = (...words: readonly string[]) => run(['node', 'server/dist/main.js', ...words], place);
    const folder = join(scratch, database);
    cpSync(join(root, 'examples/feeds'), folder, { recursive: true });

    const key = Buffer.alloc(32, 'portal').toString('base64');
    const empty = await run(['node', 'server/dist/main.js', 'serve', '--seed-only'], {
      ...place,
      ...production,
      PORTAL_SECRET_KEY: key,
    });
    expect(empty).toEqual({ code: 0, output: '' });
    expect((await portal('feed', 'list')).output).toBe('Nothing was loaded yet.\n');
    expect((await portal('feed', 'check', folder)).output).toMatch(
      /The files have no errors\. Nothing was changed\.\n$/,
    );
    const loaded = await portal('feed', 'load', folder);
    expect(loaded.output).toMatch(/Load 2 is live\.\n$/);
    expect(loaded.code).toBe(0);

    const server = await start(database, { store });
    try {
      const client = await choosePassword(server);
      const { stocklist, version } = await client.call('getStocklist');
      if (!stocklist) throw new Error('no list');
      const found = search(buildSearchIndex(readStockList(stocklist)), 'm12 x 50 hex bolt zinc', 3);
      expect(found[0]?.stock_code).toBe('HXB-12050-ZP');
      const { filters } = await client.call('getFilters');
      expect(filters.find(({ filter_root, filter }) => filter_root === 'SIZE' && filter === 'M12')?.count).toBe(12);
      expect((await priceOf(client, 'HXB-12050-ZP'))?.pricing.map(({ price }) => price)).toEqual([
        '12.00',
        '10.80',
        '9.90',
      ]);
      const own = await client.call('getCustomerStockCodeOverrides', { accode: 'KES014' });
      expect(JSON.stringify(own)).toContain('100-4711');

      const prices = join(folder, 'prices.csv');
      writeFileSync(prices, readFileSync(prices, 'utf8').replace('HXB-12050-ZP,1,12.00', 'HXB-12050-ZP,1,12.60'));
      writeFileSync(
        join(folder, 'warehouses.csv'),
        `${readFileSync(join(folder, 'warehouses.csv'))}PER,Perth,Welshpool,WA,6106\n`,
      );
      writeFileSync(join(folder, 'stock.csv'), `${readFileSync(join(folder, 'stock.csv'))}HXB-12050-ZP,PER,300,\n`);
      expect((await portal('feed', 'load', folder)).output).toMatch(/Load 3 is live\.\n$/);
      const changed = await priceOf(client, 'HXB-12050-ZP');
      expect(changed?.pricing[0]?.price).toBe('12.60');
      await expect
        .poll(async () => (await priceOf(client, 'HXB-12050-ZP'))?.availability.at(-1))
        .toMatchObject({ warehouse_code: 'PER', available: 300 });
      expect((await portal('feed', 'load', folder)).output).toMatch(/^The same files are live since load 3/);

      writeFileSync(
        join(folder, 'parts.csv'),
        `${readFileSync(join(folder, 'parts.csv'))}BAD,Bad part,Unknown,Bad,,,,,\n`,
      );
      const refused = await portal('feed', 'load', folder);
      expect(refused.code).toBe(2);
      expect(refused.output).toMatch(/parts\.csv, line 45: the row has 9 cells and the header 20/);
      expect((await client.call('getStocklist', { known_version: version })).version).toBe(version);

      const stop = new AbortController();
      const versions = priceVersions(client, stop.signal);
      const { value: first } = await versions.next();
      const delta = join(scratch, `${database}-delta`);
      mkdirSync(delta);
      const changes = 'stock_code,quantity_break,price\nHXB-12050-ZP,1,13.10\n';
      writeFileSync(join(delta, 'prices.csv.gz'), gzipSync(changes));
      expect((await portal('feed', 'load', delta, '--delta')).output).toMatch(
        /prices \(prices\.csv\.gz\): 1 row, .* 0 new, 1 changed, 0 removed; prices 1 up[\s\S]*Load \d+ is live\.\n$/,
      );
      const { value: second } = await versions.next();
      expect(second).not.toBe(first);
      stop.abort();
      expect((await priceOf(client, 'HXB-12050-ZP'))?.pricing[0]?.price).toBe('13.10');
      expect((await portal('feed', 'rollback')).output).toMatch(/^Load \d+ is undone\. Load 3 is live\.\n$/);
      expect((await priceOf(client, 'HXB-12050-ZP'))?.pricing[0]?.price).toBe('12.60');
      await checkUploads(server, portal);
      expect((await portal('feed', 'rollback')).output).toBe('Load 3 is undone. Load 2 is live.\n');
      expect((await priceOf(client, 'HXB-12050-ZP'))?.pricing[0]?.price).toBe('12.00');
    } finally {
      await server.stop();
    }
  });
});

test('a load of other data into the demo supplier waits for approval', async () => {
  const server = await start('pglite');
  try {
    const { code, output } = await run(['node', 'server/dist/main.js', 'feed', 'load', 'examples/feeds'], {
      PORTAL_DATA: server.store,
      DATABASE_URL: '',
    });
    expect(output).toMatch(/rows of parts would be removed[\s\S]*Load 2 is waiting/);
    expect(code).toBe(0);
  } finally {
    await server.stop();
  }
});
