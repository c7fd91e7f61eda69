import type { Request } from '@playwright/test';
import { okEnvelope } from '@portal/domain/fixtures';
import { signedIn } from '../support/client.ts';
import {
  addLine,
  codeField,
  everythingSent,
  expect,
  line,
  lines,
  newOrder,
  openNewOrder,
  pasteList,
  quantityOf,
  setQuantity,
  signIn,
  startOrder,
  test,
} from './portal.ts';

test('LINE-01 of 500 lines in the table only visible ones are in the DOM', async ({ page }) => {
  await openNewOrder(page);
  const rows = Array.from({ length: 500 }, (_, index) => `PART-${String(index + 1).padStart(4, '0')}\t5`);
  await pasteList(codeField(page), rows.join('\n'));
  await expect(lines(page)).toHaveAttribute('aria-rowcount', '501');
  expect(await lines(page).getByRole('row').count()).toBeLessThan(80);
  await lines(page).hover();
  await page.mouse.wheel(0, 100_000);
  await expect(line(page, 'PART-0500')).toBeVisible();
});

test('LINE-01 column visibility and width survive a reload', { tag: '@full' }, async ({ page }) => {
  await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Pack' }).click();
  await expect(page.getByRole('columnheader', { name: 'Pack', exact: true })).toHaveCount(0);
  const head = page.getByRole('columnheader', { name: 'Price', exact: true });
  const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
  const before = await width();
  await head.press('Shift+ArrowRight');
  await head.press('Shift+ArrowRight');
  await expect.poll(width).toBe(before + 16);
  await page.reload();
  await expect(line(page, 'HXB-12050-88Z')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Pack', exact: true })).toHaveCount(0);
  expect(await width()).toBe(before + 16);
});

test('LINE-08 LINE-14 an empty quantity uses the default; the stepper respects increment and minimum', {
  tag: '@full',
}, async ({ page }) => {
  await openNewOrder(page);
  await addLine(page, 'SCS-10040-129');
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('25');
  await quantityOf(page, 'SCS-10040-129').focus();
  await line(page, 'SCS-10040-129')
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('50');
  for (let presses = 0; presses < 3; presses += 1) {
    await line(page, 'SCS-10040-129')
      .getByRole('button', { name: /^Reduce/ })
      .click();
  }
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue('25');
});

test('LINE-09 LINE-15 an open line shows the price breaks and the stock of every warehouse', { tag: '@full' }, async ({
  page,
}) => {
  await openNewOrder(page);
  await addLine(page, 'HXB-16080-88G', '450');
  await quantityOf(page, 'HXB-16080-88G').press('Enter');
  await line(page, 'HXB-16080-88G').getByText('Hex bolt M16').click();
  const panel = page.getByRole('region', { name: /^HXB-16080-88G/ });
  await expect(panel).toContainText('162.10');
  await expect(panel).toContainText('148.00');
  await expect(panel).toContainText('Melbourne');
  await panel.getByRole('button', { name: /Make it 500/ }).click();
  await expect(quantityOf(page, 'HXB-16080-88G')).toHaveValue('500');
  await expect(line(page, 'HXB-16080-88G')).toContainText('148.00');
});

test('CART-10 CART-15 a delivery option is saved only if changed, and its freight is added', async ({ page }) => {
  await startOrder(page);
  const delivery = page.getByRole('region', { name: 'Delivery' }).getByRole('button').first();
  const before = (await delivery.textContent()) ?? '';
  await delivery.click();
  await page.getByRole('menuitemcheckbox', { checked: false }).first().click();
  await expect(delivery).not.toHaveText(before);
  // Freight arrives with the response that has the line's weight; until then it is 0.00.
  await expect(delivery).toHaveText(/[1-9]\d*\.\d\d$/);
  await expect(everythingSent(page)).toBeVisible();
  const chosen = (await delivery.textContent()) ?? '';
  await page.reload();
  await expect(line(page, 'HXB-12050-88Z')).toBeVisible();
  await expect(delivery).toHaveText(chosen);
  // Choosing the same option again is not a change: the next save has only the line's new quantity.
  await expect(everythingSent(page)).toBeVisible();
  await delivery.click();
  await page.getByRole('menuitemcheckbox', { checked: true }).first().click();
  const saved = page.waitForRequest(/cart\/save\//);
  await setQuantity(page, 'HXB-12050-88Z', '400');
  const body = (await saved).postData() ?? '';
  expect(body).toContain('line.');
  expect(body).not.toContain('delivery');
});

test('CART-02 CART-04 a customer reference names the order, its tab and its row', async ({ page }) => {
  const cartId = await openNewOrder(page);
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByLabel('Customer reference').fill('PO 777');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /PO 777/ })).toBeVisible();
  await expect(everythingSent(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.getByRole('row').filter({ hasText: cartId })).toContainText('PO 777');
});

