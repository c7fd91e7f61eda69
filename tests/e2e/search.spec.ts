import { addLine, expect, line, openNewOrder, openPublic, test, withBuiltInHome } from './portal.ts';

test('SRCH-01 SRCH-02 SRCH-03 the header suggests while typing, by keyboard alone, without a call', async ({
  page,
}) => {
  await openPublic(page, '/home');
  await expect(page.getByPlaceholder(/in 2,[0-9]{3} parts/)).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/v[23]\//.test(request.url()) && !/ping|activity|get-stocklist|get-filters/.test(request.url()))
      calls.push(request.url());
  });
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await expect(field).toBeFocused();
  await page.keyboard.type('HXB-1205');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('HXB-1205');
  await expect(options.first().locator('mark').first()).toHaveText('HXB-1205');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/HXB-1205/);
  await expect(page.getByRole('grid', { name: 'Parts' }).locator('[aria-rowindex="2"]')).toContainText('HXB-1205');
  expect(calls).toEqual([]);
});

test('SRCH-01 words find parts by their description, from the built-in home page', async ({ page, server }) => {
  await withBuiltInHome(server, async () => {
    await openPublic(page, '/home');
    await page.getByLabel('Code, size or words').fill('hex bolt M16');
    await page.getByRole('button', { name: 'Find parts' }).click();
    await expect(page).toHaveURL(/\/search\/hex%20bolt%20M16$/);
    const first = page.getByRole('grid', { name: 'Parts' }).locator('[aria-rowindex="2"]');
    await expect(first).toContainText(/Hex bolt.*M16/);
  });
});

test('SRCH-01 an empty result says what to try', async ({ page }) => {
  await page.goto('/search/zzzzzz');
  await expect(page.getByText('No parts match all of these words.')).toBeVisible();
});

test('SRCH-01 the category where to buy searches the stores', { tag: '@full' }, async ({ page }) => {
  await openPublic(page, '/home');
  await page.getByLabel('Search in', { exact: true }).selectOption('Where to buy');
  await page.getByRole('combobox', { name: 'Search where to buy' }).fill('sydney');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wherebuy\/sydney$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/NSW.*km/);
});

test("SRCH-01 a customer's own code finds the part and says so", async ({ page }) => {
  await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(line(page, 'HXB-12050-88Z')).toContainText('KF-1032');
  await page.getByRole('combobox', { name: 'Search products' }).fill('KF-1032');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('HXB-12050-88Z');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('your code KF-1032');
});

test('SRCH-01 the category certificates lists the parts that have any', async ({ page }) => {
  await openPublic(page, '/home');
  await page.getByLabel('Search in', { exact: true }).selectOption('Certificates');
  await page.getByRole('combobox', { name: 'Search certificates' }).fill('HXB-16080-88G');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/testcert\/HXB-16080-88G$/);
  await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText(/TC-\d+.*HXB-16080-88G/);
});

test('SRCH-02 beside an open order nothing in the results is cut, and each says its size', async ({ page }) => {
  await openNewOrder(page);
  const results = page.getByRole('grid', { name: 'Parts' });
  const cells = results.getByRole('gridcell');
  for (const width of [1366, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    for (const words of ['m12 washer stainless', 'self drilling 14g']) {
      await page.goto(`/search/${words}`);
      await expect(cells.first()).toBeVisible();
      const cut = await cells.evaluateAll((all) =>
        all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent),
      );
      expect(cut, `${words} at ${width}`).toEqual([]);
    }
    await page.goto('/search/m12 washer stainless');
    // Hidden words are no part of the visible text.
    await expect(results.locator('[aria-rowindex="2"]')).toContainText(/\bM12\b/, { useInnerText: true });
  }
});
