import type { Browser, Page } from '@playwright/test';
import { expect, signIn, test } from './portal.ts';

/** The number of columns of the grid, and whether the heading shows, for a visitor on a screen of this width. */
async function seenAt(browser: Browser, url: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.getByText('Galvanised').first()).toBeVisible();
  const grid = page.locator('main [data-widths] > div').first();
  const columns = await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
  const heading = await page.getByRole('heading', { name: 'For wide screens' }).count();
  await context.close();
  return { columns, heading };
}

async function insert(page: Page, type: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Insert a component' }).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(type);
  await page.keyboard.press('Enter');
}

test('HIVE-16 HIVE-17 a grid has its own columns on phones and a title is hidden there, on the canvas and for visitors', {
  tag: '@full',
}, async ({ page, browser, baseURL }) => {
  await signIn(page, 'mktg', '/hive');
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  const address = `/widths-${test.info().workerIndex}-${test.info().retry}`;
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByLabel('Name').fill('Widths');
  await dialog.getByRole('button', { name: 'Create page' }).click();
  const rows = page.getByRole('tree', { name: 'Components' });
  await rows.getByRole('treeitem', { name: /^Page/ }).focus();
  await insert(page, 'Title');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('For wide screens');
  await page.getByRole('toolbar', { name: 'Not shown on' }).getByRole('button', { name: 'Phone', exact: true }).click();

  await rows.getByRole('treeitem', { name: /^Page/ }).focus();
  await insert(page, 'Grid');
  await page.getByRole('textbox', { name: 'Rows', exact: true }).fill('1');
  await rows.getByRole('treeitem', { name: /^Grid/ }).focus();
  await insert(page, 'Text');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Galvanised');
  await rows.getByRole('treeitem', { name: /^Grid/ }).click();
  // The device of the settings is the width of the canvas.
  await page.getByRole('radiogroup', { name: 'Values for' }).getByRole('radio', { name: 'Phone' }).click();
  const frame = page.frameLocator('iframe[title="Page at 390 pixels"]');
  const onPhones = page.getByRole('textbox', { name: 'Columns on phones' });
  await expect(onPhones).toHaveAttribute('placeholder', '3');
  await onPhones.fill('2');
  await expect(frame.locator('[data-widths]')).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'For wide screens' })).toBeHidden();
  await page
    .getByRole('radiogroup', { name: 'Width of the page in pixels' })
    .getByRole('radio', { name: '1200' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Columns', exact: true })).toHaveValue('3');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Review Widths' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  const url = new URL(address, baseURL).href;
  expect(await seenAt(browser, url, 390)).toEqual({ columns: 2, heading: 0 });
  expect(await seenAt(browser, url, 1440)).toEqual({ columns: 3, heading: 1 });
});
