import { signedIn } from '../support/client.ts';
import {
  addLine,
  everythingSent,
  expect,
  line,
  lines,
  newOrder,
  quantityOf,
  signIn,
  startOrder,
  test,
} from './portal.ts';

const bolt = 'HXB-12050-88Z';
const submitted = 'KES014-204655';

test('HIST-03 CART-20 a submitted order is reordered from its row in the list, with all its lines', async ({
  page,
  server,
}) => {
  const client = await signedIn(server.url, 'customer');
  const { cart } = await client.call('getCart', {}, { parameters: { cartId: submitted } });
  const ordered = cart.orderLine.filter((each) => each.order_quantity > 0);
  await signIn(page);
  const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: submitted });
  await row.getByRole('button', { name: /^Order again/ }).click();
  await expect(page.getByText(/^This is a copy of .* at today’s prices\./)).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(submitted));
  const copyId = /KES014-\d{6}/.exec(page.url())?.[0] ?? '';
  await expect(line(page, ordered[0]?.stock_code ?? '')).toBeVisible();
  const copy = await client.call('getCart', {}, { parameters: { cartId: copyId } });
  expect(copy.cart.orderLine.map((each) => [each.stock_code, each.order_quantity])).toEqual(
    ordered.map((each) => [each.stock_code, each.order_quantity]),
  );
});

test('CART-06 HIST-03 a submitted order shows when it was placed, confirmed and submitted, and is ordered again there', async ({
  page,
}) => {
  await signIn(page, 'customer', `/orders/${submitted}`);
  const progress = page.getByRole('region', { name: 'Progress of the order' });
  const titles = progress.getByRole('listitem').locator('b');
  const reported = ['Acknowledged', 'Back order', 'Picked', 'Shipped', 'Invoiced'];
  await expect(titles).toHaveText(['Placed', 'Confirmed', 'Submitted', ...reported]);
  await progress.getByRole('button', { name: 'Order again' }).click();
  await expect(page).not.toHaveURL(new RegExp(submitted));
  await expect(lines(page)).not.toHaveAttribute('aria-rowcount', '1');
});

test('CART-14 an order is merged into another from its menu, and the source order is reopened', {
  tag: '@full',
}, async ({ page }) => {
  const into = await startOrder(page);
  await expect(everythingSent(page)).toBeVisible();
  const before = Number((await quantityOf(page, bolt).inputValue()).replaceAll(',', ''));
  await page.getByRole('tab', { name: 'Orders' }).click();
  const from = await newOrder(page);
  await addLine(page, bolt, '100');
  await addLine(page, 'WFL-16030-00Z', '500');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Merge into another order' }).click();
  const dialog = page.getByRole('dialog', { name: /^Merge .* into another order$/ });
  await dialog.getByRole('radio', { name: new RegExp(into.slice(-6)) }).click();
  await dialog.getByRole('button', { name: /^Merge into/ }).click();
  await expect(page).toHaveURL(new RegExp(into));
  await expect(quantityOf(page, bolt)).toHaveValue((before + 100).toLocaleString('en-AU'));
  await expect(line(page, 'WFL-16030-00Z')).toBeVisible();
  await page.goto(`/orders/${from}`);
  await expect(page.getByRole('region', { name: 'Progress of the order' })).toContainText('Cancelled');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Reopen order' }).click();
  await expect(page.getByRole('region', { name: 'Progress of the order' })).toBeHidden();
  await expect(line(page, 'WFL-16030-00Z')).toBeVisible();
});

test('CART-14 an order is cancelled and reopened from its menu', { tag: '@full' }, async ({ page }) => {
  const id = await startOrder(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  await expect(page.getByText(/is cancelled. To continue, choose/)).toBeVisible();
  // A click on the button while the menu still closes would not open it again.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Reopen order' }).click();
  await expect(line(page, bolt)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(id));
});

test('CART-20 the list shows orders needing attention first, and a status figure filters it', async ({ page }) => {
  await signIn(page);
  const list = page.getByRole('table', { name: 'Orders' });
  const waiting = list.getByRole('rowgroup', { name: /^Needs attention/ });
  await expect(waiting.getByRole('link', { name: 'PO 48817', exact: true })).toBeVisible();
  await expect(waiting).toContainText(/\d+ lines? ha(s|ve) no price\./);
  await page.getByRole('button', { name: /need(s)? your answer$/ }).click();
  await expect(list.getByRole('rowgroup', { name: /^Open/ })).toHaveCount(0);
  await waiting.getByRole('link', { name: /^Answer \d+ lines?: PO 48817$/ }).click();
  await expect(page).toHaveURL(/KES014-204817$/);
});

test('HIST-02 HIST-03 a past order is found by part and reordered in one action, and a frequent part is added', async ({
  page,
}) => {
  await signIn(page, 'customer', '/orders/account/history');
  const past = page.getByRole('region', { name: 'Past orders' });
  const often = page.getByRole('region', { name: 'Ordered most often' });
  const code = (await often.getByRole('rowheader').first().textContent()) ?? '';
  await past.getByRole('searchbox').fill(code);
  await past.getByRole('searchbox').press('Enter');
  await expect(past.getByText(/^\d+ orders? found$/)).toBeVisible();
  await expect(past.getByText(code).first()).toBeVisible();
  await past
    .getByRole('button', { name: /^Order again: \d+$/ })
    .first()
    .click();
  await expect(past.getByRole('status').filter({ hasText: /lines? added/ })).toBeVisible();
  const link = past.getByRole('link', { name: /^Open KES014-/ });
  const first = await link.textContent();

  await often.getByLabel(`Quantity of ${code}`).fill('1000');
  await often.getByRole('button', { name: `Add ${code}` }).click();
  await expect(past.getByRole('status').filter({ hasText: '1 line added' })).toBeVisible();
  await expect(link).not.toHaveText(first ?? '');
  await link.click();
  await expect(line(page, code)).toBeVisible();
  await page.goBack();
  await expect(past.getByRole('searchbox')).toHaveValue(code);
});
