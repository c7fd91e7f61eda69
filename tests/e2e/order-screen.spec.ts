import {
  addLine,
  codeField,
  everythingSent,
  expect,
  hold,
  line,
  openNewOrder,
  quantityOf,
  quantityToAdd,
  signIn,
  test,
} from './portal.ts';

const noStock = 'HXB-20100-88G';
const someStock = 'SDS-14050-HWF';

test('CART-23 LINE-13 side panel and check dialog list the same, and dismissals survive a reload and reach other tabs', async ({
  page,
  context,
}) => {
  await openNewOrder(page);
  await addLine(page, noStock, '150');
  await addLine(page, someStock, '2000');
  await expect(everythingSent(page)).toBeVisible();
  const side = page.getByRole('region', { name: 'Before you confirm' });
  await expect(side).toContainText('2 to know');
  await expect(side.getByRole('listitem')).toContainText(['Line 1 is not in stock', 'Line 2 is partly in stock']);

  const other = await context.newPage();
  await other.goto(page.url());
  const otherSide = other.getByRole('region', { name: 'Before you confirm' });
  await expect(otherSide).toContainText('Line 1 is not in stock');

  await side.getByRole('button', { name: 'Check the whole order' }).click();
  const check = page.getByRole('dialog', { name: 'Check before confirming' });
  await expect(check.getByRole('listitem')).toContainText(['Line 1 is not in stock', 'Line 2 is partly in stock']);
  // Dismissing in one place dismisses in the other, and is announced.
  await page.keyboard.press('1');
  await expect(check.getByRole('listitem')).toContainText(['Line 2 is partly in stock', 'Line 1 is waiting for stock']);
  await page.keyboard.press('Escape');
  await expect(side.getByRole('listitem')).toContainText(['Line 2 is partly in stock', 'Line 1 is waiting for stock']);
  await expect(line(page, noStock)).not.toContainText('None in Sydney until');
  await expect(otherSide.getByRole('listitem')).toContainText([
    'Line 2 is partly in stock',
    'Line 1 is waiting for stock',
  ]);
  await page.reload();
  await expect(side.getByRole('listitem')).toContainText(['Line 2 is partly in stock', 'Line 1 is waiting for stock']);
  await expect(side).not.toContainText('Nothing to answer');
});

test('DLV-02 an unsaved address is not discarded silently', async ({ page }) => {
  await openNewOrder(page);
  await page.getByRole('region', { name: 'Delivery' }).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delivery' });
  await dialog.getByRole('button', { name: 'New address' }).click();
  await dialog.getByLabel('Company or site').fill('Stage 3, Gate A');
  await expect(dialog.getByRole('button', { name: 'Use for this order' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toContainText('The address is not saved.');
  await dialog.getByRole('button', { name: 'Keep typing' }).click();
  await expect(dialog.getByLabel('Company or site')).toHaveValue('Stage 3, Gate A');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Discard the address' }).click();
  await expect(dialog).toHaveCount(0);
});

test('LINE-14 below 1,120 px the stepper is off, also with focus', { tag: '@full' }, async ({ page }) => {
  await openNewOrder(page);
  await addLine(page, 'SCS-10040-129', '50');
  const more = line(page, 'SCS-10040-129').getByRole('button', { name: /^Increase/ });
  await quantityOf(page, 'SCS-10040-129').focus();
  await expect(more).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 900 });
  await quantityOf(page, 'SCS-10040-129').focus();
  await expect(more).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('DLV-02 the buttons of an address stay inside the dialog', { tag: '@full' }, async ({ page }) => {
    await openNewOrder(page);
    await page.getByRole('region', { name: 'Delivery' }).getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delivery' });
    await dialog.getByRole('radio', { name: /^Rail bridge camp/ }).check();
    await expect(dialog.getByRole('button', { name: 'Delete Rail bridge camp' })).toBeInViewport({ ratio: 1 });
  });

  test('LINE-16 IMP-01 a line is added by labelled fields and a button, and a list is imported from within the order', async ({
    page,
  }) => {
    await openNewOrder(page);
    await expect(page.getByText('Code or words', { exact: true })).toBeVisible();
    await codeField(page).fill('HXB-12050-88Z');
    await quantityToAdd(page).fill('300');
    await page.getByRole('group', { name: 'Add a line' }).getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('300');
    expect((await quantityOf(page, 'HXB-12050-88Z').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Import a list' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('HIST-02 HIST-04 past orders, their lines and invoices have no column off screen', async ({ page }) => {
    await signIn(page, 'customer', '/orders/account/history');
    const orders = page.getByRole('table', { name: 'Invoiced orders, newest first' });
    await page
      .getByRole('button', { name: /^Lines of/ })
      .first()
      .tap();
    const opened = page.getByRole('table', { name: /^Lines of/ });
    await expect(opened).toBeVisible();
    for (const table of [orders, opened]) {
      const hidden = await table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0));
      expect(hidden).toBe(0);
    }
  });
});

test('CART-15 until the first line is saved its freight is not said to be 0.00', async ({ page }) => {
  await openNewOrder(page);
  const letGo = await hold(page, '**/v3/cart/save/**');
  await addLine(page, 'HXB-12050-88Z', '600');
  const total = page.getByRole('region', { name: 'Total', exact: true });
  await expect(total).toContainText('Freightwhen saved');
  await expect(total).toContainText('Without freight');
  await expect(page.getByRole('button', { name: /^Road, / })).not.toContainText('0.00');
  letGo();
  await expect(total).toContainText(/Freight[1-9][\d.]*GST/);
  await expect(total).toContainText('To pay');
});
