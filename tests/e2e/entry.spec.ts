import type { Page } from '@playwright/test';
import { wellKnown } from '../../server/src/demo/well-known.ts';
import {
  addLine,
  codeField,
  confirmButton,
  everythingSent,
  expect,
  hold,
  line,
  openNewOrder,
  palette,
  quantityOf,
  quantityToAdd,
  setQuantity,
  startOrder,
  test,
} from './portal.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('SHELL-15 LINE-16 opening an order from the list, the strip, the palette or the header puts the focus in the entry field', async ({
  page,
}) => {
  const id = await openNewOrder(page);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type('HXB-12050-88Z');
  await expect(codeField(page)).toHaveValue('HXB-12050-88Z');

  await page.getByRole('tab', { name: 'Orders' }).click();
  await page
    .getByRole('table', { name: 'Orders' })
    .getByRole('link', { name: id.slice(-6) })
    .click();
  await expect(codeField(page)).toBeFocused();

  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type(id.slice(-6));
  await expect(page.getByRole('option', { name: new RegExp(id) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  await expect(codeField(page)).toBeFocused();

  await page.reload();
  await expect(codeField(page)).toBeFocused();
});

test('LINE-16 NAV-13 an order without lines explains its entry line, and the title of the document names the order', async ({
  page,
}) => {
  const id = await openNewOrder(page);
  await expect(page.getByText('Add the first line in the field below.')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Order ${id} · `));
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(page.getByText('Add the first line in the field below.')).toHaveCount(0);
});

test('CART-06 SHELL-15 confirming puts the focus on the heading of the order, and unconfirming in the entry field', async ({
  page,
}) => {
  await startOrder(page);
  await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await confirmButton(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Unconfirm' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Unconfirm' }).press('Enter');
  await expect(codeField(page)).toBeFocused();
});

test('LINE-07 LINE-16 after adding a line, Alt and its note’s key undo it and restore the typed text', async ({
  page,
}) => {
  await openNewOrder(page);
  await addLine(page, 'SCS-10040-129', '45');
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('50');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.press('Alt+-');
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('25');
  await page.keyboard.press('Control+z');
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('50');
  await page.keyboard.press('Alt+z');
  await expect(line(page, 'SCS-10040-129')).toHaveCount(0);
  await expect(codeField(page)).toHaveValue('SCS-10040-129');
  await expect(quantityToAdd(page)).toHaveValue('45');
  await expect(quantityToAdd(page)).toBeFocused();
});

test('LINE-16 a part already in the order is added to its line with a message, and undo restores the quantity', async ({
  page,
}) => {
  await openNewOrder(page);
  await addLine(page, 'SCS-10040-129', '100');
  await addLine(page, 'SCS-10040-129', '90');
  await expect(page.getByText('Added to line 1: 100 → 200.', { exact: true })).toBeVisible();
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('200');
  await page.keyboard.press('Alt+z');
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('100');
  // The message is no longer true, and does not come back with the quantity.
  await expect(page.getByText('Added to line 1', { exact: false })).toHaveCount(0);
  await quantityOf(page, 'SCS-10040-129').fill('200');
  await page.keyboard.press('Enter');
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('200');
  await expect(page.getByText('Added to line 1', { exact: false })).toHaveCount(0);
});

test('LINE-16 the line added last is visible with its note', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await openNewOrder(page);
  const codes = ['HXB-12050-88Z', 'HXN-12000-08Z', 'WFL-16030-00Z', 'HXB-16080-88G', 'HXB-20100-88G', 'WFL-12024-00Z'];
  for (const code of [...codes, 'UBT-24450-00G', 'EYB-12000-316', 'TRD-16100-48Z', 'SDS-14050-HWF'])
    await addLine(page, code, '1000');
  await addLine(page, 'SCS-10040-129', '45');
  const added = line(page, 'SCS-10040-129');
  await expect(added.getByText('Rounded up from 45 to 50.')).toBeInViewport({ ratio: 1 });
});

test('LINE-16 a wrong code is selected, so that the next one replaces it', async ({ page }) => {
  await openNewOrder(page);
  await page.keyboard.type('NOSUCH-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Add a line' }).getByRole('alert')).toContainText(
    'No part has the code NOSUCH-1.',
  );
  await page.keyboard.type('HXB-12050-88Z');
  await expect(codeField(page)).toHaveValue('HXB-12050-88Z');
  await codeField(page).fill('HXB-120');
  await page.keyboard.press('Enter');
  const why = page.getByText('Several parts match HXB-120.', { exact: false });
  await expect(why).toBeVisible();
  await codeField(page).press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  // The list of parts does not cover it.
  await why.hover({ trial: true });
  await expect(codeField(page)).toBeFocused();
});

test('LINE-16 a number typed for a code can become the quantity of the last line, by a button or by ↑', async ({
  page,
}) => {
  await startOrder(page);
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('group', { name: 'Add a line' });
  await expect(entry.getByRole('alert')).toContainText(
    'No part has the code 600. Type the part first, then its quantity.',
  );
  await entry.getByRole('button', { name: 'Change line 1 to 600' }).click();
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('600');
  await expect(quantityOf(page, 'HXB-12050-88Z')).toBeFocused();
  await expect(codeField(page)).toHaveValue('');
  await codeField(page).fill('900');
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('alert')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('900');
  await page.keyboard.press('Control+z');
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('600');
});

test('LINE-16 words entered before the stock list has arrived become its part when it is there', async ({ page }) => {
  const letCome = await hold(page, '**/get-stocklist*');
  await openNewOrder(page);
  await page.keyboard.type('m12 x 50 hex bolt 8.8 zinc');
  await page.keyboard.press('Enter');
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toHaveValue('m12 x 50 hex bolt 8.8 zinc');
  letCome();
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('200');
  await expect(codeField(page)).toHaveValue('');
});

test('LINE-16 IMP-06 a quantity among the words of the entry is the quantity of the line', async ({ page }) => {
  await openNewOrder(page);
  for (const [words, code, quantity] of [
    ['300 m12 x 50 hex bolt 8.8 zinc', 'HXB-12050-88Z', '300'],
    ['2 boxes m12 hex nut class 8 zinc', 'HXN-12000-08Z', '400'],
    [`${wellKnown.special} 75`, wellKnown.special, '75'],
  ] as const) {
    await page.keyboard.type(words);
    if (!words.startsWith(code))
      await expect(page.getByRole('option', { name: new RegExp(code) }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(quantityOf(page, code)).toHaveValue(quantity);
  }
});

test('SHELL-15 announces the line, its rounding, the new total and what is undone, but not saving', async ({
  page,
}) => {
  await startOrder(page);
  await addLine(page, 'SCS-10040-129', '45');
  const live = page.locator('[aria-live="polite"]');
  await expect(live.filter({ hasText: 'Added line 2, SCS-10040-129: 50. Rounded up from 45 to 50.' })).toHaveCount(1);
  await expect(live.filter({ hasText: /^Total [\d,]+\.\d\d\.$/ })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Revision' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(live.filter({ hasText: 'Undone. Removed line 2, SCS-10040-129.' })).toHaveCount(1);
  await setQuantity(page, 'HXB-12050-88Z', '600');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(live.filter({ hasText: 'Undone. Line 1, HXB-12050-88Z: 300.' })).toHaveCount(1);
});

test('LINE-04 Delete removes the focused line and keeps the focus there', async ({ page }) => {
  await startOrder(page);
  await codeField(page).press('ArrowUp');
  await expect(quantityOf(page, 'HXB-12050-88Z')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(line(page, 'HXB-12050-88Z')).toContainText('was 300');
  await page.keyboard.press('r');
  await expect(quantityOf(page, 'HXB-12050-88Z')).toBeVisible();
});

test('SHELL-14 from Ctrl+K on, all keys go to the palette, also while it loads', async ({ page }) => {
  await startOrder(page);
  await codeField(page).press('ArrowUp');
  await expect(quantityOf(page, 'HXB-12050-88Z')).toBeFocused();
  const letCome = await hold(page, '**/*Palette*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('quick quote');
  await page.keyboard.press('Enter');
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('300');
  letCome();
  await expect(page).toHaveURL(/\/orders\/quick_quote$/);
  await expect(palette(page)).toHaveCount(0);
});

test('SHELL-14 Escape closes a palette that is still loading, and its keys do not act on the order behind', {
  tag: '@full',
}, async ({ page }) => {
  await startOrder(page);
  const letCome = await hold(page, '**/*Palette*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await page.keyboard.type('x');
  await expect(codeField(page)).toHaveValue('x');
  letCome();
  await expect(everythingSent(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('300');
  await expect(page.getByRole('button', { name: 'Unconfirm' })).toHaveCount(0);
});
