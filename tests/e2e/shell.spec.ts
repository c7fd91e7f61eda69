import type { Page } from '@playwright/test';
import { askWithOrders, reportsOf } from './frame.ts';
import {
  addLine,
  codeField,
  everythingSent,
  expect,
  line,
  lines,
  openNewOrder,
  openPublic,
  signIn,
  test,
} from './portal.ts';

/** Runs a palette command; the palette loads on first use. */
async function command(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('SHELL-08 a server message pops up on any page but /login', async ({ page, context }) => {
  await signIn(page);
  await askWithOrders(page, { action: 'popup_message', user_message: 'We close at noon on Friday.' });
  await page.goto('/orders');
  await expect(messages(page)).toContainText('We close at noon on Friday.');
  await page.unrouteAll({ behavior: 'wait' });
  await context.clearCookies({ name: 'bearer' });
  await expect(page).toHaveURL(/\/out$/);
  await expect(messages(page)).toBeVisible();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page.getByLabel('User name')).toBeVisible();
  await expect(messages(page)).toHaveCount(0);
  await page.goBack();
  await messages(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(messages(page)).toHaveCount(0);
});

test('SHELL-13 PING-06 a failing region leaves the rest usable, and each error is reported once', async ({ page }) => {
  const reports = reportsOf(page);
  await openNewOrder(page);
  await page.route('**/assets/KeysDialog-*', (route) => route.abort());
  await page.getByText('Before you confirm').click();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('alert').filter({ hasText: 'This panel could not be shown.' })).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(line(page, 'HXB-12050-88Z')).toBeVisible();
  await expect(page.getByRole('button', { name: /Kestrel Fabrication/ })).toBeVisible();

  reports.splice(0);
  await page.evaluate(() => {
    const error = new TypeError('nobody caught this');
    for (let i = 0; i < 3; i += 1) {
      setTimeout(() => {
        throw error;
      });
    }
    void Promise.reject(new RangeError('nor that'));
  });
  await expect.poll(() => [...reports].sort()).toEqual(['nobody caught this', 'nor that']);
  await expect(everythingSent(page)).toBeVisible();
});

