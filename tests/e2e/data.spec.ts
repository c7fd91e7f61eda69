import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { buildServer } from '../support/build.ts';
import { makeEmpty, operator } from '../support/empty-store.ts';
import { run } from '../support/process.ts';
import { root as repository } from '../support/root.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { addLine, everythingSent, expect, fillSignIn, line, newOrder, signIn, test } from './portal.ts';

/** These journeys have a store of their own without demo data, since that accepts no files. */
const ownTest = test.extend<object, { server: TestServer; watched: string }>({
  watched: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-watched-'));
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ watched }, use) => {
      await buildServer();
      const store = mkdtempSync(join(tmpdir(), 'portal-empty-'));
      await makeEmpty({ PORTAL_DATA: store, DATABASE_URL: '' });
      const server = await startServer({ store, env: { PORTAL_CALLS_PER_MINUTE: '', PORTAL_FEED_FOLDER: watched } });
      await use(server);
      await server.stop();
      rmSync(store, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const examples = join(repository, 'examples/feeds');
const buyer = 'carla.buyer';
const code = 'HXB-08030-ZP';

const loads = (page: Page): Locator => page.getByRole('table', { name: 'Loads' });
const detail = (page: Page, load: number): Locator => page.getByRole('region', { name: `Load ${load}`, exact: true });
const stockOf = (available: number) => ({
  name: 'stock.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`stock_code,warehouse_code,available,next_date\n${code},SYD,${available},\n`),
});

async function signInHere(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, username, operator.password);
  await expect(page).toHaveURL(/\/orders$/);
}

async function switchTo(page: Page, load: number): Promise<void> {
  await detail(page, load).getByRole('button', { name: 'Switch now' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Switch to load ${load}?` });
  await expect(dialog).toContainText('You can roll back afterwards.');
  await dialog.getByRole('button', { name: 'Switch now' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(detail(page, load)).toContainText('Live');
}

ownTest(
  'an empty store is filled from the screen; a change of stock reaches an open order within seconds and is rolled back',
  async ({ page, server, browser }) => {
    ownTest.slow();
    await signInHere(page, operator.username);
    await page.goto('/data');
    await expect(page.getByRole('heading', { name: 'Start with your own data' })).toBeVisible();
    const templates = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all templates (ZIP)' }).click();
    expect((await templates).suggestedFilename()).toBe('feed-templates.zip');

    // A file with an error first: the screen says where and what to do, and nothing is live.
    const files = page.locator('input[type=file]');
    await files.setInputFiles({
      ...stockOf(1),
      buffer: Buffer.from('stock_code,warehouse_code,available\nX,SYD,many\n'),
    });
    await page.getByRole('button', { name: 'Check files' }).click();
    await expect(detail(page, 1)).toContainText('Refused');
    const problem = detail(page, 1).getByRole('row').filter({ hasText: 'many' });
    await expect(problem).toContainText('available');
    const errors = page.waitForEvent('download');
    await detail(page, 1).getByRole('button', { name: 'Download as CSV' }).click();
    expect((await errors).suggestedFilename()).toBe('load-1-problems.csv');
    await expect(page.getByRole('listitem').filter({ hasText: 'Correct errors' })).toContainText('needs correction');

    await files.setInputFiles(readdirSync(examples).map((name) => join(examples, name)));
    await page.getByRole('button', { name: 'Check files' }).click();
    await expect(detail(page, 2)).toContainText('Checked, waiting for you');
    await switchTo(page, 2);
    const stock = page.getByRole('table', { name: 'Feeds' }).getByRole('row').filter({ hasText: 'Stock' });
    await expect(stock).toContainText(/Stock and expected dates.*120.*Live/);
    await expect(page.getByRole('heading', { name: 'Start with your own data' })).toHaveCount(0);

    const place = { PORTAL_DATA: server.store, DATABASE_URL: '' };
    const add = ['--type', 'customer', '--email', 'carla@example.com', '--accounts', 'KES014', '--password-stdin'];
    const added = await run(['node', 'server/dist/main.js', 'user', 'add', buyer, ...add], place, operator.password);
    expect(added.code, added.output).toBe(0);
    const shop = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signInHere(shop, buyer);
    await newOrder(shop);
    await addLine(shop, code, '100');
    await expect(everythingSent(shop)).toBeVisible();

    await expect(shop.getByText('4,321')).toHaveCount(0);

    await page.getByRole('button', { name: 'Load files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Load files' });
    await dialog.locator('input[type=file]').setInputFiles(stockOf(4321));
    await dialog.getByRole('radio', { name: /^Only changes/ }).check();
    await dialog.getByRole('button', { name: 'Check files' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(detail(page, 3).getByRole('row').filter({ hasText: 'stock.csv' })).toContainText('Stock');
    await switchTo(page, 3);
    // Pushed to the open screen: nothing is loaded again.
    await expect(shop.getByText('4,321').first()).toBeVisible({ timeout: 30_000 });

    await detail(page, 3).getByRole('button', { name: 'Roll back' }).click();
    const question = page.getByRole('alertdialog', { name: 'Roll back load 3?' });
    await expect(question).toContainText('buyers see the data of load 2 at once');
    await question.getByRole('button', { name: 'Roll back' }).click();
    await expect(detail(page, 3)).toContainText('Rolled back');
    await expect(loads(page).getByRole('row').filter({ hasText: 'Live' })).toContainText('29 feeds');
    await expect(shop.getByText('4,321')).toHaveCount(0);
    await expect(line(shop, code)).toBeVisible();
  },
);

ownTest(
  'price moves are shown by family and single rows are left out; the watched folder is loaded at once, and refused files are tried again',
  { tag: '@full' },
  async ({ page, server, watched }) => {
    ownTest.slow();
    const place = { PORTAL_DATA: server.store, DATABASE_URL: '' };
    const filled = await run(['node', 'server/dist/main.js', 'feed', 'load', examples], place);
    expect(filled.code, filled.output).toBe(0);
    await signInHere(page, operator.username);
    await page.goto('/data');
    const openLoad = page.getByRole('region', { name: /^Load \d+$/ });

    // A price ten times as high by mistake is left out; the other one goes live.
    await page.getByRole('button', { name: 'Load files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Load files' });
    const rows = `stock_code,quantity_break,price\n${code},1,61.30\n${code},500,5.50\n`;
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await dialog.getByRole('radio', { name: /^Only changes/ }).check();
    await dialog.getByRole('button', { name: 'Check files' }).click();
    await expect(openLoad.getByText('Checked, waiting for you')).toBeVisible();
    const families = openLoad.getByRole('table', { name: 'Where the prices move' });
    await expect(families.getByRole('row', { name: /Bolts and screws/ })).toContainText('21');
    await families.getByRole('button', { name: 'Show only Bolts and screws in the chart' }).click();
    await expect(openLoad.getByRole('status').filter({ hasText: 'Only Bolts and screws.' })).toBeVisible();
    await expect(openLoad.getByText('Exactly 10 times')).toBeVisible();
    await openLoad.getByRole('tab', { name: 'Rows 2' }).click();
    const changed = openLoad.getByRole('table', { name: 'Changed rows' });
    await expect(changed.getByRole('row', { name: new RegExp(`${code} / 1 .*6.13.*61.30`) })).toBeVisible();
    await changed.getByRole('button', { name: `Leave out ${code} / 1`, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: `Leave out ${code} / 1?` });
    await expect(question).toContainText('The live row stays');
    await question.getByRole('button', { name: 'Leave out' }).click();
    await expect(changed.getByRole('button', { name: /^Leave out/ })).toHaveCount(1);
    await openLoad.getByRole('tab', { name: 'Log' }).click();
    await expect(openLoad.getByRole('row', { name: /Rows left out: 1/ })).toContainText(operator.username);
    await openLoad.getByRole('button', { name: 'Switch now' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch now' }).click();
    await expect(openLoad.getByText('Live', { exact: true }).first()).toBeVisible();
    await openLoad.getByRole('button', { name: 'Close' }).click();

    // Files in the watched folder without their marker; those that are refused go back and are tried again.
    writeFileSync(join(watched, 'stock.csv'), 'stock_code,warehouse_code,available\nNONE,SYD,5\n');
    await page.getByRole('button', { name: 'Load now' }).click();
    const now = page.getByRole('dialog', { name: 'Load now' });
    await expect(now.getByText('1 file is waiting: stock.csv')).toBeVisible();
    await now.getByRole('radio', { name: /^Only changes/ }).check();
    await now.getByRole('button', { name: 'Load now' }).click();
    await expect(openLoad.getByText('Refused').first()).toBeVisible();
    await expect(openLoad.getByRole('row', { name: /stock\.csv.*NONE/ })).toContainText('is not in the feed parts');
    const refused = await openLoad.getAttribute('aria-label');
    await openLoad.getByRole('button', { name: 'Try again' }).click();
    await expect(openLoad).not.toHaveAttribute('aria-label', refused ?? '');
    await expect(openLoad.getByText('Refused').first()).toBeVisible();
    const stock = page.getByRole('table', { name: 'Feeds' }).getByRole('row').filter({ hasText: 'stock.csv, line 2' });
    await expect(stock.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
);

test('a customer is refused, and operators can load files into the demo store', async ({ page }) => {
  await signIn(page, 'customer', '/data');
  await expect(page).toHaveURL(/\/not_authorised$/);
  await expect(page.getByText('Your user can’t open /data.')).toBeVisible();
  await page.goto('/logout');
  // Waits for the end of the session: until the page knows it, the header shows a sign-in link as well.
  await expect(page).toHaveURL(/\/out$/);
  await signIn(page, 'it');
  await page.locator('header').getByRole('button', { expanded: false }).last().click();
  await page.getByRole('menuitem', { name: 'Data' }).click();
  await expect(page).toHaveURL(/\/data$/);
  await expect(page.getByText('This portal shows the demo supplier.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Load files' })).toBeVisible();
});
