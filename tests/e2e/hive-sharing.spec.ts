import type { Page } from '@playwright/test';
import { expect, signIn, test } from './portal.ts';

/** A new page with a title, made in the open builder. */
async function newPage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  const { workerIndex, repeatEachIndex, retry } = test.info();
  await dialog
    .getByLabel('Address')
    .fill(`/${name.toLowerCase().replaceAll(' ', '-')}-${workerIndex}-${repeatEachIndex}-${retry}`);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create page' }).click();
  await page.getByRole('tree', { name: 'Components' }).getByRole('treeitem', { name: /^Page/ }).focus();
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Insert a component' }).getByRole('searchbox').fill('Title');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Not yet for everybody');
  await expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible();
}

test('HIVE-15 HIVE-17 a visitor sees a draft by its preview link until the links are ended', async ({
  page,
  browser,
}) => {
  await signIn(page, 'mktg', '/hive');
  await newPage(page, 'Shared draft');
  await page.getByRole('button', { name: 'More for this draft' }).click();
  await page.getByRole('menuitem', { name: 'Share a preview…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share a preview of Shared draft' });
  await dialog.getByLabel('Works for').selectOption('One day');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Preview link').inputValue();
  await expect(dialog.getByText(/^Works until .* Sydney time$/)).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  const response = await visitor.goto(link);
  expect(response?.headers()['x-robots-tag']).toContain('noindex');
  await expect(visitor.getByRole('heading', { name: 'Not yet for everybody' })).toBeVisible();
  await expect(visitor.getByText(/This is a draft\. Visitors do not see it yet\./)).toBeVisible();
  await expect(visitor.getByText(/looks as it does to visitors who/)).toBeVisible();
  await visitor.getByRole('radio', { name: 'Customer' }).click();
  await expect(visitor).toHaveURL(/\?as=customer$/);
  await expect(visitor.getByText(/with sample prices and stock/)).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Not yet for everybody' })).toBeVisible();
  await dialog.getByRole('button', { name: 'End all links of this draft' }).click();
  await expect(dialog.getByText('The link no longer works.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('This preview link no longer works.')).toBeVisible();
  await context.close();
});

test('HIVE-15 from the page builder a draft opens as a visitor, a customer or staff sees it; the author stays signed in', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'mktg', '/hive');
  await newPage(page, 'Seen as');
  const open = async (name: string) => {
    await page.getByRole('button', { name: 'More for this draft' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('menuitem', { name }).click();
    const preview = await opened;
    await expect(preview.getByRole('heading', { name: 'Not yet for everybody' })).toBeVisible();
    return preview;
  };
  const visitor = await open('Preview as a visitor');
  await expect(visitor.getByRole('radio', { name: 'Visitor' })).toBeChecked();
  const customer = await open('Preview as a customer');
  await expect(customer.getByRole('radio', { name: 'Customer' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('tree', { name: 'Components' })).toBeVisible();
});

test('HIVE-15 two people in one draft see each other, and what the other has selected', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'mktg', '/hive');
  await newPage(page, 'Two people');
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await signIn(other, 'tech');
  await other.goto(page.url());
  await other
    .getByRole('tree', { name: 'Components' })
    .getByRole('treeitem', { name: /^Title/ })
    .click();
  const people = page.getByRole('list', { name: 'Also in this draft' });
  await expect(people.getByRole('button', { name: /, at Title — Not yet for everybody\. Go there$/ })).toBeVisible();
  await expect(page.frameLocator('iframe[title="Page at 1200 pixels"]').locator('[data-other]')).toBeVisible();
  await expect(other.getByRole('list', { name: 'Also in this draft' }).getByRole('button')).toHaveCount(1);
  await other.getByRole('tab', { name: /^Pages/ }).click();
  await other.getByRole('treeitem', { name: /^Home/ }).click();
  await expect(people).toHaveCount(0);
  await context.close();
});
