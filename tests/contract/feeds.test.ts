import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSearchIndex, readStockList, search } from '@portal/domain/catalogue';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { attachPostgres } from '../support/postgres.ts';
import { run } from '../support/process.ts';
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
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
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

describe.each(databases)('feeds on %s', (database) => {
  test('production starts empty; feeds make a portal of it that buyers sign in to, search and see prices in; a change reaches them at once', async () => {
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
    expect((await portal('feed', 'check', folder)).output).toMatch(/The files are right\. Nothing was changed\.\n$/);
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

      expect((await portal('feed', 'rollback')).output).toBe('Load 3 is undone. Load 2 is live.\n');
      expect((await priceOf(client, 'HXB-12050-ZP'))?.pricing[0]?.price).toBe('12.00');
    } finally {
      await server.stop();
    }
  });
});

test('the demo supplier and feeds do not mix', async () => {
  const server = await start('pglite');
  try {
    const { code, output } = await run(['node', 'server/dist/main.js', 'feed', 'load', 'examples/feeds'], {
      PORTAL_DATA: server.store,
      DATABASE_URL: '',
    });
    expect(code).toBe(2);
    expect(output).toMatch(/The database holds the demo supplier\. Load your own data into an empty one/);
  } finally {
    await server.stop();
  }
});
