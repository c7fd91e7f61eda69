import type { Page } from '@playwright/test';
import {
  addLine,
  codeField,
  everythingSent,
  expect,
  line,
  newOrder,
  quantityOf,
  quantityToAdd,
  signIn,
  test,
} from './portal.ts';

const addButton = (page: Page) =>
  page.getByRole('group', { name: 'Add a line' }).getByRole('button', { name: 'Add', exact: true });

/** Nothing lies over any of the four sides: what is there is the element itself or something in it. */
async function expectUncovered(page: Page): Promise<void> {
  for (const target of [codeField(page), quantityToAdd(page), addButton(page)]) {
    await expect(target).toBeInViewport({ ratio: 0.99 });
    const isOnTop = await target.evaluate((element) => {
      const { left, top, bottom, width } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => {
        const found = document.elementFromPoint(left + width / 2, y);
        return found !== null && (element.contains(found) || found.contains(element));
      });
    });
    expect(isOnTop).toBe(true);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('LINE-16 SHELL-06 code, quantity and Add are above the bar at the bottom and above a keyboard, and the line added is in sight', async ({
    page,
  }) => {
    await signIn(page);
    await newOrder(page);
    await codeField(page).tap();
    await expectUncovered(page);
    for (const code of ['HXB-12050-88Z', 'WFL-16030-00Z', 'HXN-12000-08Z']) await addLine(page, code, '1000');
    for (const height of [844, 664, 420]) {
      await page.setViewportSize({ width: 390, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await codeField(page).tap();
      await expectUncovered(page);
    }
    await page.setViewportSize({ width: 390, height: 664 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await addLine(page, 'SCS-10040-129', '45');
    await expect(line(page, 'SCS-10040-129').getByText('Rounded up from 45 to 50.')).toBeInViewport({ ratio: 1 });
    await expectUncovered(page);
  });

  test('LINE-16 the first option is in sight when the list opens above the entry line', async ({ page }) => {
    await signIn(page);
    await newOrder(page);
    for (const code of ['HXB-12050-88Z', 'WFL-16030-00Z', 'HXN-12000-08Z']) await addLine(page, code, '1000');
    for (const height of [664, 420]) {
      await page.setViewportSize({ width: 390, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await codeField(page).tap();
      await codeField(page).fill('hex bolt m12');
      const first = page.getByRole('listbox').getByRole('option').first();
      await expect(first).toBeInViewport({ ratio: 0.99 });
      await first.click({ trial: true, timeout: 5000 });
      const [list, field] = [await page.getByRole('listbox').boundingBox(), await codeField(page).boundingBox()];
      expect(list?.y ?? 0).toBeLessThan(field?.y ?? 0);
      await codeField(page).fill('');
    }
  });
});

test('LINE-01 in a window of 1024 px the wheel reaches every line, and then the panel below', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'customer', '/orders/KES014-204817');
  await expect(everythingSent(page)).toBeVisible();
  const last = quantityOf(page, 'CCH-41041-HDG');
  await expect(last).not.toBeInViewport();
  await line(page, 'HXB-12050-88Z').hover();
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass();
  await last.click({ trial: true });
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('region', { name: 'Total', exact: true })).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass();
});
