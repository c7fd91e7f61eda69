import { addLine, codeField, confirmButton, expect, line, openNewOrder, quantityOf, signIn, test } from './portal.ts';

test('LINE-16 SRCH-02 from sign-in to submit by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/login');
  await expect(page.getByLabel('User name')).toBeFocused();
  await page.keyboard.type('customer');
  await page.keyboard.press('Tab');
  await page.keyboard.type('portal-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders$/);
  // The button beside the tabs; the list has another one, further down.
  const strip = page.getByRole('navigation', { name: 'Open orders' });
  const fresh = strip.getByRole('button', { name: 'New order' });
  await expect(fresh).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await fresh.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/KES014-\d{6}$/);
  const code = page.getByRole('combobox', { name: 'Code or words of the part to add' });
  await expect(code).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await code.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  for (const [part, quantity] of [
    ['HXB-12050-88Z', '3*100'],
    ['SCS-10040-129', '45'],
  ]) {
    await page.keyboard.type(part ?? '');
    await page.keyboard.press('Enter');
    await page.keyboard.type(quantity ?? '');
    await page.keyboard.press('Enter');
  }
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('300');
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('50');
  await expect(line(page, 'SCS-10040-129')).toContainText('Rounded up from 45 to 50.');
  await page.keyboard.press('ArrowUp');
  await expect(quantityOf(page, 'SCS-10040-129')).toBeFocused();
  await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Enter');
  const submit = page.getByRole('button', { name: 'Submit now' });
  await expect(submit).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await submit.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Submitted').first()).toBeVisible();
});

test('LINE-16 CART-23 N goes to the first line that blocks confirming', async ({ page }) => {
  await signIn(page, 'customer', '/orders/KES014-204817');
  await expect(page.getByText('Line 15 is not a part').first()).toBeVisible();
  await page.getByText('Before you confirm').click();
  await page.keyboard.press('n');
  await expect(page.getByLabel('Quantity, line 15')).toBeFocused();
});

test('LINE-08 LINE-16 typing in a quantity cell replaces the value, and Escape restores it', async ({ page }) => {
  await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await addLine(page, 'HXN-12000-08Z', '400');
  const first = quantityOf(page, 'HXB-12050-88Z');
  const last = quantityOf(page, 'HXN-12000-08Z');
  const selected = () => page.evaluate(() => window.getSelection()?.toString());

  await expect(codeField(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(last).toBeFocused();
  expect(await selected()).toBe('400');
  await page.keyboard.type('600');
  await expect(last).toHaveValue('600');
  await page.keyboard.press('Escape');
  await expect(last).toHaveValue('400');

  // In a cell, typing a digit replaces the value.
  await page.keyboard.type('5');
  await expect(last).toHaveValue('5');
  await page.keyboard.press('Escape');
  await expect(last).toHaveValue('400');

  for (const [key, field, value] of [
    ['ArrowUp', first, '300'],
    ['ArrowDown', last, '400'],
    ['PageUp', first, '300'],
    ['Enter', last, '400'],
    ['Shift+Tab', null, ''],
    ['Tab', last, '400'],
  ] as const) {
    await page.keyboard.press(key);
    if (!field) continue;
    await expect(field).toBeFocused();
    expect(await selected()).toBe(value);
  }
  await page.keyboard.type('700');
  await page.keyboard.press('Enter');
  await expect(last).toHaveValue('700');
});
