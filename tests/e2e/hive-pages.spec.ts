import type { Page } from '@playwright/test';
import { expect, fillSignIn, openPublic, signIn, test } from './portal.ts';

/** Page errors, including violations of its security policy. */
function failuresOf(page: Page): readonly string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  return failures;
}
const scriptsOf = (page: Page): readonly string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
};
/** Navigates within the app to an address that has no link. */
const within = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-01 NAV-12 HIVE-17 published pages are complete: the home page, its links, and an alias', async ({
    page,
  }) => {
    const answer = await page.goto('/home');
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle('Home · Tradeparts');
    await expect(title(page, 'Fasteners to the drawing, on site tomorrow.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Product families' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Find parts' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'About us', exact: true }).click();
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(page.getByText('Two brothers cut bolts to order')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Site' });
    await menu.getByLabel('Pages below Products').click();
    await menu.getByRole('link', { name: 'Stainless' }).click();
    await expect(page).toHaveURL(/\/products\/stainless$/);
    expect((await page.goto('/Bolts/'))?.status()).toBe(200);
    await expect(page).toHaveURL(/\/products\/bolts$/);
    await expect(page.getByRole('link', { name: 'Parts for “hex bolt”' })).toHaveAttribute(
      'href',
      '/search/hex%20bolt',
    );
  });
});

