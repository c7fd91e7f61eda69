import type { Page } from '@playwright/test';
import { signedIn } from '../support/client.ts';
import {
  addLine,
  confirmButton,
  everythingSent,
  expect,
  hold,
  line,
  lines,
  newOrder,
  openNewOrder,
  palette,
  quantityOf,
  signIn,
  test,
} from './portal.ts';

const cartLoad = /\/v3\/cart\/([A-Z0-9.]+-\d{6})$/;

/** Carts that the page requests, in order, and the maximum number of concurrent requests. */
async function watchLoads(page: Page) {
  const seen = { asked: [] as string[], most: 0, underWay: 0 };
  await page.route(cartLoad, async (route) => {
    seen.asked.push(cartLoad.exec(route.request().url())?.[1] ?? '');
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    const response = await route.fetch();
    seen.underWay -= 1;
    await route.fulfill({ response });
  });
  return seen;
}

// A request may still be running when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('CART-12 after a reload the current order is loaded first, the others one at a time', { tag: '@full' }, async ({
  page,
  server,
}) => {
  await signIn(page, 'many');
  const ids: string[] = [];
  for (let i = 0; i < 4; i += 1) {
    await page.getByRole('tab', { name: 'Orders' }).click();
    ids.push(await newOrder(page));
  }
  const [, current = ''] = ids;
  const seen = await watchLoads(page);
  await page.goto(`/orders/${current}`);
  // No request of the first page is under way when the second one starts.
  const { open_tabs } = await (await signedIn(server.url, 'many')).call('getOpenCarts');
  const open = [...new Set([...ids, ...open_tabs])];
  await expect.poll(() => open.filter((id) => !seen.asked.includes(id)), { timeout: 30_000 }).toEqual([]);
  await expect.poll(() => seen.underWay).toBe(0);
  seen.asked.length = 0;
  seen.most = 0;
  await page.reload();
  await expect.poll(() => ids.every((id) => seen.asked.includes(id))).toBe(true);
  expect(seen.asked[0]).toBe(current);
  expect(seen.most).toBe(1);
  expect(new Set(seen.asked).size).toBe(seen.asked.length);
});

test('CART-09 a new order is ready without loading; a closed tab loads again', async ({ page, server }) => {
  await signIn(page);
  const seen = await watchLoads(page);
  const cartId = await newOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(everythingSent(page)).toBeVisible();
  expect(seen.asked).not.toContain(cartId);

  await page.getByRole('tab', { name: new RegExp(cartId.slice(-6)) }).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('tab', { name: new RegExp(cartId.slice(-6)) })).toHaveCount(0);
  const colleague = await signedIn(server.url, 'customer');
  const parameters = { cartId };
  const { cart } = await colleague.call('getCart', {}, { parameters });
  const line_id = cart.orderLine[0]?.line_id ?? '';
  const change = { id: `01J${'7'.repeat(23)}`, kind: 'line.quantity', payload: { line_id, quantity: 500 } };
  await colleague.call(
    'saveCart',
    { revision: cart.revision, operations: [{ ...change, at: new Date().toISOString(), by: 'customer' }] },
    { parameters },
  );
  await page.goto(`/orders/${cartId}`);
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('500');
  expect(seen.asked).toContain(cartId);
});

test('CART-09 until an order has been loaded it has no lines and no total', { tag: '@full' }, async ({
  browser,
  page,
  server,
}) => {
  const cartId = await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(everythingSent(page)).toBeVisible();
  // A device without stored tabs.
  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  const letCome = await hold(other, `**/v3/cart/${cartId}`);
  await signIn(other);
  await other.goto(`/orders/${cartId}`);
  const tab = other.getByRole('tab', { name: new RegExp(cartId.slice(-6)) });
  await expect(tab).toBeVisible();
  await expect(other.locator('main[aria-busy="true"]')).toBeVisible();
  await expect(lines(other)).toHaveCount(0);
  await expect(other.getByText(/\$\d/)).toHaveCount(0);
  letCome();
  await expect(line(other, 'HXB-12050-88Z')).toBeVisible();
  await context.close();
});

test('PART-06 a part’s tab is locked until its row is saved; typing elsewhere is not', async ({ page }) => {
  const code = 'HXB-16080-88G';
  await openNewOrder(page);
  await addLine(page, code, '450');
  await expect(everythingSent(page)).toBeVisible();
  await line(page, code).getByText(code).click();
  const panel = page.getByRole('region', { name: new RegExp(`^${code}, `) });
  await expect(panel).toBeVisible();
  const dimensions = page.getByRole('tab', { name: /Dimensions/ });
  const letSave = await hold(page, '**/v3/cart/save/**');
  await quantityOf(page, code).fill('900');
  await quantityOf(page, code).press('Enter');
  await expect(panel).toHaveAttribute('aria-busy', 'true');
  await dimensions.click();
  await expect(dimensions).toHaveAttribute('aria-selected', 'false');
  const entry = page.getByRole('combobox', { name: 'Code or words of the part to add' });
  await entry.fill('WFL');
  await expect(entry).toHaveValue('WFL');
  letSave();
  await expect(panel).not.toHaveAttribute('aria-busy', 'true');
  await dimensions.click();
  await expect(dimensions).toHaveAttribute('aria-selected', 'true');
});

test('CART-01 the current order’s tab is moved, and all order tabs are closed, by a command; the fixed three stay', async ({
  page,
}) => {
  await signIn(page, 'multi');
  const first = await newOrder(page);
  await page.getByRole('tab', { name: 'Orders' }).click();
  const second = await newOrder(page);
  const tabs = page.getByRole('tablist', { name: 'Order tabs' }).getByRole('tab');
  // The last tabs: the user may have orders of other accounts open, with the same numbers.
  const expectLast = (...ids: readonly string[]) =>
    expect
      .poll(async () => (await tabs.allTextContents()).slice(-2).map((text) => text.slice(0, 6)))
      .toEqual(ids.map((id) => id.slice(-6)));
  const run = async (command: string) => {
    await page.keyboard.press('Control+K');
    await palette(page).fill(command);
    await expect(page.getByRole('option', { name: command })).toBeVisible();
    await palette(page).press('Enter');
  };
  await expectLast(first, second);
  await run('Move this order’s tab left');
  await expectLast(second, first);
  await page.reload();
  await expectLast(second, first);
  await run('Close all order tabs');
  await expect(page).toHaveURL(/\/orders\/tabs$/);
  await expect(tabs).toHaveCount(3);
  await page.reload();
  await expect(tabs).toHaveCount(3);
});

test('CART-03 an order, a quick quote, a quote and a direct import each open in a tab with what belongs to their type', async ({
  page,
  server,
}) => {
  const client = await signedIn(server.url, 'customer');
  await signIn(page);
  const order = confirmButton(page);
  const quote = page.getByRole('button', { name: 'Save as a quote' });
  for (const [tabtype, own, other] of [
    ['order', order, quote],
    ['hobdirect', order, quote],
    ['quote', quote, order],
    ['qq', quote, order],
  ] as const) {
    const { cart } = await client.call('newCart', { accode: 'KES014', tabtype });
    await page.goto(`/orders/${cart.orderNum}`);
    await addLine(page, 'HXB-12050-88Z', '50');
    await expect(own, tabtype).toBeVisible();
    await expect(other, tabtype).toHaveCount(0);
  }
});
