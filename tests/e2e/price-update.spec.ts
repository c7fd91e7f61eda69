import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../support/build.ts';
import { makeEmpty, operator } from '../support/empty-store.ts';
import { run } from '../support/process.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { addLine, everythingSent, expect, fillSignIn, line, newOrder, test } from './portal.ts';

const buyer = 'carla.buyer';
const code = 'HXB-08030-ZP';
const place = (store: string) => ({ PORTAL_DATA: store, DATABASE_URL: '' });
const main = ['node', 'server/dist/main.js'] as const;

/** A store with the example feeds instead of the demo supplier, and one buyer. */
const ownTest = test.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      await buildServer();
      const store = mkdtempSync(join(tmpdir(), 'portal-price-update-'));
      await makeEmpty(place(store));
      const loaded = await run([...main, 'feed', 'load', 'examples/feeds'], place(store));
      const add = ['--type', 'customer', '--email', 'carla@example.com', '--accounts', 'KES014', '--password-stdin'];
      const added = await run([...main, 'user', 'add', buyer, ...add], place(store), operator.password);
      if (loaded.code !== 0 || added.code !== 0) throw new Error(`${loaded.output}${added.output}`);
      const server = await startServer({ store, env: { PORTAL_CALLS_PER_MINUTE: '' } });
      await use(server);
      await server.stop();
      rmSync(store, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

ownTest(
  'LINE-13 a new price of a feed reaches an open order within seconds, without loading the page again',
  { tag: '@full' },
  async ({ page, server }) => {
    ownTest.slow();
    await page.goto('/login');
    await fillSignIn(page, buyer, operator.password);
    await expect(page).toHaveURL(/\/orders$/);
    await newOrder(page);
    await addLine(page, code, '100');
    await expect(everythingSent(page)).toBeVisible();
    await expect(line(page, code)).toContainText('5.98');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const folder = mkdtempSync(join(tmpdir(), 'portal-delta-'));
    writeFileSync(join(folder, 'prices.csv'), `stock_code,quantity_break,price\n${code},1,77.70\n`);
    const delta = ['feed', 'load', folder, '--delta', '--percent', '100'];
    expect((await run([...main, ...delta], place(server.store))).output).toMatch(/is live\.\n$/);
    // Pushed: less the account's web discount.
    await expect(line(page, code)).toContainText('75.76', { timeout: 10_000 });
    rmSync(folder, { recursive: true, force: true });
    expect(loads).toBe(0);
  },
);
