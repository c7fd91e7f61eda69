import type { Page } from '@playwright/test';
import { codeField, expect, openNewOrder, openPublic, palette, signIn, test } from './portal.ts';

const keys = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
}

test('the palette goes to screens, finds parts and orders by name, and signs out', async ({ page }) => {
  const id = await openNewOrder(page);
  await open(page);
  await page.keyboard.type('quick');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/quick_quote$/);

  await open(page);
  await page.keyboard.type(id.slice(-6));
  await page.getByRole('option', { name: new RegExp(id) }).click();
  await expect(page).toHaveURL(new RegExp(`${id}$`));

  await open(page);
  await page.keyboard.type('search for');
  await page.keyboard.press('Enter');
  await expect(palette(page, 'Search for a part')).toBeFocused();
  await page.keyboard.type('HXB-16080-88G');
  await expect(page.getByRole('option', { name: /^HXB-16080-88G Hex/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/HXB-16080-88G$/);

  await open(page);
  await page.keyboard.type('sign out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(logout|out)/);
});

test('the palette changes the theme, remembers recent commands, and restores the focus', { tag: '@full' }, async ({
  page,
}) => {
  await openNewOrder(page);
  await codeField(page).focus();
  await open(page);
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(palette(page, 'Theme')).toBeFocused();
  await page.keyboard.type('midnight');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'midnight');
  await expect(codeField(page)).toBeFocused();
  await open(page);
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(['Theme']);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(codeField(page)).toBeFocused();
});

test('HIVE-16 staff search in the page builder without being refused orders, of which they have none', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'mktg', '/hive');
  await page.getByRole('treeitem', { name: /^About us/ }).click();
  await expect(page.getByRole('tree', { name: 'Components' })).toBeVisible();
  await open(page);
  await page.keyboard.type('nothing of this name');
  await expect(page.getByText('Nothing found. Try another word or a part code.').first()).toBeVisible();
  await expect(page.getByText('You don’t have access to this.')).toHaveCount(0);
});

test('SHELL-14 ? lists the shortcuts, and is an ordinary character while typing', async ({ page }) => {
  await openNewOrder(page);
  await codeField(page).focus();
  await page.keyboard.press('Shift+?');
  await expect(codeField(page)).toHaveValue('?');
  await expect(keys(page)).toHaveCount(0);
  await codeField(page).fill('');
  await page.getByText('Before you confirm').click();
  await page.keyboard.press('Shift+?');
  await expect(keys(page)).toBeVisible();
  await expect(keys(page).getByText('Go to the first line that must be answered')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys(page)).toHaveCount(0);
  await open(page);
  await page.keyboard.press('Shift+?');
  await expect(palette(page)).toHaveValue('?');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('keyboard shortcuts');
  await page.keyboard.press('Enter');
  await expect(keys(page)).toBeVisible();
});

test('SHELL-10 the width lock limits the page when the window is wider, for settings under 3 by 40 more', async ({
  page,
}) => {
  await openPublic(page, '/home');
  const widthAt = async (window: number) => {
    await page.setViewportSize({ width: window, height: 700 });
    return page
      .locator('#root > div')
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  };
  expect(await widthAt(1900)).toBe(1900);
  for (const [choice, limit, over] of [
    ['1,200', 1200, 1240],
    ['1,440', 1440, 1480],
    ['1,680', 1680, 1680],
  ] as const) {
    await open(page);
    await page.keyboard.type('page width');
    await page.keyboard.press('Enter');
    await expect(palette(page, 'Page width')).toBeFocused();
    await page.getByRole('option', { name: `At most ${choice} px` }).click();
    await expect(palette(page, 'Page width')).toBeHidden();
    expect(await widthAt(over)).toBe(over);
    expect(await widthAt(over + 1)).toBe(limit);
  }
  await page.reload();
  expect(await widthAt(1900)).toBe(1680);
});
