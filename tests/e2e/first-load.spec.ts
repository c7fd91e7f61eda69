import type { Page } from '@playwright/test';
import { addLine, expect, lines, newOrder, quantityOf, signIn, test } from './portal.ts';

/** As if the server died while sending these files. */
const cut = (page: Page, file: RegExp) => page.route(file, (route) => route.abort('connectionreset'));

const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

for (const [what, file, tag] of [
  ['first script', /\/assets\/index-[^/]+\.js$/, '@full'],
  ['first script’s module', /\/assets\/react-[^/]+\.js$/, '@full'],
  ['style sheet', /\/assets\/app-[^/]+\.css$/, undefined],
] as const) {
  test(`a page whose ${what} cannot be loaded says so and offers a reload button`, { tag }, async ({ page }) => {
    await signIn(page);
    await cut(page, file);
    await page.goto('/orders');
    await expect(notLoaded(page)).toContainText('Your order lines are saved on this device.');
    await page.unrouteAll();
    await notLoaded(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tab', { name: 'Orders' })).toBeVisible();
    await expect(notLoaded(page)).toHaveCount(0);
  });
}

test('a server-rendered page stays readable if scripts fail to load', async ({ page }) => {
  await cut(page, /\/assets\/[^/]+\.js$/);
  await page.goto('/home');
  await expect(notLoaded(page)).toContainText('Part of this page could not be loaded');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeInViewport();
});

test('an order can be edited while optional chunks fail to load', async ({ page }) => {
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

test('CART-22 a phone that loses the network shows no failed page over an order, whose files were being loaded ahead', async ({
  page,
  context,
}) => {
  const ahead = /\/assets\/(?:NoticeList|ImportDialog)-[^/]+\.css$/;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await cut(page, ahead);
  const failed = page.waitForEvent('requestfailed', (request) => ahead.test(request.url()));
  await newOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await failed;
  await context.setOffline(true);
  await addLine(page, 'HXN-12000-08Z', '500');
  await expect(page.getByText('No connection')).toBeVisible();
  await expect(notLoaded(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(quantityOf(page, 'HXN-12000-08Z')).toHaveValue('500');
});