test('CART-20 the list of orders is searched, sorted and filtered by status, and opens an order in its tab', async ({
  page,
}) => {
  await signIn(page);
  const field = page.getByPlaceholder('Reference, number, place or person');
  await field.fill('alexandria 204818');
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect(rows.filter({ hasText: 'KES014-' })).toHaveCount(1);
  await field.fill('');
  await page.getByLabel('Status').selectOption('Submitted');
  await expect(rows.filter({ hasText: 'KES014-204655' })).toBeVisible();
  await expect(rows.filter({ hasText: 'KES014-204817' })).toHaveCount(0);
  await page.getByLabel('Status').selectOption('All');
  const head = page.getByRole('table', { name: 'Orders' }).getByRole('columnheader', { name: 'Total, AUD' });
  const isBefore = (first: string, second: string) =>
    expect(rows.filter({ hasText: first }).or(rows.filter({ hasText: second }))).toContainText([first, second]);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await isBefore('KES014-000318', 'KES014-204818');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await isBefore('KES014-204818', 'KES014-000318');
  await page.getByRole('link', { name: 'Alexandria stage 2' }).click();
  await expect(page).toHaveURL(/\/orders\/KES014-204818$/);
  await expect(page.getByRole('tab', { name: /Alexandria stage 2/ })).toHaveAttribute('aria-selected', 'true');
});

test('CART-14 an order is claimed, cancelled and reopened from the list', async ({ page }) => {
  await signIn(page, 'multi');
  const id = await newOrder(page);
  await page.getByRole('tab', { name: 'Orders' }).click();
  const row = page.getByRole('row').filter({ hasText: id });
  const more = row.getByRole('button', { name: /^More for/ });
  const claim = page.getByRole('menuitem', { name: 'Work on it yourself' });
  // A new order has no assignee.
  await expect(row).not.toContainText('Callum Harding');
  await more.click();
  await claim.click();
  await expect(row).toContainText('Callum Harding');
  await more.click();
  await page.getByRole('menuitem', { name: 'Hand it back' }).click();
  await expect(row).not.toContainText('Callum Harding');
  await more.click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  const said = page.getByRole('status').filter({ hasText: `${id} is cancelled` });
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Reopen order' }).click();
  await expect(said).toHaveCount(0);
  await expect(row).toContainText('Open');
  await page
    .getByRole('link', { name: new RegExp(id.slice(-6)) })
    .first()
    .click();
  await expect(codeField(page)).toBeEditable();
});

test('CART-01 LINE-13 opening every order and loading the page again changes no order', { tag: '@full' }, async ({
  page,
  server,
}) => {
  const ids = ['KES014-204817', 'KES014-204818', 'KES014-204790', 'KES014-204655'];
  const client = await signedIn(server.url, 'customer');
  const listed = async () =>
    (await client.call('getOpenCarts', {})).carts.filter(({ orderNum }) => ids.includes(orderNum));
  const before = await listed();
  expect(before).toHaveLength(ids.length);
  await signIn(page);
  // A submitted order has a plain table.
  const shown = lines(page)
    .or(page.getByRole('table', { name: 'Lines and their progress' }))
    .getByRole('row')
    .nth(1);
  for (const id of ids) {
    await page.goto(`/orders/${id}`);
    await expect(shown).toBeVisible();
  }
  await page.reload();
  await expect(shown).toBeVisible();
  // A page restored from the back/forward cache fetches others' edits with an empty save.
  const asked = page.waitForResponse((response) => /save-cart\/|cart\/save\//.test(response.url()));
  await page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
  });
  await asked;
  expect(await listed()).toEqual(before);
});

