import type { Page } from '@playwright/test';
import { expect, hold, lines, newOrder, openNewOrder, quantityOf, signIn, test } from './portal.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Parts' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Code, size or words' });
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const understood = (page: Page) => page.getByRole('list', { name: 'Understood as' });
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
const value = (page: Page, name: RegExp) => filters(page).getByRole('checkbox', { name });
const total = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ parts?$/ });
const countOf = async (page: Page) => Number((await total(page).textContent())?.replace(/\D/g, ''));
const rowOf = (page: Page, code: string) => grid(page).getByRole('row').filter({ hasText: code });
const seconds = { timeout: 20_000 };

test('SRCH-01 shows the parsed query; Enter and a shared address show the same results; Back returns to them', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(grid(page)).toBeVisible(seconds);
  await field(page).fill('m12 hex bolt 8.8 galv zzqq');
  await expect(understood(page)).toContainText('Size M12');
  await expect(understood(page)).toContainText('Class 8.8');
  await expect(page.getByText('Nothing matches “zzqq”. Showing results without it.')).toBeVisible();
  const typed = await countOf(page);
  expect(typed).toBeGreaterThan(0);
  const first = await grid(page).locator('[aria-rowindex="2"]').getByRole('gridcell').nth(1).textContent();
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('m12 hex bolt 8.8 galv zzqq');
  expect(await countOf(page)).toBe(typed);
  await page.goto(`/search/${encodeURIComponent('m12 hex bolt 8.8 galv zzqq')}`);
  await expect(grid(page).locator('[aria-rowindex="2"]')).toContainText(first ?? '', seconds);
  await expect.poll(() => countOf(page)).toBe(typed);
  await value(page, /^Hex bolts/).check();
  await expect(page).toHaveURL(/\?.*=/);
  await expect.poll(() => countOf(page)).toBeLessThan(typed);
  const left = await countOf(page);
  // An opened part has an address, and Back closes it.
  const details = page.getByRole('tab', { name: 'Details' });
  await grid(page).locator('[aria-rowindex="2"]').getByText(`${first}`, { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`part=${first}`));
  await page.reload();
  await expect(details).toBeVisible(seconds);
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect.poll(() => countOf(page)).toBe(left);
  await page.goto(`/part/${first}`);
  await page.goBack();
  await expect(chips(page)).toBeVisible(seconds);
  await expect.poll(() => countOf(page)).toBe(left);
});

test('SRCH-01 says what is not sold and offers the closest; a number without a unit says how it was interpreted', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(grid(page)).toBeVisible(seconds);
  await field(page).fill('m13 hex bolt');
  await expect(page.getByText('We don’t sell this in M13. These are the nearest sizes.')).toBeVisible();
  await expect.poll(() => countOf(page)).toBeGreaterThan(0);
  await field(page).fill('m12 hex bolt 50');
  await expect(page.getByText('The length has no unit: read as 50 mm.')).toBeVisible();
  await field(page).fill('hex blot m10');
  await expect(page.getByText('Showing results for “bolt” instead of “blot”.')).toBeVisible();
});

test('SRCH-02 results while typing, by keyboard alone, with matches highlighted', async ({ page }) => {
  await page.goto('/search');
  await expect(grid(page)).toBeVisible(seconds);
  await field(page).focus();
  await page.keyboard.type('HXB-1205');
  const first = grid(page).locator('[aria-rowindex="2"]');
  await expect(first).toContainText('HXB-1205');
  await expect(first.locator('mark').first()).toHaveText('HXB-1205');
  await page.keyboard.press('ArrowDown');
  await expect(first.getByRole('gridcell').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const part = page.getByRole('region', { name: /^HXB-1205/ });
  await expect(part).toBeVisible(seconds);
  // Back closes it and keeps the words, which were not in the address yet.
  await page.goBack();
  await expect(part).toHaveCount(0);
  await expect(field(page)).toHaveValue('HXB-1205');
  await expect(first).toContainText('HXB-1205');
});

test('SRCH-03 FILT-01 FILT-02 filters narrow and count in the browser, without a call', async ({ page }) => {
  await page.goto('/search');
  await expect(value(page, /^Hex bolt/)).toBeVisible(seconds);
  const heads = filters(page).getByRole('heading', { level: 3 });
  for (const [n, name] of ['Size', 'Length', 'Property class', 'Product type'].entries())
    await expect(heads.nth(n)).toHaveText(new RegExp(name));
  await expect(filters(page).getByRole('button', { name: 'Pack', exact: true })).toHaveCount(0);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/v[23]\//.test(request.url()) && !/ping|activity|get-stocklist/.test(request.url()))
      calls.push(request.url());
  });
  const all = await countOf(page);
  const label = await filters(page)
    .locator('label')
    .filter({ hasText: /^Hex bolt/ })
    .first()
    .textContent();
  const said = Number(/([\d,]+)\s*parts/.exec(label ?? '')?.[1]?.replace(',', ''));
  await value(page, /^Hex bolt/).check();
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  expect(await countOf(page)).toBe(said);
  // Another category has no hex bolt: the value shows with 0.
  await filters(page).getByRole('button', { name: 'Category' }).click();
  const category = filters(page).getByRole('group', { name: 'Category' });
  await expect(category.getByRole('checkbox', { name: / 0 parts$/ }).first()).toBeVisible();
  await filters(page)
    .getByRole('button', { name: /^Clear all/ })
    .click();
  await expect.poll(() => countOf(page)).toBe(all);
  expect(calls).toEqual([]);
});

