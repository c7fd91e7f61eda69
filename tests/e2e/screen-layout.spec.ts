import type { Locator, Page } from '@playwright/test';
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
  quantityToAdd,
  setQuantity,
  signIn,
  startOrder,
  test,
} from './portal.ts';

/** The demo's longest codes. */
const longCodes = ['HXB-12050-88Z', 'SDS-14050-HWF', 'SCS-10040-129'];

const topOf = async (locator: Locator): Promise<number> => Math.round((await locator.boundingBox())?.y ?? -1);

/** Whether the text of an element is shown whole. */
const isWhole = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.scrollWidth <= element.clientWidth);

test('CART-18 an edit that changes the freight gets no notice and does not move the lines', async ({ page }) => {
  await startOrder(page);
  await addLine(page, 'WFL-16030-00Z', '500');
  await expect(everythingSent(page)).toBeVisible();
  const freight = page.getByRole('region', { name: 'Total' }).getByText('Freight', { exact: true }).locator('..');
  const before = { top: await topOf(lines(page)), freight: await freight.textContent() };
  await setQuantity(page, 'HXB-12050-88Z', '9000');
  await expect(everythingSent(page)).toBeVisible();
  await expect(freight).not.toHaveText(before.freight ?? '');
  await expect(page.getByText('The server changed this order')).toHaveCount(0);
  expect(await topOf(lines(page))).toBe(before.top);
});

test('LINE-01 CART-23 at 200 % zoom part codes are whole and the check list can be read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNewOrder(page);
  for (const code of longCodes) await addLine(page, code, '2000');
  await expect(everythingSent(page)).toBeVisible();
  // A window of 1440 × 900 at 200 % has half as many CSS pixels.
  await page.setViewportSize({ width: 720, height: 450 });
  // The rows are laid out anew in the smaller window.
  await expect(async () => {
    for (const code of longCodes) {
      const shown = line(page, code).getByText(code, { exact: true }).first();
      await shown.scrollIntoViewIfNeeded({ timeout: 1000 });
      expect(await isWhole(shown), code).toBe(true);
    }
  }).toPass();
  const side = page.getByRole('region', { name: 'Before you confirm' });
  await side.scrollIntoViewIfNeeded();
  // The list changes once more when the prices of the last line are there.
  await expect(async () => {
    for (const item of await side.getByRole('listitem').all()) {
      await item.scrollIntoViewIfNeeded({ timeout: 1000 });
      await expect(item).toBeInViewport({ ratio: 0.9, timeout: 1000 });
      expect(await isWhole(item)).toBe(true);
    }
  }).toPass();
});

test('CART-01 of many order tabs the current one is in sight, and all are listed', async ({ page }) => {
  await signIn(page, 'many');
  const ids: string[] = [];
  for (let made = 0; made < 9; made += 1) {
    await page.getByRole('tab', { name: 'Orders', exact: true }).click();
    ids.push(await newOrder(page));
  }
  const current = page.getByRole('tab', { selected: true });
  await expect(current).toBeInViewport({ ratio: 0.99 });
  const [first = ''] = ids;
  await page.getByRole('button', { name: 'All tabs' }).click();
  await page
    .getByRole('menuitemcheckbox')
    .or(page.getByRole('menuitemradio'))
    .filter({ hasText: first.slice(-6) })
    .click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await expect(current).toContainText(first.slice(-6));
  await expect(current).toBeInViewport({ ratio: 0.99 });
  await page.reload();
  await expect(current).toBeInViewport({ ratio: 0.99 });
  // The page must not store its tabs again after they are closed for the next journey.
  await page.goto('about:blank');
});

test('CART-01 CART-20 tab and list agree on the number of lines', async ({ page }) => {
  const cartId = await startOrder(page);
  await addLine(page, 'WFL-16030-00Z', '500');
  await setQuantity(page, 'HXB-12050-88Z', '0');
  await expect(everythingSent(page)).toBeVisible();
  const fact = await page.getByRole('tab', { selected: true }).textContent();
  await page.getByRole('tab', { name: 'Orders', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: cartId });
  await expect(row).toBeVisible();
  const counted = fact?.slice(cartId.slice(-6).length).split(/\D/)[0];
  expect(counted).toBe('1');
  await expect(row.getByRole('cell').filter({ hasText: new RegExp(`^${counted} line$`) })).toBeVisible();
});

test('CART-20 LINE-13 an order whose prices have changed shows the total that the list has, beside the new one', async ({
  page,
}) => {
  await signIn(page);
  const listed = page.getByRole('row').filter({ hasText: 'KES014-204817' });
  await expect(listed).toBeVisible();
  const before = /[\d,]+\.\d\d/.exec((await listed.textContent()) ?? '')?.[0] ?? '';
  await page.goto('/orders/KES014-204817');
  const total = page.getByRole('region', { name: 'Total', exact: true });
  await expect(total).toContainText(`${before} before prices changed`);
  await expect(total.getByText('To pay').locator('..')).not.toContainText(before);
});

