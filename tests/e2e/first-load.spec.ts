import type { Page } from '@playwright/test';
import { addLine, expect, lines, newOrder, quantityOf, signIn, test, token } from './portal.ts';

/** How often the page itself was asked for since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** As where a server dies while it sends these files. */
const cut = (page: Page, file: RegExp, times?: number) =>
  page.route(file, (route) => route.abort('connectionreset'), times === undefined ? {} : { times });

const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

test('a page is loaded anew by itself where a module of its first script, its styles or its screen were cut off', async ({
  page,
}) => {
  await signIn(page);
  const loads = countLoads(page);
  for (const file of ['base-[^/]+\\.js', 'shell-[^/]+\\.css', 'PreferencesScreen-[^/]+\\.js']) {
    const before = loads();
    // Whatever of the first page asks for it: a part that was asked for ahead in vain is asked for once more.
    await page.route(new RegExp(`/assets/${file}$`), (route) =>
      loads() < before + 2 ? route.abort('connectionreset') : route.fallback(),
    );
    await page.goto('/preferences');
    await expect.poll(loads, file).toBe(before + 2);
    await expect(page.getByLabel('Colour theme')).toBeVisible();
    await expect(notLoaded(page)).toHaveCount(0);
  }
});

test('a page whose first script never comes says so after one more try, in the theme of its reader, and loads by a button', async ({
  page,
}) => {
  await signIn(page);
  await page.addInitScript(() => localStorage.setItem('portal.theme', JSON.stringify({ theme: 'midnight' })));
  const loads = countLoads(page);
  await cut(page, /\/assets\/index-[^/]+\.js$/);
  await page.goto('/orders');
  await expect(notLoaded(page)).toContainText('Lines of your orders are kept on this device.');
  expect(loads()).toBe(2);
  const colours = await notLoaded(page).evaluate((box) => [
    getComputedStyle(document.documentElement).colorScheme,
    getComputedStyle(box).getPropertyValue('--surface-1').trim(),
    getComputedStyle(box).backgroundColor,
  ]);
  expect(colours[0]).toBe('dark');
  expect(colours[1]).toBe(await token(page, 'surface-1'));
  expect(colours[2]).not.toBe('rgba(0, 0, 0, 0)');
  // The button has the focus.
  await page.unrouteAll();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeVisible();
  // What has come whole forgets that it once did not: the next time is a first time again.
  await cut(page, /\/assets\/index-[^/]+\.js$/, 1);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeVisible();
});

test('a page that the server drew stays readable where no script comes', async ({ page }) => {
  await cut(page, /\/assets\/[^/]+\.js$/);
  await page.goto('/home');
  await expect(notLoaded(page)).toContainText('A part of this page could not be loaded');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeInViewport();
});

test('an order is worked on where the parts do not come that nobody waits for', async ({ page }) => {
  const parts = /\/assets\/(?:Tips|Others|ColumnResizing|ComboboxPopup)-[^/]+\.js$/;
  await signIn(page);
  await cut(page, parts);
  const asked = page.waitForRequest(/\/assets\/Others-/);
  await newOrder(page);
  await asked;
  await addLine(page, 'HXB-12050-88Z', '300');
  await lines(page).getByRole('columnheader').first().hover();
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('300');
});
