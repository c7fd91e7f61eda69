import { expect, hold, openPublic, signIn, test, withBuiltInHome } from './portal.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-01 SRCH-01 the built-in home page stands in the answer of the server, styled, with its families; its search is a plain form', async ({
    page,
    server,
  }) => {
    await withBuiltInHome(server, async () => {
      const answer = await page.goto('/home');
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(/^Home · /);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('2,000 parts', { exact: false }).first()).toBeVisible();
      const families = page.getByRole('region', { name: 'Product families' }).getByRole('link');
      await expect(families).toHaveCount(8);
      const height = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);
      expect(height).toBe(48);
      await page.getByLabel('Code, size or words').fill('M16 x 80');
      await page.getByRole('button', { name: 'Find parts' }).click();
      await expect(page).toHaveURL(/\/search\/M16%20x%2080$/);
    });
  });

  test('NAV-09 NAV-12 an address that leads nowhere answers 404, with a way on', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('NAV-01 the app takes the built-in home page over as it stands: nothing moves, nothing fails', async ({
  page,
  server,
}) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await withBuiltInHome(server, async () => {
    await openPublic(page, '/home');
    await page.mouse.move(200, 300);
    await expect(page.getByRole('region', { name: 'Product families' })).toHaveAttribute('aria-labelledby', 'families');
    const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    expect(failures).toEqual([]);
  });
});

test('SRCH-01 SRCH-02 what is typed before the app has come stays, and is searched for', async ({ page }) => {
  const letCome = await hold(page, '**/assets/app-*.js');
  await page.goto('/home', { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.pressSequentially('HXB-1205');
  letCome();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('HXB-12050');
  await expect(field).toHaveValue('HXB-1205');
  await expect(field).toBeFocused();
});

for (const [path, heading] of [
  ['/part/HXB-12050-88Z', /^Hex bolt M12/],
  ['/search/M12', /^Parts for/],
] as const) {
  test(`NAV-02 NAV-05 what the server drew of ${path} stays until the app has it, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(() => {
      const seen: string[] = [];
      const shifts: number[] = [];
      Object.assign(window, { seen, shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      let isServed = false;
      new MutationObserver(() => {
        const root = document.getElementById('root');
        const served = document.getElementById('served');
        isServed ||= served !== null;
        const isSeen = (element: Element | null) =>
          element !== null && getComputedStyle(element).visibility === 'visible';
        // One of the two at any time, and the app only with something to show.
        if (isServed && root && (isSeen(root) === isSeen(served) || (isSeen(root) && !root.querySelector('main h1'))))
          seen.push('wrong');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await expect(page.locator('#root').getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('#served')).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { seen, shifts } = await page.evaluate(() => {
      const kept = window as unknown as { seen: readonly string[]; shifts: readonly number[] };
      return { seen: kept.seen, shifts: kept.shifts };
    });
    expect(seen).toEqual([]);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });
}

test('SESS-01 who may be signed in gets the page from the browser, which knows', async ({ page, server }) => {
  await signIn(page);
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await fetch(`${server.url}/home`, { headers: { cookie } })).text();
  expect(html).toContain('<div id="root"></div>');
  const visitors = await (await fetch(`${server.url}/home`)).text();
  expect(visitors).toContain('<h1');
  expect(visitors).not.toMatch(/ style="/);
});
