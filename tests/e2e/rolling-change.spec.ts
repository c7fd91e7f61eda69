import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstBuild } from '@portal/domain/contract';
import pg from 'pg';
import { ulid } from 'ulid';
import { signedIn } from '../support/client.ts';
import { makeNextBuild } from '../support/next-build.ts';
import { startPostgres } from '../support/postgres.ts';
import { startProxy } from '../support/proxy.ts';
import { startServer, type TestServer } from '../support/server.ts';
import {
  addLine,
  test as base,
  confirmButton,
  everythingSent,
  expect,
  openNewOrder,
  parts,
  quantityOf,
  setQuantity,
} from './portal.ts';

/** What a forward migration may do while the old build still runs: add columns with a default, tables and indexes. */
const migration = `
CREATE TABLE cart_label (
  order_num text NOT NULL REFERENCES cart ON DELETE CASCADE,
  label text NOT NULL,
  PRIMARY KEY (order_num, label)
);
ALTER TABLE cart ADD COLUMN priority integer NOT NULL DEFAULT 0;
ALTER TABLE cart_line ADD COLUMN packed boolean NOT NULL DEFAULT false;
ALTER TABLE session ADD COLUMN device text NOT NULL DEFAULT '';
CREATE INDEX cart_priority ON cart (priority) WHERE priority > 0;
`;

const [bolt, nut, washer] = ['HXB-12050-88Z', 'HXN-12000-08Z', 'WFL-16030-00Z'] as const;

interface Rolling {
  /** The proxy in front of the builds; at first only the old one. */
  readonly server: TestServer;
  /** Starts the new build beside the old one on the same database; from then on each serves every other request. */
  startNew(): Promise<TestServer>;
  /** Stops the old build, as an operator would. */
  stopOld(): Promise<void>;
  /** Addresses of the running servers, the older build first. */
  urls(): readonly string[];
  /** Number of the new build. */
  readonly build: number;
}

const test = base.extend<object, { rolling: Rolling; server: TestServer }>({
  rolling: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const postgres = await startPostgres();
      const { main, build } = await makeNextBuild('.build/next-build', migration);
      const builds = mkdtempSync(join(tmpdir(), 'portal-builds-'));
      const old = await startServer({ database: 'postgres', parts, postgres, env: { PORTAL_BUILDS: builds } });
      const running = [old];
      const targets = [old.url];
      const proxy = await startProxy(targets);
      await use({
        server: { ...old, url: proxy.url },
        build,
        urls: () => targets,
        startNew: async () => {
          const env = { PORTAL_DATA: old.data, PORTAL_BUILDS: builds };
          const server = await startServer({ database: 'postgres', parts, store: old.store, main, env });
          running.push(server);
          targets.push(server.url);
          return server;
        },
        stopOld: async () => {
          targets.shift();
          running.shift();
          expect(await old.stop()).toBe(0);
        },
      });
      await proxy.stop();
      for (const each of running) await each.stop();
      await postgres.stop();
      rmSync(builds, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: [({ rolling }, use) => use(rolling.server), { scope: 'worker' }],
});

/** Scripts that the page of one server loads and another server does not have. Both arguments are addresses of servers. */
async function scriptsMissing(pageUrl = '', otherUrl = ''): Promise<readonly string[]> {
  const html = await (await fetch(`${pageUrl}/orders`)).text();
  const scripts = html.match(/\/assets\/[^"]+\.js/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  const found = await Promise.all(
    scripts.map(async (script) => [script, (await fetch(otherUrl + script)).ok] as const),
  );
  return found.flatMap(([script, isThere]) => (isThere ? [] : [script]));
}

test('PING-03 CART-18 a page of the old build keeps working while a new build migrates and takes over', async ({
  page,
  server,
  rolling,
}) => {
  test.setTimeout(180_000);
  const failed: string[] = [];
  page.context().on('response', (response) => {
    const isScriptMissing = response.status() === 404 && response.url().includes('/assets/');
    if (response.status() >= 500 || isScriptMissing) failed.push(`${response.status()} ${response.url()}`);
  });
  const cartId = await openNewOrder(page);
  await addLine(page, bolt, '300');
  await expect(everythingSent(page)).toBeVisible();

  // The new build migrates the database while the old one is in use.
  const fresh = await rolling.startNew();
  const store = new pg.Client({ connectionString: server.store });
  await store.connect();
  const { rows: migrations } = await store.query('SELECT name FROM migration ORDER BY name DESC LIMIT 1');
  expect(migrations).toEqual([{ name: '9000_next_build' }]);

  // Both serve: the page edits through both, a client of the new build edits the same order, and the page sees it.
  await addLine(page, nut, '400');
  await setQuantity(page, bolt, '500');
  // The server numbers lines in the order they arrive, so these must be saved before the next is added.
  await expect(everythingSent(page)).toBeVisible();
  const other = await signedIn(fresh.url, 'customer');
  const payload = { line_id: ulid(), stock_code: washer, quantity: 1000 };
  const added = { id: ulid(), kind: 'line.add', payload, at: new Date().toISOString(), by: 'me' };
  await other.call('saveCart', { operations: [added] }, { parameters: { cartId } });
  await expect(quantityOf(page, washer)).toHaveValue('1,000');
  await setQuantity(page, nut, '600');
  await expect(everythingSent(page)).toBeVisible();

  // A page of either build finds its scripts on both servers.
  const [oldUrl, newUrl] = rolling.urls();
  expect(await scriptsMissing(oldUrl, newUrl)).toEqual([]);
  expect(await scriptsMissing(newUrl, oldUrl)).toEqual([]);

  // The old build has stopped; its page continues, opens a screen whose script it did not load before, and confirms the order.
  await rolling.stopOld();
  const opened = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('button', { name: /Kestrel Fabrication/ }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  await expect(page.getByRole('heading', { name: 'Preferences', level: 1 })).toBeVisible();
  await page.goBack();
  await setQuantity(page, washer, '2000');
  await expect(everythingSent(page)).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  await confirmButton(page).click();
  await expect
    .poll(async () => (await other.call('getCart', {}, { parameters: { cartId } })).cart.status)
    .toBe('confirmed');

  const { cart } = await other.call('getCart', {}, { parameters: { cartId } });
  expect(cart.orderLine.map((each) => [each.stock_code, each.order_quantity])).toEqual([
    [bolt, 500],
    [nut, 600],
    [washer, 2000],
  ]);
  const { rows } = await store.query('SELECT packed FROM cart_line WHERE order_num = $1', [cartId]);
  expect(rows).toEqual([{ packed: false }, { packed: false }, { packed: false }]);
  await store.end();
  expect((await other.call('getVueBuild')).vue_build_number).toBe(rolling.build);
  expect(rolling.build).toBeGreaterThan(firstBuild);
  expect(failed).toEqual([]);
});
