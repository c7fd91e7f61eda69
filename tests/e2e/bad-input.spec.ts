import {
  addLine,
  codeField,
  expect,
  line,
  openNewOrder,
  quantityOf,
  quantityToAdd,
  setQuantity,
  test,
} from './portal.ts';

test('LINE-16 the quantities -1, 1e9, 1.5, ٣ and =1+1 each get a clear answer and change nothing', async ({ page }) => {
  await openNewOrder(page);
  const wrong = [
    ['-1', /cannot be below zero/],
    ['1e9', /write the quantity out in full/],
    ['1.5', /Only whole pieces are sold/],
    ['٣', /with the digits 0 to 9/],
    ['=1+1', /Formulas are not supported/],
  ] as const;
  await codeField(page).fill('HXB-12050-88Z');
  await codeField(page).press('Enter');
  for (const [typed, why] of wrong) {
    await quantityToAdd(page).fill(typed);
    await quantityToAdd(page).press('Enter');
    await expect(page.getByRole('group', { name: 'Add a line' }).getByRole('alert')).toContainText(why);
    await expect(line(page, 'HXB-12050-88Z')).toHaveCount(0);
  }
  await quantityToAdd(page).fill('100');
  await quantityToAdd(page).press('Enter');
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('100');
  for (const [typed, why] of wrong) {
    await setQuantity(page, 'HXB-12050-88Z', typed);
    await expect(page.getByText(/^Line 1: /)).toContainText(why);
    await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('100');
  }
});

test('LINE-16 a line shows only its latest quantity error, and none once the quantity is valid', {
  tag: '@full',
}, async ({ page }) => {
  await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '100');
  await setQuantity(page, 'HXB-12050-88Z', '-1');
  await expect(page.getByText(/^Line 1: .*below zero/)).toBeVisible();
  await setQuantity(page, 'HXB-12050-88Z', '1e9');
  await expect(page.getByText(/^Line 1: .*in full/)).toBeVisible();
  await expect(page.getByText(/^Line 1: /)).toHaveCount(1);
  await setQuantity(page, 'HXB-12050-88Z', '200');
  await expect(page.getByText(/^Line 1: /)).toHaveCount(0);
});

test('LINE-16 arithmetic and packs are understood: 3*50, 2 box', { tag: '@full' }, async ({ page }) => {
  await openNewOrder(page);
  await addLine(page, 'SCS-10040-129', '3*50');
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('150');
  await setQuantity(page, 'SCS-10040-129', '2 box');
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('100');
});

test('LINE-07 a quantity of 0 removes the line', { tag: '@full' }, async ({ page }) => {
  await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await setQuantity(page, 'HXB-12050-88Z', '0');
  await expect(line(page, 'HXB-12050-88Z')).toContainText('Removed');
});
