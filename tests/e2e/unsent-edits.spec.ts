import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { signedIn } from '../support/client.ts';
import { startServer } from '../support/server.ts';
import {
  addLine,
  codeField,
  confirmButton,
  everythingSent,
  expect,
  line,
  newOrder,
  openNewOrder,
  parts,
  pasteList,
  quantityOf,
  setQuantity,
  signIn,
  startOrder,
  test,
} from './portal.ts';

const codes = ['HXB-12050-88Z', 'HXN-12000-08Z', 'WFL-12024-00Z', 'HXB-16080-88G', 'HXN-16000-08G'];

/** Quantities of a cart on the server, by code. */
async function onServer(url: string, user: string, cartId: string): Promise<Record<string, number>> {
  const { cart } = await (await signedIn(url, user)).call('getCart', {}, { parameters: { cartId } });
  return Object.fromEntries(cart.orderLine.map((each) => [each.stock_code, each.order_quantity]));
}

async function backOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

const shownOnDisk = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const open = indexedDB.open('portal');
            open.onsuccess = () => {
              const all = open.result.transaction('operations').objectStore('operations').count();
              all.onsuccess = () => resolve(all.result);
            };
          }),
      ),
    )
    .toBeGreaterThanOrEqual(count);

test('CART-22 the browser is killed in mid-edit while offline; every line survives and reaches the server', async ({
  server,
}) => {
  test.setTimeout(120_000);
  const profile = mkdtempSync(join(tmpdir(), 'portal-profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
    });
  let context = await open();
  let page = context.pages()[0] ?? (await context.newPage());
  const cartId = await startOrder(page);
  await context.setOffline(true);
  for (const code of codes.slice(1)) await addLine(page, code, '100');
  await setQuantity(page, codes[0] ?? '', '500');
  await expect(page.getByText(/not sent/).first()).toBeVisible();
  await shownOnDisk(page, 5);
  // The page gets no notice: the process ends as in a crash.
  const session = await context.browser()?.newBrowserCDPSession();
  await session?.send('Browser.crash').catch(() => {});
  await context.close().catch(() => {});

  context = await open();
  page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`/orders/${cartId}`);
  // Whether the cookie survives a crash depends on the browser.
  // Its order is shown before the server has accepted the cookie.
  await expect(page.getByLabel('User name').or(everythingSent(page))).toBeVisible();
  if (await page.getByLabel('User name').isVisible()) {
    await page.getByLabel('User name').fill('customer');
    await page.getByLabel('Password').fill('portal-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
  }
  for (const code of codes) await expect(line(page, code)).toBeVisible();
  await expect(quantityOf(page, codes[0] ?? '')).toHaveValue('500');
  await expect(everythingSent(page)).toBeVisible();
  const saved = await onServer(server.url, 'customer', cartId);
  expect(Object.keys(saved).sort()).toEqual([...codes].sort());
  expect(saved[codes[0] ?? '']).toBe(500);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

test('CART-22 what is typed but not entered survives a crash of the browser and is offered on return', async ({
  server,
}) => {
  test.setTimeout(120_000);
  const profile = mkdtempSync(join(tmpdir(), 'portal-profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
    });
  const [first = '', second = ''] = codes;
  let context = await open();
  let page = context.pages()[0] ?? (await context.newPage());
  const cartId = await startOrder(page);
  await everythingSent(page).waitFor();
  const quantity = quantityOf(page, first);
  await quantity.focus();
  await page.keyboard.type('700');
  await expect(quantity).toHaveValue('700');
  const typed = () =>
    page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const open = indexedDB.open('portal');
          open.onsuccess = () => {
            const all = open.result.transaction('typing').objectStore('typing').getAll();
            all.onsuccess = () => resolve(all.result.map(({ text }: { text: string }) => text));
          };
        }),
    );
  await expect.poll(typed).toEqual(['700']);
  // Leaving the field enters the quantity. Then a new line is begun.
  await codeField(page).click();
  await everythingSent(page).waitFor();
  await page.keyboard.type(second);
  await page.keyboard.press('Enter');
  await page.keyboard.type('40');
  await expect.poll(typed).toEqual([`${second}\t40`]);
  const session = await context.browser()?.newBrowserCDPSession();
  await session?.send('Browser.crash').catch(() => {});
  await context.close().catch(() => {});

  context = await open();
  page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`/orders/${cartId}`);
  await expect(page.getByLabel('User name').or(codeField(page))).toBeVisible();
  if (await page.getByLabel('User name').isVisible()) {
    await page.getByLabel('User name').fill('customer');
    await page.getByLabel('Password').fill('portal-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
  }
  await expect(quantityOf(page, first)).toHaveValue('700');
  await expect(page.getByText(`New line: ${second} × 40`)).toBeVisible();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(codeField(page)).toHaveValue(second);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(line(page, second)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeHidden();
  await expect(everythingSent(page)).toBeVisible();
  expect(Object.keys(await onServer(server.url, 'customer', cartId)).sort()).toEqual([first, second].sort());
  await expect.poll(typed).toEqual([]);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

test('CART-22 an unfinished entry is committed when the page is reloaded or closed', async ({
  page,
  context,
  server,
}) => {
  const code = 'HXB-12050-88Z';
  const cartId = await startOrder(page);
  await quantityOf(page, code).fill('700');
  await page.reload();
  await expect(quantityOf(page, code)).toHaveValue('700');
  await quantityOf(page, code).fill('900');
  // With `runBeforeUnload`, `close` does not wait until the page has gone.
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  const next = await context.newPage();
  await next.goto(`/orders/${cartId}`);
  await expect(quantityOf(next, code)).toHaveValue('900');
  await expect(everythingSent(next)).toBeVisible();
  expect(await onServer(server.url, 'customer', cartId)).toEqual({ [code]: 900 });
});

test('CART-22 an unfinished entry is stored on the device when the page closes, also if saving fails', {
  tag: '@full',
}, async ({ page, server }) => {
  const code = 'HXB-12050-88Z';
  const cartId = await startOrder(page);
  const saves = '**/cart/save/**';
  await page.route(saves, (route) => route.abort());
  await quantityOf(page, code).fill('700');
  await page.reload();
  await expect(quantityOf(page, code)).toHaveValue('700');
  await page.unroute(saves);
  await page.reload();
  await expect(quantityOf(page, code)).toHaveValue('700');
  await expect(everythingSent(page)).toBeVisible();
  expect(await onServer(server.url, 'customer', cartId)).toEqual({ [code]: 700 });
});

test('CART-11 CART-22 lines typed offline are marked, stored, and sent once online', async ({
  page,
  context,
  server,
}) => {
  const cartId = await startOrder(page);
  await context.setOffline(true);
  await addLine(page, 'HXN-12000-08Z', '400');
  await expect(page.getByText(/not sent/).first()).toBeVisible();
  await backOnline(page);
  await expect(everythingSent(page)).toBeVisible({ timeout: 30_000 });
  expect(await onServer(server.url, 'customer', cartId)).toEqual({ 'HXB-12050-88Z': 300, 'HXN-12000-08Z': 400 });
});

test('CART-18 two tabs on one cart show each other and lose nothing', async ({ page, context, server }) => {
  const cartId = await openNewOrder(page);
  const other = await context.newPage();
  await other.goto(`/orders/${cartId}`);
  await expect(codeField(other)).toBeVisible();
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(quantityOf(other, 'HXB-12050-88Z')).toHaveValue('300');
  await addLine(other, 'HXN-12000-08Z', '400');
  await expect(quantityOf(page, 'HXN-12000-08Z')).toHaveValue('400');
  await setQuantity(other, 'HXB-12050-88Z', '500');
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('500');
  await expect(everythingSent(page)).toBeVisible();
  expect(await onServer(server.url, 'customer', cartId)).toEqual({ 'HXB-12050-88Z': 500, 'HXN-12000-08Z': 400 });
});

test('CART-18 CART-08 a cart confirmed elsewhere keeps unsent edits and says so', async ({ page, context, server }) => {
  const cartId = await startOrder(page);
  await context.setOffline(true);
  await addLine(page, 'HXN-12000-08Z', '400');
  const client = await signedIn(server.url, 'customer');
  await client.call('cartConfirm', {}, { parameters: { cartId } });
  await backOnline(page);
  await expect(page.getByText(/was not accepted|were not accepted/).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Unconfirm' })).toBeVisible();
  expect(await onServer(server.url, 'customer', cartId)).toEqual({ 'HXB-12050-88Z': 300 });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', () => resolve()));
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return typeof address === 'object' && address ? address.port : 0;
}

test('CART-22 CART-18 the server is killed in mid-save and restarted; nothing is lost or duplicated', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const env = { PORT: String(await freePort()) };
  const first = await startServer({ database: 'pglite', parts, env });
  await page.goto(`${first.url}/login`);
  await page.getByLabel('User name').fill('customer');
  await page.getByLabel('Password').fill('portal-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const cartId = await newOrder(page);
  const rows = Array.from({ length: 60 }, (_, index) => `${codes[index % codes.length]}\t${(index + 1) * 100}`);
  await pasteList(codeField(page), rows.slice(0, 30).join('\n'));
  await first.kill();
  await pasteList(codeField(page), rows.slice(30).join('\n'));
  const second = await startServer({ database: 'pglite', parts, env, store: first.store });
  // A waiting page retries within a minute; a reloaded one immediately.
  await page.reload();
  await expect(everythingSent(page)).toBeVisible({ timeout: 60_000 });
  const expected: Record<string, number> = {};
  for (const row of rows) {
    const [code = '', quantity = '0'] = row.split('\t');
    expected[code] = (expected[code] ?? 0) + Number(quantity);
  }
  expect(await onServer(second.url, 'customer', cartId)).toEqual(expected);
  await second.stop();
  rmSync(first.store, { recursive: true, force: true });
});

test('CART-22 a session that ends in mid-edit loses nothing: the line is sent after the next sign-in', async ({
  page,
  context,
  server,
}) => {
  const cartId = await openNewOrder(page);
  await context.setOffline(true);
  await addLine(page, 'HXB-12050-88Z', '300');
  await shownOnDisk(page, 1);
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/out$/);
  await signIn(page, 'customer', `/orders/${cartId}`);
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('300');
  await expect(everythingSent(page)).toBeVisible({ timeout: 30_000 });
  expect(await onServer(server.url, 'customer', cartId)).toEqual({ 'HXB-12050-88Z': 300 });
  await expect(confirmButton(page)).toBeVisible();
});
