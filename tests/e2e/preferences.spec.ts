import { preferenceNames, themeNames } from '@portal/domain/preference';
import { addLine, expect, line, newOrder, root, signIn, test } from './portal.ts';

test('PREF-01 PREF-02 THEME-01 a preference applies immediately and survives a reload', async ({ page }) => {
  await signIn(page, 'many', '/preferences');
  const theme = page.getByLabel('Colour theme');
  await expect(theme.locator('option')).toHaveText([...themeNames]);
  await page.getByLabel('Number format').selectOption('1.234,56');
  await page.getByLabel('Currency format').selectOption('1.234,56');
  await page.getByLabel('Vertical spacing').selectOption('Compact');
  await page.getByRole('switch', { name: 'Show icons' }).uncheck();
  await expect(root(page)).toHaveAttribute('data-spacing', 'compact');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Number format')).toHaveValue('2');
  await expect(page.getByRole('switch', { name: 'Show icons' })).not.toBeChecked();
  await expect(root(page)).toHaveAttribute('data-spacing', 'compact');
  await page.getByRole('tab', { name: 'Orders' }).click();
  await newOrder(page);
  await addLine(page, 'WFL-12024-00Z', '10000');
  await expect(line(page, 'WFL-12024-00Z').getByLabel(/^Quantity/)).toHaveValue('10.000');
  await expect(line(page, 'WFL-12024-00Z')).toContainText(/\d,\d\d/);
});

test('PREF-01 every known preference has a control', async ({ page }) => {
  await signIn(page, 'many', '/orders/account');
  const section = page.getByRole('region', { name: 'Preferences' });
  await expect(section.locator('select, input, [role="switch"]')).toHaveCount(preferenceNames.length);
});

test('PREF-01 classic mode overrides two preferences only', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'mktg', '/preferences');
  await page.getByRole('switch', { name: 'Classic mode' }).check();
  await expect(page.getByText('Set by classic mode.')).toHaveCount(2);
});

test('THEME-02 THEME-01 a theme applies to the ordering screens immediately, and before the first paint of the next visit', async ({
  page,
}) => {
  await signIn(page, 'multi');
  await newOrder(page);
  await page.getByLabel('Theme').selectOption('Midnight');
  await expect(root(page)).toHaveAttribute('data-theme', 'midnight');
  await page.getByRole('link', { name: 'Tradeparts' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(root(page)).toHaveAttribute('data-theme', 'standard');
  await page.goBack();
  await expect(root(page)).toHaveAttribute('data-theme', 'midnight');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { theme } = document.documentElement.dataset;
      (window as unknown as { themes: string[] }).themes ??= [];
      (window as unknown as { themes: string[] }).themes.push(theme ?? '');
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-theme'] });
  });
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { themes?: string[] }).themes ?? []);
  expect(new Set(seen)).toEqual(new Set(['midnight']));
});

test('CART-01 CART-12 open tabs come back after a reload and in another browser', async ({ page, browser, server }) => {
  await signIn(page, 'many');
  const first = await newOrder(page);
  await page.getByRole('tab', { name: 'Orders' }).click();
  const second = await newOrder(page);
  await page.reload();
  for (const id of [first, second]) {
    await expect(page.getByRole('tab', { name: new RegExp(id.slice(-6)) })).toBeVisible();
  }
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(other, 'many');
  for (const id of [first, second]) {
    await expect(other.getByRole('tab', { name: new RegExp(id.slice(-6)) })).toBeVisible();
  }
  await other.context().close();
});
