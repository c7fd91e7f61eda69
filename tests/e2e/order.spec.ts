import { signedIn } from '../support/client.ts';
import {
  addLine,
  codeField,
  confirmButton,
  everythingSent,
  expect,
  hold,
  line,
  lines,
  openNewOrder,
  pasteList,
  quantityOf,
  setQuantity,
  signIn,
  test,
} from './portal.ts';

test('NAV-06 CART-04 LINE-02 LINE-09 LINE-15 LINE-16 an order is built by codes, with price and stock for each line', async ({
  page,
}) => {
  await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await addLine(page, 'HXN-12000-08Z', '400');
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('300');
  await expect(line(page, 'HXB-12050-88Z')).toContainText('41.20');
  await expect(line(page, 'HXB-12050-88Z')).toContainText('Spec');
  await expect(line(page, 'HXB-12050-88Z')).toContainText('123.60');
  await expect(line(page, 'HXB-12050-88Z')).toContainText('4,820');
  await expect(line(page, 'HXN-12000-08Z')).toContainText('9.85');
  await expect(page.getByRole('columnheader', { name: 'Sydney stock' })).toBeVisible();
  await expect(everythingSent(page)).toBeVisible();
});

test('LINE-07 CART-21 a quantity is rounded with its reason, reduced and undone', async ({ page }) => {
  await openNewOrder(page);
  await addLine(page, 'SCS-10040-129', '50');
  await setQuantity(page, 'SCS-10040-129', '70');
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('75');
  await expect(line(page, 'SCS-10040-129')).toContainText('Rounded up from 70 to 75.');
  // The old value is struck through beside the new one, not over the field's edge.
  const struck = await line(page, 'SCS-10040-129').locator('s').boundingBox();
  const field = await quantityOf(page, 'SCS-10040-129').boundingBox();
  expect(struck?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0) / 4);
  await expect(line(page, 'SCS-10040-129')).toContainText('This part is sold in 25s.');
  await line(page, 'SCS-10040-129').getByRole('button', { name: 'Undo' }).click();
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('50');
  await setQuantity(page, 'SCS-10040-129', '70');
  await line(page, 'SCS-10040-129').getByRole('button', { name: 'Make it 50' }).click();
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('50');
});

test('LINE-03 LINE-04 a removed line stays visible, is restored at its minimum, and disappears when deleted', async ({
  page,
}) => {
  await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await line(page, 'HXB-12050-88Z')
    .getByRole('button', { name: /^Remove line/ })
    .click();
  await expect(line(page, 'HXB-12050-88Z')).toContainText('was 300');
  await expect(line(page, 'HXB-12050-88Z')).toContainText('Removed');
  await line(page, 'HXB-12050-88Z').getByRole('button', { name: 'Restore' }).click();
  // The smallest quantity it is sold in, not the last one.
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('50');
  await line(page, 'HXB-12050-88Z')
    .getByRole('button', { name: /^Remove line/ })
    .click();
  await line(page, 'HXB-12050-88Z')
    .getByRole('button', { name: /for good$/ })
    .click();
  await expect(line(page, 'HXB-12050-88Z')).toHaveCount(0);
});