test('SHELL-05 the developer console shows calls with their envelopes, the features of the host and the session', async ({
  page,
}) => {
  // A user with few orders: the calls of one with many exceed the list.
  await signIn(page, 'public');
  await command(page, 'developer');
  const console = page.getByRole('dialog', { name: 'Developer console' });
  await expect(console.getByRole('region', { name: 'Session' })).toContainText('public, public');
  await expect(console.getByRole('region', { name: 'Features of this host' })).toContainText('localhost');
  const calls = console.getByRole('region', { name: 'Calls' });
  await expect(calls.getByText('login', { exact: true })).toBeVisible();
  await calls.getByText('login', { exact: true }).click();
  await expect(calls.getByText('"status": "OK"').first()).toBeVisible();
  await console.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('SHELL-01 header, footer and pages keep within the window from 360 to 1680 px', async ({ page }) => {
  const id = await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(everythingSent(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, / })).toBeVisible();
  for (const path of [`/orders/${id}`, '/orders', '/search/m16', '/home']) {
    await page.goto(path);
    await expect(page.getByRole('main').first()).toBeVisible();
    for (const width of [1680, 1440, 1120, 760, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
      const header = page.getByRole('banner');
      await expect(header.getByRole('combobox', { name: 'Search products' })).toBeInViewport();
      await expect(header.getByRole('button', { name: /Moira|Kestrel/ })).toBeInViewport();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  const header = page.getByRole('banner');
  await header.getByLabel('Search in').selectOption('Certificates');
  await header.getByRole('combobox', { name: 'Search certificates' }).fill('HXB');
  await header.getByRole('combobox', { name: 'Search certificates' }).press('Enter');
  await expect(page).toHaveURL(/\/testcert\/HXB$/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Where to buy' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('SHELL-06 the small view opens on the orders, and shows an order as cards with its total at the bottom', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/landing');
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/orders/new');
    await expect(codeField(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Order total' })).toBeInViewport();
    await addLine(page, 'HXB-12050-88Z', '300');
    await expect(page.getByRole('region', { name: 'Order total' })).toContainText(/\d\.\d\d/);
    const box = await line(page, 'HXB-12050-88Z').boundingBox();
    // Three rows of it are visible, not one.
    expect(box?.height).toBeGreaterThan(60);
    expect(await lines(page).evaluate((grid) => grid.scrollWidth - grid.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test('SHELL-12 the footer links to the classic version', async ({ page }) => {
  await openPublic(page, '/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Classic version of this site' }).click();
  await expect(page).toHaveURL(/\/login-classic$/);
  await expect(page.getByLabel('User name')).toBeVisible();
});

test('SHELL-02 an outdated browser gets a notice without scripts, and Legacy Edge its own page', async ({
  browser,
  baseURL,
}) => {
  const shown = async (userAgent: string) => {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), userAgent, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/home');
    return page;
  };
  const old = await shown('Mozilla/5.0 (Windows NT 6.1; rv:20.0) Gecko/20100101 Firefox/20.0');
  await expect(old.getByRole('status')).toContainText('This version of Firefox is too old');
  await expect(old.getByRole('heading', { level: 1 })).toBeVisible();
  const edge = await shown('Mozilla/5.0 (Windows NT 10.0) Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763');
  await expect(edge).toHaveURL(/\/legacy-edge$/);
  await expect(edge.getByRole('heading', { level: 1 })).toHaveText('This browser is no longer supported');
  await old.context().close();
  await edge.context().close();
});

test.describe('before cookie bar and tour are answered', () => {
  test.use({ questionsAnswered: false });

  test('SHELL-03 the cookie bar stays until answered, shifts no layout, hides nothing permanently, and does not return', async ({
    page,
  }) => {
    const bar = page.getByRole('region', { name: 'Cookies' });
    await openPublic(page, '/home');
    await expect(bar).toBeInViewport();
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(
              list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          // Nothing is reported if nothing has moved.
          requestIdleCallback(() => requestIdleCallback(() => resolve(0)));
        }),
    );
    expect(moved).toBeLessThan(0.02);
    const foot = page.getByRole('link', { name: 'Classic version of this site' });
    await foot.focus();
    const [ends, begins] = [await foot.boundingBox(), await bar.boundingBox()];
    expect((ends?.y ?? 0) + (ends?.height ?? 0)).toBeLessThanOrEqual(begins?.y ?? 0);
    await signIn(page);
    await expect(bar).toBeInViewport();
    // The ordering screens leave room for it, so the window need not scroll.
    const over = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect.poll(over).toBeLessThanOrEqual(1);
    await bar.getByRole('button', { name: 'Essential only' }).click();
    await expect(bar).toHaveCount(0);
    await page.goto('/orders#console');
    // Loaded together with the bar.
    await expect(page.getByRole('dialog', { name: 'Developer console' })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('SHELL-07 the tour is offered once on the ordering screens, can be left, and restarts on demand', async ({
    page,
  }) => {
    const offer = page.getByRole('region', { name: 'Guided tour' });
    const tour = page.getByRole('region', { name: 'Tour', exact: true });
    await signIn(page);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.getByRole('tab', { name: 'Quick Quote' }).click();
    await offer.getByRole('button', { name: 'Show me around' }).click();
    const steps = [
      ['Orders are tabs', 'order-tabs'],
      ['Add a line', 'entry-line'],
      ['Lines explain what changed', 'order-lines'],
      ['Before you confirm', 'order-side'],
    ];
    for (const [title, target] of steps) {
      await expect(tour.getByRole('heading', { name: title })).toBeVisible();
      // What the step explains is on the screen.
      await expect(page.locator(`#${target}`)).toBeVisible();
      await tour.getByRole('button', { name: 'Next' }).click();
    }
    await tour.getByRole('button', { name: 'Back' }).click();
    await expect(tour.getByText('4 of 5')).toBeVisible();
    await tour.getByRole('button', { name: 'Next' }).click();
    await tour.getByRole('button', { name: 'Done' }).click();
    await expect(tour).toHaveCount(0);
    await expect(page).toHaveURL(/\/orders\/quick_quote$/);

    await page.goto('/orders#tour');
    await expect(tour.getByText('1 of 5')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
    await expect(offer).toHaveCount(0);
    await command(page, 'guided');
    await tour.getByRole('button', { name: 'Skip the tour' }).click();
    await expect(tour).toHaveCount(0);
    await expect(page).toHaveURL(/\/orders$/);
  });
});

/** The first Tab stop of the page, and where it leads. */
async function skips(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  // A page that is still loading may put the focus into its work, such as the entry field, at any moment.
  await expect(async () => {
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    await page.keyboard.press('Tab');
    await expect(skip, path).toBeFocused({ timeout: 500 });
    await expect(skip, path).toBeInViewport({ timeout: 500 });
    await page.keyboard.press('Enter');
    await expect(page.locator('#content'), path).toBeFocused({ timeout: 500 });
  }).toPass();
}

test('SHELL-15 the first Tab stop of every kind of page skips its header', { tag: '@full' }, async ({ page }) => {
  const others = process.env.PORTAL_TESTS === 'full' ? ['/wherebuy', '/404', '/orders/account', '/preferences'] : [];
  for (const path of ['/home', '/part/HXB-12050-88Z', '/search/M16', '/login']) await skips(page, path);
  await signIn(page);
  for (const path of ['/orders', '/orders/KES014-204817', ...others]) await skips(page, path);
});
