import { expect, hold, openPublic, signIn, test, withBuiltInHome } from './portal.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-01 SRCH-01 the server renders the built-in home page, styled, with families and a plain search form', async ({
    page,
    server,
  }) => {
    await withBuiltInHome(server, async () => {
      const answer = await page.goto('/home');
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(/^Home · /);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/2,[0-9]{3} parts/).first()).toBeVisible();
      const families = page.getByRole('region', { name: 'Product families' }).getByRole('link');
      await expect(families).toHaveCount(8);
      const height = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);
      expect(height).toBe(48);
      await page.getByLabel('Code, size or words').fill('M16 x 80');
      await page.getByRole('button', { name: 'Find parts' }).click();
      await expect(page).toHaveURL(/\/search\/M16%20x%2080$/);
    });
  });

  test('NAV-02 the server renders a part, styled, with its dimensions', async ({ page }) => {
    await page.goto('/part/HXB-12050-88Z');
    await expect(page.getByRole('heading', { level: 1, name: /^Hex bolt M12/ })).toBeVisible();
    await expect(page.getByRole('table', { name: /^Dimensions of/ })).toBeVisible();
    const width = await page.getByRole('main').evaluate((main) => getComputedStyle(main).maxWidth);
    expect(width).toBe('1248px');
  });

  test('NAV-05 SRCH-01 the server renders the first search results with links to the parts', async ({ page }) => {
    await page.goto('/search/HXB-12050');
    await expect(page.getByRole('list', { name: 'First results' })).toBeVisible();
    await page.goto('/search?q=HXB-12050');
    await expect(page).toHaveURL(/\/search\/HXB-12050$/);
    await page.getByRole('list', { name: 'First results' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/part\/HXB-12050/);
  });

  test('NAV-09 NAV-12 an unknown address answers 404 with links', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('NAV-01 the app hydrates the built-in home page: nothing moves, nothing fails', async ({ page, server }) => {
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

test('SRCH-01 SRCH-02 text typed before hydration stays and is searched for', async ({ page }) => {
  const letCome = await hold(page, '**/assets/app-*.js');
  await page.goto('/home', { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.pressSequentially('HXB-1205');
  letCome();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('HXB-1205');
  await expect(field).toHaveValue('HXB-1205');
  await expect(field).toBeFocused();
});

for (const [path, heading, early, tag] of [
  ['/part/HXB-12050-88Z', /^Hex bolt M12/, 'Thread length', undefined],
  ['/part/HXB-1205O-88Z', /^There is no part/, 'The last 0 was typed as the letter O.', '@full'],
  ['/search/HXB-12050', /^Parts for/, 'HXB-12050-88Z', '@full'],
  // The selector says how words were read, above its results.
  ['/search/M12', /^Parts for/, 'WFL-12024-00Z', undefined],
] as const) {
  const title = `NAV-02 NAV-05 the browser hydrates ${path} as the server rendered it: nothing fails, nothing moves`;
  test(title, { tag }, async ({ page, server }) => {
    const html = await (await fetch(server.url + path)).text();
    expect(html).toContain(early);
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      // The server's heading is the first one of the document. React replaces it if it does not match.
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1');
        if (!heading) return;
        Object.assign(window, { heading });
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(early).first()).toBeVisible();
    if (path.startsWith('/search')) await expect(page.getByRole('region', { name: 'Find parts' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { heading: Element }).heading.isConnected)).toBe(true);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: readonly number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    expect(failures).toEqual([]);
  });
}

test('SESS-01 a visitor with a bearer cookie gets the page rendered in the browser', async ({ page, server }) => {
  await signIn(page);
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await fetch(`${server.url}/home`, { headers: { cookie } })).text();
  expect(html).toContain('<div id="root"></div>');
  const visitors = await (await fetch(`${server.url}/home`)).text();
  expect(visitors).toContain('<h1');
  expect(visitors).not.toMatch(/ style="/);
});

test('NAV-12 SHELL-03 a page comes compressed and with the question about cookies, which an answer hides before the first paint', async ({
  page,
  server,
}) => {
  const response = await fetch(`${server.url}/search/M12`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toContain('We use cookies');
  // Without scripts nobody could dismiss it; once dismissed, it is not shown again.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/search/M12');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  await page.evaluate(() => document.documentElement.setAttribute('data-cookies', 'open'));
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
});