test.describe('the site menu', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Site' });
  const opener = (page: Page) => menu(page).getByLabel('Pages below Products');

  test('HIVE-01 leads to pages of both levels by keyboard', async ({ page }) => {
    const failures = failuresOf(page);
    await openPublic(page, '/home');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    const anchors = menu(page).getByRole('link', { name: 'Anchors' });
    await expect(anchors).toBeHidden();
    await menu(page).getByRole('link', { name: 'Products' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(anchors).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(anchors).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Space');
    // A hidden link takes no focus, and focus() waits only for the element to exist.
    await expect(anchors).toBeVisible();
    await anchors.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/anchors$/);
    await expect(title(page, 'Anchors')).toBeVisible();
    await expect(anchors).toBeHidden();
    expect(failures).toEqual([]);
  });

  test('HIVE-01 is usable on a phone, with every link in reach', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPublic(page, '/home');
    await opener(page).click();
    const bolts = menu(page).getByRole('link', { name: 'Bolts' });
    await expect(bolts).toBeInViewport({ ratio: 1 });
    const box = await bolts.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await title(page, 'Fasteners to the drawing, on site tomorrow.').click({ position: { x: 5, y: 5 }, force: true });
    await expect(bolts).toBeHidden();
    await menu(page).getByRole('link', { name: 'About us' }).click();
    await expect(title(page, 'About us')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('HIVE-17 NAV-12 a server-rendered page becomes interactive in place, and its links stay in the app', async ({
  page,
}) => {
  const failures = failuresOf(page);
  const scripts = scriptsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => void (/published-pages/.test(request.url()) && asked.push(request.url())));
  await page.addInitScript(() => {
    const taken: string[] = [];
    const shifts: number[] = [];
    Object.assign(window, { taken, shifts });
    new MutationObserver((records) => {
      for (const { target, removedNodes } of records) {
        const inMain = target instanceof Element && target.closest('main') !== null;
        for (const node of removedNodes)
          if (node instanceof Element && (inMain || node.localName === 'main')) taken.push(node.localName);
      }
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPublic(page, '/home');
  await expect(page.locator('[data-island="carousel"][data-island-on]')).toBeVisible();
  // Nothing was rendered again, moved or requested.
  const { taken, shifts } = await page.evaluate(() => {
    // The window object cannot be serialised.
    const kept = window as unknown as { taken: readonly string[]; shifts: readonly number[] };
    return { taken: kept.taken, shifts: kept.shifts };
  });
  expect(taken).toEqual([]);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  expect(asked).toEqual([]);
  expect(scripts.filter((name) => name.includes('FetchedPage'))).toEqual([]);

  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('main').getByRole('link', { name: 'About us', exact: true }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(title(page, 'About us')).toBeVisible();
  await expect(page).toHaveTitle('About us · Tradeparts');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^We sell bolts, nuts, washers/);
  await page.getByRole('button', { name: '1955' }).click();
  await expect(page.getByText('Power stations need high tensile bolts')).toBeVisible();
  await expect(page.getByText('Two brothers cut bolts to order')).toBeHidden();
  await page.goBack();
  await expect(title(page, 'Fasteners to the drawing, on site tomorrow.')).toBeVisible();
  await expect(page).toHaveTitle('Home · Tradeparts');

  await within(page, '/nobody-has-this');
  await expect(title(page, 'Page not found')).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Tradeparts');
  await within(page, '/who-we-are?from=mail#top');
  await expect(page).toHaveURL(/\/about-us\?from=mail#top$/);
  await expect(title(page, 'About us')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { stays?: boolean }).stays)).toBe(true);
  expect(failures).toEqual([]);
});

test('HIVE-17 a page without islands loads neither islands nor the browser renderer', async ({ page }) => {
  const failures = failuresOf(page);
  const scripts = scriptsOf(page);
  await openPublic(page, '/articles/hydrogen-and-class-10-9');
  await expect(title(page, 'Class 10.9 and hydrogen')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const hive = /FetchedPage|islands|carousel|more-|overlay-|player|product-selector|theatre|tips-|years/;
  expect(scripts.filter((name) => hive.test(name))).toEqual([]);
  expect(failures).toEqual([]);
});

test('FILT-05 a page has the interactive product selector, open at the start if its uri settings say so', async ({
  page,
}) => {
  const selector = page.getByRole('region', { name: 'Find parts' });
  const first = page.getByRole('grid', { name: 'Parts' }).locator('[aria-rowindex="2"]');
  await openPublic(page, '/products/bolts');
  await expect(selector).toBeVisible();
  await expect(first).toContainText(/hex bolt/i);
  await expect(page.getByRole('link', { name: 'Search the catalogue' })).toBeHidden();

  await openPublic(page, '/products/anchors');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const open = page.getByRole('main').getByRole('button', { name: 'Find parts' });
  await expect(open).toBeVisible();
  await expect(selector).toBeHidden();
  await open.click();
  await expect(first).toContainText(/anchor/i);
});

test('NAV-12 SESS-01 signed-in users get the same pages; a failed page can be retried', async ({ page }) => {
  await signIn(page, 'customer', '/about-us');
  await expect(title(page, 'About us')).toBeVisible();
  await expect(page).toHaveTitle('About us · Tradeparts');
  const menu = page.getByRole('navigation', { name: 'Site' });
  await expect(menu.getByRole('link', { name: 'About us' })).toHaveAttribute('aria-current', 'page');
  await page.route('**/get-published-pages', (route) => route.abort());
  await within(page, '/tomorrow');
  // After the call's own retries.
  await expect(page.getByText('We couldn’t load this page.')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/get-published-pages');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page, 'Ordered by four, on site by seven.')).toBeVisible();
});

test('NAV-05 NAV-18 HIVE-03 staff can edit the page that they view; search selects none', async ({ page }) => {
  const edit = page.getByRole('option', { name: /^Edit the page/ });
  const commands = page.getByRole('combobox', { name: 'Commands' });
  await page.goto('/login');
  await fillSignIn(page, 'mktg');
  await expect(page).not.toHaveURL(/\/login/);
  await within(page, '/about-us');
  await expect(title(page, 'About us')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(edit).toHaveText(/\/about-us/);
  await page.keyboard.press('Escape');
  await within(page, '/search/M12');
  await expect(title(page, 'Parts for “M12”')).toBeAttached();
  await page.keyboard.press('Control+k');
  await expect(commands).toBeFocused();
  await expect(edit).toHaveCount(0);
  await page.keyboard.press('Escape');
  await within(page, '/products/anchors');
  await expect(title(page, 'Anchors')).toBeVisible();
  await page.keyboard.press('Control+k');
  await edit.click();
  await expect(page).toHaveURL(/\/hive\?uri=%2Fproducts%2Fanchors/);
});