test('CART-21 undo and redo by key, also after a reload, a pasted list as one step', async ({ page }) => {
  await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await pasteList(codeField(page), 'HXN-12000-08Z\t400\nWFL-12024-00Z\t1000\nHXB-16080-88G\t450');
  await expect(line(page, 'HXB-16080-88G')).toBeVisible();
  await expect(everythingSent(page)).toBeVisible();
  await page.reload();
  await expect(line(page, 'HXB-16080-88G')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(line(page, 'WFL-12024-00Z')).toHaveCount(0);
  await expect(line(page, 'HXB-16080-88G')).toHaveCount(0);
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('300');
  await page.keyboard.press('Control+Shift+z');
  await expect(quantityOf(page, 'WFL-12024-00Z')).toHaveValue('1,000');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(line(page, 'HXB-12050-88Z')).toHaveCount(0);
});

test('LINE-05 LINE-06 price on application, an unknown code and a discontinued part are each labelled', async ({
  page,
}) => {
  await openNewOrder(page);
  await pasteList(codeField(page), 'UBT-24450-00G\t5\nHXB-1608O-88G\t100\nHXB-38200-G5P\t7\nEYB-12000-316\t20');
  await expect(line(page, 'UBT-24450-00G')).toContainText('On application');
  await expect(line(page, 'UBT-24450-00G')).toContainText('POA');
  await expect(line(page, 'HXB-1608O-88G')).toContainText('*** Discontinued or Unknown Part ***');
  await expect(line(page, 'HXB-1608O-88G')).toContainText('Did you mean HXB-16080-88G?');
  await expect(line(page, 'HXB-38200-G5P')).toContainText('Discontinued');
  await expect(quantityOf(page, 'HXB-38200-G5P')).toHaveValue('7');
  await expect(line(page, 'EYB-12000-316')).toContainText('No Pricing Data');
  await line(page, 'HXB-1608O-88G').getByRole('button', { name: 'Use it' }).click();
  await expect(line(page, 'HXB-16080-88G')).toContainText('162.10');
  // On paper, neither line vanishes, and only the one on application says so.
  await page.goto(`${page.url()}/print`);
  await expect(page.getByRole('row', { name: 'UBT-24450-00G' })).toContainText('5On applicationPOA');
  await expect(page.getByRole('row', { name: 'EYB-12000-316' })).toContainText('20No price');
});

test('CART-05 CART-06 CART-07 CART-08 confirmed, unconfirmed, confirmed again and submitted', async ({
  page,
  server,
}) => {
  const cartId = await openNewOrder(page);
  await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('The order has no lines').first()).toBeVisible();
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await confirmButton(page).click();
  await expect(page.getByRole('button', { name: 'Unconfirm' })).toBeVisible();
  await expect(page.getByText('The order is confirmed. Unconfirm it to change it.').first()).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('Submits in');
  await expect(page.getByRole('button', { name: /^Undo/ }).first()).toBeDisabled();
  await page.getByRole('button', { name: 'Unconfirm' }).click();
  await expect(confirmButton(page)).toBeVisible();
  await setQuantity(page, 'HXB-12050-88Z', '400');
  await expect(everythingSent(page)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Submit now' }).click();
  await expect(page.getByText('Submitted').first()).toBeVisible();
  const customer = await signedIn(server.url, 'customer');
  const stored = async () => (await customer.call('getCart', {}, { parameters: { cartId } })).cart;
  await expect.poll(async () => (await stored()).status).toBe('submitted');
  const cart = await stored();
  expect(cart.orderLine.map((each) => each.order_quantity)).toEqual([400]);
});

test('CART-06 a double click on Confirm confirms once', async ({ page, server }) => {
  const cartId = await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await confirmButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Unconfirm' })).toBeVisible();
  expect(sent.filter((url) => url.includes('/cart/confirm/'))).toHaveLength(1);
  const { cart } = await (await signedIn(server.url, 'customer')).call('getCart', {}, { parameters: { cartId } });
  expect(cart.status).toBe('confirmed');
});

test('CART-13 the 501st line is not added, is listed, and goes into a second order', async ({ page }) => {
  test.setTimeout(120_000);
  await openNewOrder(page);
  const rows = Array.from({ length: 503 }, (_, index) => `TEST-${String(index + 1).padStart(4, '0')}\t5`);
  await pasteList(codeField(page), rows.join('\n'));
  await expect(
    page.getByText('The maximum number of lines (500) for a single order has been reached.').first(),
  ).toBeVisible();
  await expect(page.getByText(/TEST-0501.*TEST-0502.*TEST-0503/).first()).toBeVisible();
  await expect(lines(page)).toHaveAttribute('aria-rowcount', '501');
  await page.getByRole('button', { name: 'Put the other 3 in a second order' }).click();
  await expect(line(page, 'TEST-0503')).toBeVisible();
  await expect(lines(page)).toHaveAttribute('aria-rowcount', '4');
});

test('CART-02 CART-15 an order is named by its reference; totals follow every edit', async ({ page }) => {
  const cartId = await openNewOrder(page);
  await expect(page.getByRole('tab', { name: new RegExp(cartId.slice(-6)) })).toBeVisible();
  await addLine(page, 'HXB-12050-88Z', '300');
  const total = page.getByRole('complementary', { name: /Total/ });
  await expect(total).toContainText('123.60');
  await setQuantity(page, 'HXB-12050-88Z', '600');
  await expect(total).toContainText('247.20');
});

test('CART-04 what is typed while a new order is being made does not make another', async ({ page }) => {
  await signIn(page);
  const release = await hold(page, '**/v3/cart/create');
  let made = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/v3/cart/create')) made += 1;
  });
  await page.getByRole('button', { name: 'New order' }).first().click();
  await expect(page.getByText('Creating a new order')).toBeVisible();
  await page.keyboard.type('hex bolt m12');
  release();
  await expect(codeField(page)).toBeFocused();
  expect(made).toBe(1);
});

test('LINE-17 a line keeps its note and the buyer’s reference, on the screen and on paper', async ({ page }) => {
  await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(everythingSent(page)).toBeVisible();
  await line(page, 'HXB-12050-88Z').click();
  await page.getByLabel('Your reference').fill('Bay 4');
  await page.getByLabel('Note to the supplier').fill('Deliver before the crane leaves');
  await page.getByLabel('Note to the supplier').press('Enter');
  await expect(everythingSent(page)).toBeVisible();
  await page.reload();
  await line(page, 'HXB-12050-88Z').click();
  await expect(page.getByLabel('Your reference')).toHaveValue('Bay 4');
  await expect(page.getByLabel('Note to the supplier')).toHaveValue('Deliver before the crane leaves');
  await page.goto(`${page.url()}/print`);
  await expect(page.getByText('Bay 4')).toBeVisible();
  await expect(page.getByText('Deliver before the crane leaves')).toBeVisible();
});