test('FILT-01 a range of sizes is selected in one step', async ({ page }) => {
  await page.goto('/search');
  await expect(value(page, /^Hex bolt/)).toBeVisible(seconds);
  const size = filters(page).getByRole('button', { name: 'Size', exact: true });
  if ((await size.getAttribute('aria-expanded')) === 'false') await size.click();
  await filters(page).getByLabel('Size from', { exact: true }).selectOption('M12');
  await filters(page).getByLabel('Size to', { exact: true }).selectOption('M16');
  await expect(chips(page)).toContainText('Size:');
  await expect(value(page, /^M12 /)).toBeChecked();
  await expect(value(page, /^M16 /)).toBeChecked();
});

test('PREF-01 FILT-03 enable_dynamic_size_filters: size filters appear with filters chosen and fewer than 75 % of parts visible', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/search');
  await expect(value(page, /^Hex bolt/)).toBeVisible(seconds);
  const measured = filters(page).getByRole('button', { name: 'Diameter by measure' });
  await filters(page)
    .getByRole('switch', { name: /^Sizes by measure/ })
    .check();
  await expect(measured).toHaveCount(0);
  await value(page, /^Hex bolt/).check();
  await measured.click();
  await expect(value(page, /^12 mm/)).toBeVisible();
  await filters(page)
    .getByRole('switch', { name: /^Sizes by measure/ })
    .uncheck();
  await expect(measured).toHaveCount(0);
  // When signed in it is a preference, on every device.
  await signIn(page, 'customer', '/preferences');
  await page.getByRole('switch', { name: 'Sizes by measure among the filters' }).check();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.goto('/search');
  await value(page, /^Hex bolt/).check(seconds);
  await expect(measured).toBeVisible();
});

test('FILT-04 filters are in the address, which opens the same list for someone else', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/search');
  await value(page, /^Hex bolt/).check(seconds);
  await page.getByLabel('Sort', { exact: true }).selectOption('Code, Z to A');
  await expect(page).toHaveURL(/PTYP=.*sort=code_down|sort=code_down.*PTYP=/);
  await expect.poll(() => countOf(page)).toBeLessThan(1000);
  const count = await countOf(page);
  const other = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
  await other.goto(page.url());
  await expect(chips(other)).toContainText('Product type: Hex bolt', seconds);
  await expect.poll(() => countOf(other)).toBe(count);
  await expect(grid(other).getByRole('columnheader', { name: 'Code' })).toHaveAttribute('aria-sort', 'descending');
  await other.close();
  // Stored per page: returning without parameters shows the last state.
  await page.goto('/search');
  await expect(chips(page)).toContainText('Product type: Hex bolt', seconds);
});

test('FILT-04 a filter that no longer exists is named and removed', async ({ page }) => {
  await page.goto('/search?PTYP=SQUARE_BOLT&SIZE=M12');
  await expect(page.getByText('A filter in this address no longer exists: SQUARE_BOLT (PTYP).')).toBeVisible(seconds);
  await expect(chips(page)).toContainText('Size: M12');
  await expect(page).toHaveURL(/\?SIZE=M12$/);
  expect(await countOf(page)).toBeGreaterThan(0);
});