test('CART-01 a tab is closed, and the next one shows', async ({ page }) => {
  await signIn(page, 'multi');
  const first = await newOrder(page);
  await page.getByRole('tab', { name: 'Orders' }).click();
  const second = await newOrder(page);
  await page.getByRole('tab', { name: new RegExp(second.slice(-6)) }).press('Delete');
  await expect(page.getByRole('tab', { name: new RegExp(second.slice(-6)) })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(first));
});

test('LINE-02 CART-07 CART-15 a line without a price is not counted and blocks Confirm until its price arrives', async ({
  page,
}) => {
  await openNewOrder(page);
  // A part of no open order, because its price would be cached.
  await page.route('**/get-price', (route) => route.abort());
  await addLine(page, 'HXB-16080-88Z', '300');
  await expect(line(page, 'HXB-16080-88Z')).toContainText('No Pricing Data', { timeout: 30_000 });
  await expect(line(page, 'HXB-16080-88Z')).toContainText(/not counted in the total/i);
  await expect(page.getByText('0 of 1 lines priced')).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Confirm order' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Line 1 has no price').first()).toBeVisible();
  await page.unroute('**/get-price');
  await expect(line(page, 'HXB-16080-88Z')).toContainText(/\d\.\d\d\s*\/ 100/, { timeout: 60_000 });
  await expect(page.getByText('1 of 1 lines priced')).toBeVisible();
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
});

test.describe('with a clock', () => {
  test.use({ ownContext: true });

  test('LINE-02 LINE-13 CART-15 a price that cannot be refreshed stays with its age, counts, and is retried automatically', async ({
    page,
  }) => {
    await page.clock.install();
    await openNewOrder(page);
    const asking = new Set<Request>();
    const isForPrices = (request: Request) => request.url().endsWith('/get-price');
    page.on('request', (request) => isForPrices(request) && asking.add(request));
    page.on('requestfinished', (request) => asking.delete(request));
    page.on('requestfailed', (request) => asking.delete(request));
    await addLine(page, 'HXB-12050-88Z', '300');
    const row = line(page, 'HXB-12050-88Z');
    await expect(row).toContainText('41.20');
    const side = page.getByRole('complementary').filter({ hasText: 'To pay' });
    const confirm = page.getByRole('button', { name: 'Confirm order' });
    await expect(everythingSent(page)).toBeVisible();
    await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
    const total = await side.getByText(/^AUD/).textContent();
    await page.route('**/get-price', (route) => route.abort());
    // A reply that is still on its way would be dated after the clock has moved.
    await expect.poll(() => asking.size).toBe(0);
    // Prices are refreshed after 15 minutes.
    await page.clock.fastForward('17:00');
    await expect(row).toContainText('No Pricing Data', { timeout: 30_000 });
    // Reads "yesterday" if those minutes cross midnight.
    await expect(row).toContainText(/The total uses the last price, 41\.20 from (17 minutes ago|yesterday)/);
    await expect(page.getByText('1 of 1 lines priced')).toBeVisible();
    await expect(side.getByText(/^AUD/)).toHaveText(total ?? '');
    await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
    await page.unroute('**/get-price');
    await expect(row).not.toContainText('No Pricing Data', { timeout: 60_000 });
    await expect(row).toContainText('41.20');
  });
});

test('CALL-05 SHELL-09 the maintenance screen covers the page without unmounting it', async ({ page }) => {
  await startOrder(page);
  await page.route('**/cart/save/**', (route) =>
    route.fulfill({
      json: { ...okEnvelope(null), status: 'MAINTENANCE' },
    }),
  );
  await addLine(page, 'HXN-12000-08Z', '400');
  const screen = page.getByRole('alertdialog', { name: 'Maintenance' });
  await expect(screen).toContainText('undergoing maintenance');
  await expect(screen).toContainText('upgrading our services');
  await expect(screen).toContainText('load is higher than usual');
  await expect(line(page, 'HXN-12000-08Z')).toBeVisible();
});
