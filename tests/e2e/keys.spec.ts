import type { Page } from '@playwright/test';
import { wellKnown, wellKnownCodes } from '../../server/src/demo/well-known.ts';
import { signedIn } from '../support/client.ts';
import { addLine, codeField, everythingSent, expect, newOrder, openNewOrder, palette, signIn, test } from './portal.ts';

const orderTabs = (page: Page) =>
  page.getByRole('tablist', { name: 'Order tabs' }).getByRole('tab').filter({ hasText: /\d{6}/ });

interface Logged {
  readonly activity_code: string;
  readonly activity_detail: string;
}

/** Activities that the page sends from now on. */
function logOf(page: Page) {
  const logged: Logged[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/activity')) return;
    logged.push(...(JSON.parse(request.postData() ?? '{}') as { data: { activities: Logged[] } }).data.activities);
  });
  return (code: string) => logged.filter((each) => each.activity_code === code).map((each) => each.activity_detail);
}

/** A quantity of 3,000 is a multiple of every pack; price-on-application parts take none. */
const odd: readonly string[] = [wellKnown.normal, wellKnown.poa];
const typedCodes = wellKnownCodes.filter((code) => !odd.includes(code)).slice(0, 25);

test('LINE-16 PING-05 25 lines typed at full speed lose no key', async ({ page, server }) => {
  const logged = logOf(page);
  const id = await openNewOrder(page);
  await addLine(page, wellKnown.normal, '3000');
  const wanted = [wellKnown.normal, ...typedCodes].map((code, index) => [code, 3000 * (index + 1)] as const);
  await codeField(page).focus();
  // A key every few milliseconds; 25 lines a minute leave more than 100 ms for each.
  for (const [code, quantity] of wanted.slice(1)) await page.keyboard.type(`${code}\n${quantity}\n`);
  await expect(codeField(page)).toHaveValue('');
  await expect(everythingSent(page)).toBeVisible();
  const client = await signedIn(server.url, 'customer');
  const { cart } = await client.call('getCart', {}, { parameters: { cartId: id } });
  expect(cart.orderLine.map((each) => [each.stock_code, each.order_quantity])).toEqual(wanted);
  // A hundred rendered keystrokes make one draw speed average (500057).
  await expect
    .poll(async () => {
      for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Shift');
      return logged('500057').at(0) ?? '';
    })
    .toMatch(/^\d+\.\d ms$/);
});

test('TIP-01 a tip shows on its screen, links on, can be dismissed for good and restored', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'many');
  const tip = page.getByRole('region', { name: 'Did you know' });
  const title = tip.locator('b');
  await expect(tip).toBeVisible();
  const first = (await title.textContent()) ?? '';
  await tip.getByRole('button', { name: 'Next tip' }).click();
  await expect(title).not.toHaveText(first);
  const second = (await title.textContent()) ?? '';
  await tip.getByRole('button', { name: `Do not show again: ${second}` }).click();
  await expect(title).not.toHaveText(second);
  await page.reload();
  await expect(title).toHaveText(first);
  await page.goto('/orders/account/tips');
  const all = page.getByRole('list', { name: 'Tips' }).getByRole('listitem');
  await expect(all.first()).toBeVisible();
  const everyTip = await all.count();
  await page
    .getByRole('group', { name: 'Tips about' })
    .getByRole('button', { name: /^Your orders/ })
    .click();
  await expect.poll(() => all.count()).toBeLessThan(everyTip);
  await expect(all.first()).toBeVisible();
  await page.getByRole('button', { name: `Show again: ${second}` }).click();
  await page.getByRole('link', { name: /^Show me: Order the same again/ }).click();
  await expect(page).toHaveURL(/\/orders\/account\/history$/);
  await page.getByRole('tab', { name: 'Orders' }).click();
  await tip.getByRole('button', { name: 'Next tip' }).click();
  await expect(title).toHaveText(second);
});

test('PING-05 the palette has a button and every action of the order’s menu; clicks and tab changes are logged', {
  tag: '@full',
}, async ({ page }) => {
  const logged = logOf(page);
  await openNewOrder(page);
  await addLine(page, wellKnown.normal, '300');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const items = page.getByRole('menu').locator('[role^="menuitem"]');
  await expect(items.first()).toBeVisible();
  // The label alone, without icon and reason.
  const actions = await items.evaluateAll((found) =>
    found.map(
      (item) =>
        [...item.querySelectorAll('span')].find((span) => span.textContent && !span.children.length)?.textContent ?? '',
    ),
  );
  expect(actions.length).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Commands and keys' }).click();
  await expect(palette(page)).toBeFocused();
  const commands = page.getByRole('group', { name: 'On this screen' }).getByRole('option');
  await expect(commands.first()).toBeVisible();
  const offered = (await commands.allTextContents()).join('\n');
  for (const action of [...actions, 'Undo', 'Redo', 'Import', 'Columns', 'Rename this order', 'Delivery option']) {
    expect(offered).toContain(action);
  }
  await page.keyboard.type('rename');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /reference/i })).toBeFocused();
  await page.keyboard.type('Bay 7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bay 7' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('confirm order');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Unconfirm' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('unconfirm');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm order' })).toBeVisible();
  await page.getByRole('button', { name: 'all keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Quick Quote' }).click();
  await expect.poll(() => logged('500008')).toContain('/orders/quick_quote');
  await expect.poll(() => logged('500007').join('\n')).toContain('Commands and keys');
});

test('CART-01 order tabs are reordered by keyboard and by dragging, and stay so', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'multi');
  for (let made = 0; made < 3; made += 1) {
    await newOrder(page);
    await page.getByRole('tab', { name: 'Orders' }).click();
  }
  const names = async () => (await orderTabs(page).allTextContents()).map((text) => /\d{6}/.exec(text)?.[0] ?? '');
  const [a, b, c] = (await names()).slice(-3);
  await page.getByRole('tab', { name: new RegExp(String(c)) }).focus();
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(async () => (await names()).slice(-3)).toEqual([a, c, b]);
  await expect(page.getByRole('tab', { name: new RegExp(String(c)) })).toBeFocused();
  const from = await page.getByRole('tab', { name: new RegExp(String(a)) }).boundingBox();
  const to = await page.getByRole('tab', { name: new RegExp(String(b)) }).boundingBox();
  if (!from || !to) throw new Error('The tabs have no place.');
  await page.mouse.move(from.x + 40, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width + 10, from.y + from.height / 2, { steps: 4 });
  await page.mouse.move(to.x + to.width - 10, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await names()).slice(-3)).toEqual([c, b, a]);
  await page.reload();
  await expect.poll(async () => (await names()).slice(-3)).toEqual([c, b, a]);
});