test('FILT-05 the settings in the address of the page', async ({ page }) => {
  await page.goto('/search?show_filters=0&show_search_bar=0&open_at_start=0');
  await expect(grid(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Find parts' }).click();
  await expect(grid(page)).toBeVisible(seconds);
  await expect(filters(page)).toHaveCount(0);
  await expect(field(page)).toHaveCount(0);
});

test('SRCH-01 an unknown code finds the closest one and says so', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search/HXB-16O80-88G');
  const row = rowOf(page, 'HXB-16080-88G').first();
  await expect(row).toBeVisible(seconds);
  await expect(row).toContainText('nearly this code');
});

test('NAV-05 NAV-07 the search results view has its title, and where to buy and certificates within it', async ({
  page,
}) => {
  await page.goto('/search/M16');
  await expect(page).toHaveTitle(/^Search Results/);
  const tabs = page.getByRole('navigation', { name: 'Search results' });
  await expect(tabs.getByRole('link', { name: 'Parts' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Where to buy' }).click();
  await expect(page).toHaveURL(/\/wherebuy\/M16$/);
  await expect(page).toHaveTitle(/^Search Results/);
  await tabs.getByRole('link', { name: 'Test certificates' }).click();
  await expect(page).toHaveURL(/\/testcert\/M16$/);
  await tabs.getByRole('link', { name: 'Parts' }).click();
  await expect(grid(page)).toBeVisible(seconds);
});

test('SRCH-01 text of ten thousand characters, wildcards and control characters are harmless', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/search');
  await expect(grid(page)).toBeVisible(seconds);
  await field(page).fill('m12%_*\\ \u0007<img src=x> '.repeat(500));
  await field(page).press('Enter');
  await expect(page.getByRole('main')).toBeVisible();
  await field(page).fill('hex bolt');
  await expect.poll(() => countOf(page)).toBeGreaterThan(0);
});

test('SRCH-01 text typed while filters load stays', { tag: '@full' }, async ({ page }) => {
  const answer = await hold(page, '**/v2/get-filters');
  const asked = page.waitForRequest('**/v2/get-filters');
  await page.goto('/search');
  await asked;
  await field(page).fill('m12 galv');
  await field(page).press('Enter');
  await field(page).fill('hex bolt');
  answer();
  await expect.poll(() => countOf(page), seconds).toBeGreaterThan(0);
  await expect(field(page)).toHaveValue('hex bolt');
  await expect(chips(page)).toHaveCount(0);
});

test('PART-02 PING-05 the selector of an order adds lines without closing, confirms it, and prices visible rows', async ({
  page,
}) => {
  await openNewOrder(page);
  const codes: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/logging/activity')) return;
    const { data } = request.postDataJSON() as { data: { activities: { activity_code: string }[] } };
    codes.push(...data.activities.map(({ activity_code }) => activity_code));
  });
  await page.getByRole('button', { name: 'Find parts' }).first().click();
  await expect(field(page)).toBeFocused(seconds);
  await page.keyboard.type('WFL-12024-00Z');
  await page.keyboard.press('Enter');
  const row = rowOf(page, 'WFL-12024-00Z').first();
  await expect(row.getByText('/ 100').or(row.getByText('each'))).toBeVisible(seconds);
  const add = row.getByRole('button', { name: /^Add to Order/ });
  await add.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Click to add this product to your order');
  await row.getByLabel(/^Quantity of/).fill('200');
  await add.click();
  await expect(page.getByText(/^Added \d+ of WFL-12024-00Z as line 1/).first()).toBeVisible();
  await expect(quantityOf(page, 'WFL-12024-00Z')).toHaveValue('200');
  await field(page).fill('HXB-12050-88Z');
  const second = rowOf(page, 'HXB-12050-88Z').last();
  await second.getByRole('button', { name: /^Add to Order/ }).click();
  await expect(lines(page).getByLabel(/^Quantity, line/)).toHaveCount(2);
  await expect.poll(() => codes).toContain('vlc_500054');
  await field(page).press('Escape');
  await field(page).press('Escape');
  await expect(field(page)).toHaveCount(0);
  // F opens it again in its last state.
  await page.getByRole('main').press('f');
  await expect(field(page)).toBeFocused();
});

test('PART-02 SRCH-02 a signed-in user adds from the search page to an order; columns sort by size and price', async ({
  page,
}) => {
  await signIn(page, 'customer', '/search/m12%20hex%20bolt');
  const heads = grid(page).getByRole('columnheader');
  for (const name of ['Size', 'Length', 'Class', 'Finish', 'Price', 'Stock']) {
    await expect(heads.filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible(seconds);
  }
  // Prices move no row once they have arrived.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const first = grid(page).locator('[aria-rowindex="2"]');
  const code = (await first.getByRole('gridcell').nth(1).textContent()) ?? '';
  await first.getByRole('button', { name: /^Add to Order/ }).click(seconds);
  await expect(page.getByText(new RegExp(`^Added \\d+ of ${code} to order `)).first()).toBeVisible(seconds);
  await expect(first.getByRole('link', { name: /^In .*: \d+$/ })).toBeVisible();
  await expect(first.getByRole('button', { name: /^Add to Order/ })).toHaveCount(0);
  await grid(page).getByRole('button', { name: 'Length' }).click();
  await expect(grid(page).getByRole('columnheader', { name: 'Length' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByLabel('Sort', { exact: true }).selectOption('Price, lowest first');
  await expect(grid(page).getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('link', { name: /^Open / }).click();
  await expect(lines(page)).toContainText(code, seconds);
});

test('SRCH-01 PART-02 two families in one text give a matching set, which is added with all its parts', async ({
  page,
}) => {
  await signIn(page, 'customer', '/search/m12%20bolt%20nut%20and%202%20washers');
  const set = page.getByRole('region', { name: 'Matching set' });
  await expect(set.getByRole('listitem')).toHaveCount(3, seconds);
  await expect(set.getByRole('listitem').last()).toContainText('2 per set');
  await expect(set.getByText(/^[\d.,]+ \/ 100 sets$/)).toBeVisible(seconds);
  const codes = await set.getByRole('link').allTextContents();
  await set.getByRole('button', { name: 'Add set' }).click();
  await expect(page.getByText(/^Added the set to order /).first()).toBeVisible(seconds);
  await page.getByRole('link', { name: /^Open / }).click();
  for (const code of codes) await expect(lines(page)).toContainText(code, seconds);
});

test('PREF-01 FILT-02 clear_search_filters_after_line_added: filters are cleared after a line is added', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'multi', '/preferences');
  await page.getByRole('switch', { name: 'Clear search filters after a line is added' }).check();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.goto('/orders');
  await newOrder(page);
  await page.getByRole('button', { name: 'Find parts' }).first().click();
  await value(page, /^Hex bolt/)
    .first()
    .check(seconds);
  await expect(chips(page)).toBeVisible();
  await grid(page)
    .getByRole('button', { name: /^Add to Order/ })
    .first()
    .click();
  await expect(chips(page)).toHaveCount(0);
  await expect(page.getByText(/^Added \d+ of/).first()).toBeVisible();
});

test('PART-11 parts are compared with differences highlighted, and the address shares the comparison', async ({
  page,
}) => {
  await page.goto('/search/HXB-120');
  const boxes = grid(page).getByRole('checkbox', { name: /^Compare / });
  await boxes.nth(0).check(seconds);
  await boxes.nth(1).check();
  await page.getByRole('region', { name: 'Compare' }).getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare parts' });
  await expect(dialog.getByRole('columnheader')).toHaveCount(3);
  await expect(dialog.getByRole('cell').filter({ hasText: 'differs from' }).first()).toBeVisible();
  await expect(dialog.getByRole('img', { name: /^Drawing of/ })).toHaveCount(2);
  const address = await dialog.getByRole('link', { name: 'Open on its own page' }).getAttribute('href');
  await page.goto(address ?? '');
  await expect(page).toHaveTitle(/^Compare parts/);
  await expect(page.getByRole('columnheader')).toHaveCount(3, seconds);
  await page
    .getByRole('button', { name: /^Remove HXB-/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.goto(`${address}/NO-SUCH-PART`);
  await expect(page.getByText('There is no part NO-SUCH-PART.')).toBeVisible(seconds);
});

test('FILT-02 at 360 px filters are in a drawer, and nothing is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search/hex');
  await page.getByRole('button', { name: /^Filters/ }).click(seconds);
  const drawer = page.getByRole('dialog', { name: /^Filters/ });
  await drawer.getByRole('checkbox').nth(1).check();
  await drawer.getByRole('button', { name: /^Show [\d,]+ parts?$/ }).click();
  await expect(page.getByRole('button', { name: /^Filters .*chosen/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
