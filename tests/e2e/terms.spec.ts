import { ulid } from 'ulid';
import { signedIn } from '../support/client.ts';
import {
  addLine,
  codeField,
  confirmButton,
  everythingSent,
  expect,
  line,
  openNewOrder,
  quantityOf,
  setQuantity,
  signIn,
  test,
} from './portal.ts';

// A quick quote that another journey has left would be part of the quote.
test.use({ untouched: true });

test('CART-15 CART-16 CART-17 CART-23 an order is short of the minimum from its first line, takes a promo code, a day and the check', async ({
  page,
  server,
}) => {
  const cartId = await openNewOrder(page);
  const terms = page.getByRole('region', { name: 'Terms' });
  await addLine(page, 'HXN-12000-08Z', '100');
  await expect(terms).toContainText('short of the minimum order of 20.00');
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('Service charge');

  // If blocked, Ctrl+Enter shows the blocker; one key resolves it.
  await expect(everythingSent(page)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const check = page.getByRole('dialog', { name: 'Check before confirming' });
  await expect(check.getByRole('region', { name: 'Must be resolved' })).toContainText('short of the minimum order');
  await page.keyboard.press('Escape');
  await addLine(page, 'HXB-12050-88Z', '600');
  await expect(terms).not.toContainText('short of');

  await terms.getByRole('button', { name: 'Enter code for a promotion' }).click();
  await terms.getByLabel('Promo code').fill('winter24');
  await page.keyboard.press('Enter');
  await expect(terms).toContainText('This promo code has expired.');
  await expect(everythingSent(page)).toBeVisible();
  await page.getByRole('button', { name: 'Check the whole order' }).click();
  await expect(check.getByRole('region', { name: 'Good to know' })).toContainText('This promo code has expired.');
  await expect(check).not.toContainText('Checking every line');
  await page.keyboard.press('1');
  await expect(check).toContainText('The order is ready to confirm.');
  await page.keyboard.press('Escape');

  await terms.getByRole('button', { name: 'Enter code for a promotion' }).click();
  await terms.getByLabel('Promo code').fill('bolts10');
  await page.keyboard.press('Enter');
  await expect(terms).toContainText('BOLTS10 takes 24.72 off.');
  await expect(terms.getByRole('button', { name: 'Go to line 2' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('Promo BOLTS10−24.72');
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await terms.getByRole('button', { name: 'Change the dispatch date' }).click();
  await terms.getByLabel('Send on', { exact: true }).fill(day.split('-').reverse().join('/'));
  await page.keyboard.press('Enter');
  await expect(everythingSent(page)).toBeVisible();
  await page.getByRole('button', { name: 'Check the whole order' }).click();
  await check.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByRole('button', { name: 'Unconfirm' })).toBeVisible();
  await expect(check).toHaveCount(0);

  // CART-19: the countdown is stopped, on the server too.
  await page.getByRole('button', { name: 'Stop countdown' }).click();
  await expect(page.getByText('It stays confirmed until somebody submits it.')).toBeVisible();
  const { cart } = await (await signedIn(server.url, 'customer')).call('getCart', {}, { parameters: { cartId } });
  expect(cart).toMatchObject({ status: 'confirmed', auto_submit: null, advanced_forward_order_date: day });
  expect(cart.promo_code_value).toBe('24.72');
});

test('QQ-01 QQ-03 QQ-04 a searched part is quick quoted, saved as a quote, shared by link until revoked, and partly ordered', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await signIn(page, 'customer', '/search/HXB-12050-88Z');
  await page.getByRole('link', { name: 'Quick quote “HXB-12050-88Z”' }).click();
  await expect(codeField(page)).toHaveValue('HXB-12050-88Z');
  await expect(codeField(page)).toBeFocused();
  await expect(page).toHaveURL(/\/orders\/quick_quote$/);
  await codeField(page).press('Enter');
  await page.getByLabel('Quantity to add').fill('300');
  await page.getByLabel('Quantity to add').press('Enter');
  // The screen opened with the code, so the stock list may still be loading; until the line is added, another code would replace this one.
  await expect(codeField(page)).toHaveValue('');
  await addLine(page, 'WFL-16030-00Z', '500');
  await page.getByRole('button', { name: 'Save as a quote' }).click();
  await expect(page.getByText(/^Prices valid until /)).toBeVisible();
  await expect(page).toHaveURL(/\/orders\/[A-Z0-9]+-\d{6}$/);
  const quote = page.url();

  await page.getByRole('button', { name: 'Share links' }).click();
  const links = page.getByRole('dialog', { name: 'Links to this quote' });
  await links.getByRole('button', { name: 'Create a link' }).click();
  const link = await links.getByLabel('New link').inputValue();
  expect(link).toMatch(/\/quote#[\w-]{43}$/);
  await page.keyboard.press('Escape');

  // Anyone with the link sees and saves the quote, whatever happens to the cart.
  await setQuantity(page, 'HXB-12050-88Z', '900');
  await expect(page.getByText('Changed since it was saved', { exact: false })).toBeVisible();
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('row', { name: /HXB-12050-88Z/ })).toContainText('300');
  await expect(visitor.getByRole('row', { name: /WFL-16030-00Z/ })).toContainText('500');
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^quote-.*\.pdf$/);

  await page.getByRole('button', { name: 'Share links' }).click();
  await links.getByRole('button', { name: 'Revoke' }).click();
  await expect(links).toContainText('No active links');
  await page.keyboard.press('Escape');
  await visitor.reload();
  await expect(visitor.getByText('This quote link doesn’t work.')).toBeVisible();
  await context.close();

  // Part of it becomes an order at the quoted price; the quote stays listed.
  await page.getByRole('button', { name: 'Order some lines' }).click();
  const choose = page.getByRole('dialog', { name: 'Order some lines' });
  await choose.getByRole('checkbox', { name: /WFL-16030-00Z/ }).check();
  await choose.getByRole('button', { name: 'Order 1 line' }).click();
  await expect(page).not.toHaveURL(quote);
  await expect(confirmButton(page)).toBeVisible();
  await expect(quantityOf(page, 'WFL-16030-00Z')).toHaveValue('500');
  await expect(line(page, 'HXB-12050-88Z')).toHaveCount(0);
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Quotes' }).click();
  const row = page.getByRole('row', { name: new RegExp(quote.slice(-13)) });
  await expect(row).toBeVisible();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(quote);
});

test('CART-18 others’ edits show in the title bar and typing here is kept; an order prints completely, without the portal around it', async ({
  page,
  server,
}) => {
  const cartId = await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await addLine(page, 'HXN-12000-08Z', '400');
  await expect(everythingSent(page)).toBeVisible();
  const other = await signedIn(server.url, 'multi');
  const parameters = { cartId };
  const { cart } = await (await signedIn(server.url, 'customer')).call('getCart', {}, { parameters });
  const nut = cart.orderLine.find((each) => each.stock_code === 'HXN-12000-08Z');
  expect(nut).toBeDefined();
  await quantityOf(page, 'HXB-12050-88Z').fill('12');
  await codeField(page).fill('HXB-160');
  await other.call(
    'saveCart',
    {
      operations: [
        {
          id: ulid(),
          kind: 'line.quantity',
          payload: { line_id: nut?.line_id ?? '', quantity: 700 },
          at: new Date().toISOString(),
          by: 'multi',
        },
      ],
    },
    { parameters },
  );
  await expect(page.getByRole('button', { name: 'multi: Changed HXN-12000-08Z from 400 to 700' })).toBeVisible();
  await expect(quantityOf(page, 'HXN-12000-08Z')).toHaveValue('700');
  await expect(codeField(page)).toHaveValue('HXB-160');
  // In a narrow window the message shortens the facts beside it, not the order's name and number.
  await page.setViewportSize({ width: 1024, height: 768 });
  const name = page.getByRole('heading', { level: 1 }).getByRole('button');
  const number = page.getByText(cartId, { exact: true });
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  const [named, numbered] = [await name.boundingBox(), await number.boundingBox()];
  expect((named?.x ?? 0) + (named?.width ?? 0)).toBeLessThan(numbered?.x ?? 0);
  await expect(page.getByRole('button', { name: /^multi: Changed/ })).toBeInViewport({ ratio: 0.6 });
  await page.setViewportSize({ width: 1280, height: 720 });

  await codeField(page).fill('');
  await page.keyboard.press('Control+p');
  await expect(page).toHaveURL(new RegExp(`/orders/${cartId}/print$`));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  await expect(page.getByRole('row', { name: /HXB-12050-88Z/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /HXN-12000-08Z/ })).toContainText('700');
  await expect(page.getByText('Deliver to')).toBeVisible();
  await expect(page.getByText('To pay')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Open orders' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
});