test('SHELL-08 a message covers neither the tabs nor the buttons of an order', async ({ page }) => {
  await startOrder(page);
  for (const width of [1440, 1120]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Save as CSV' }).click();
    await saved;
    const message = await page.getByRole('region', { name: 'Messages' }).boundingBox();
    const tabs = await page.getByRole('tablist').first().boundingBox();
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
});

test('CART-23 at 1440 × 900 everything that blocks confirming is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNewOrder(page);
  // An unknown code, a discontinued part and a part without a price.
  await pasteList(codeField(page), 'HXB-1608O-88G\t100\nHXB-38200-G5P\t7\nEYB-12000-316\t20');
  await expect(everythingSent(page)).toBeVisible();
  const side = page.getByRole('region', { name: 'Before you confirm' });
  await expect(side.getByRole('listitem')).toHaveCount(3);
  for (const item of await side.getByRole('listitem').all()) await expect(item).toBeInViewport({ ratio: 1 });
});

test('QQ-01 the numbers of lines shown newest first stay in order', async ({ page }) => {
  await signIn(page, 'customer', '/preferences');
  await page.getByLabel('New quick quote lines').selectOption('At the top');
  await page.getByRole('tab', { name: 'Quick Quote' }).click();
  await expect(codeField(page)).toBeVisible();
  for (const code of longCodes) await addLine(page, code, '100');
  const quantities = lines(page).getByLabel(/^Quantity, line/);
  for (const code of longCodes) await expect(quantityOf(page, code)).toBeVisible();
  const names = await quantities.evaluateAll((fields) => fields.map((field) => field.getAttribute('aria-label') ?? ''));
  const numbers = names.map((name) => Number(/line (\d+)/.exec(name)?.[1]));
  expect(numbers.length).toBeGreaterThanOrEqual(longCodes.length);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
});

test('LINE-01 QQ-01 at 1440 px a long description is shown whole, down to its finish', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.getByRole('tab', { name: 'Quick Quote' }).click();
  await addLine(page, 'SDS-14050-HWF', '100');
  await addLine(page, 'SCS-10040-129', '100');
  for (const code of ['SDS-14050-HWF', 'SCS-10040-129']) {
    const cell = line(page, code).getByRole('gridcell').nth(4);
    const cut = await cell.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { right, top, bottom } = text.getBoundingClientRect();
      const around = element.getBoundingClientRect();
      return right > around.right || top < around.top - 1 || bottom > around.bottom + 1;
    });
    expect(cut, code).toBe(false);
  }
});

test('CART-20 SHELL-15 with filters for many accounts the list’s buttons share a row; a head under the pointer can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'many');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Account', { exact: true })).toBeVisible();
  const create = main.getByRole('button', { name: 'New order' });
  expect(await topOf(create)).toBe(await topOf(main.getByRole('button', { name: 'Order from a list' })));
  // This user has the classic theme, whose heads are dark.
  const head = page.getByRole('columnheader').getByRole('button').first();
  const color = await head.evaluate((element) => getComputedStyle(element).color);
  await head.hover();
  await expect(head).toHaveCSS('color', color);
});

/** The smallest height and width in px of a comfortable touch target. */
const fingertip = 44;

/** The controls in sight that are smaller than a fingertip, by name. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main, least) => {
    const isSmall = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (height < least - 0.5 || width < least - 0.5);
    };
    const inText = (element: Element) => element.tagName === 'A' && element.closest('p, li, dd, td, th') !== null;
    const controls = [...main.querySelectorAll('button, a[href], input, select, [role="tab"]')];
    return controls
      .filter(
        (each) =>
          each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isSmall(each) && !inText(each),
      )
      .map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return `${each.tagName} ${each.getAttribute('aria-label') ?? each.textContent} ${Math.round(width)}×${Math.round(height)}`;
      });
  }, fingertip);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('LINE-16 SHELL-06 how a part is sold stands below its quantity, and entries of a menu keep their words', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/orders/new');
    await codeField(page).fill('HXB-16080-88G');
    await codeField(page).press('Enter');
    const sold = page.getByText('sold in 25s');
    await expect(sold).toBeVisible();
    const field = await quantityToAdd(page).boundingBox();
    expect(await topOf(sold)).toBeGreaterThanOrEqual(Math.round((field?.y ?? 0) + (field?.height ?? 0)));
    const paste = await page.getByText('Paste a list to import').boundingBox();
    expect(paste?.x ?? 0).toBeGreaterThanOrEqual((field?.x ?? 0) + (field?.width ?? 0));
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const words = page.getByRole('menu').getByText('Keep new lines closed');
    expect((await words.boundingBox())?.width).toBeGreaterThan(100);
  });

  test('SHELL-06 the controls of an order and of the list of orders are large enough for a finger', async ({
    page,
  }) => {
    await openNewOrder(page);
    await addLine(page, 'HXB-12050-88Z', '300');
    await expect(quantityOf(page, 'HXB-12050-88Z')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'Orders' }).first()).toBeVisible();
    // Until the list has arrived, there would be nothing to measure.
    await expect.poll(() => page.getByRole('main').getByRole('link').count()).toBeGreaterThan(5);
    expect(await smallTargets(page)).toEqual([]);
  });
});
