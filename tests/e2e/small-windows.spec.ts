import type { Page } from '@playwright/test';
import {
  addLine,
  codeField,
  everythingSent,
  expect,
  line,
  openNewOrder,
  quantityOf,
  quantityToAdd,
  signIn,
  test,
} from './portal.ts';

const addButton = (page: Page) =>
  page.getByRole('group', { name: 'Add a line' }).getByRole('button', { name: 'Add', exact: true });

/** On a phone the bar at the bottom has no words about saving. */
const everythingSentOnPhone = (page: Page): Promise<void> =>
  expect(page.getByText(/Revision \d+, saved/)).toBeVisible();

/** Checks that nothing covers any of the four sides of an element. */
async function expectUncovered(page: Page): Promise<void> {
  for (const target of [codeField(page), quantityToAdd(page), addButton(page)]) {
    await expect(target).toBeInViewport({ ratio: 0.99 });
    const isOnTop = () =>
      target.evaluate((element) => {
        const { left, top, bottom, width } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => {
          const found = document.elementFromPoint(left + width / 2, y);
          return found !== null && (element.contains(found) || found.contains(element));
        });
      });
    await expect.poll(isOnTop).toBe(true);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('LINE-16 SHELL-06 code, quantity and Add are above the bar at the bottom and above a keyboard, and the line added is in sight', async ({
    page,
  }) => {
    await openNewOrder(page);
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
    await everythingSentOnPhone(page);
    await expect(line(page, 'SCS-10040-129').getByText('Rounded up from 45 to 50.')).toBeInViewport({ ratio: 1 });
    await expectUncovered(page);
    // Enter in a quantity goes on to the next line, and from the last to the entry line, not to the end of the page.
    await quantityOf(page, 'HXN-12000-08Z').focus();
    await page.keyboard.press('Enter');
    await expect(quantityOf(page, 'SCS-10040-129')).toBeFocused();
    await expect(quantityOf(page, 'SCS-10040-129')).toBeInViewport({ ratio: 1 });
    await expectUncovered(page);
  });

  test('LINE-16 the first option is in sight when the list opens above the entry line', async ({ page }) => {
    await openNewOrder(page);
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

test('LINE-01 with the text spacing of WCAG 1.4.12 codes, prices, units and stock are whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'customer', '/orders/KES014-204817');
  await expect(everythingSent(page)).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  for (const [code, words] of [
    ['HXB-20100-88G', ['HXB-20100-88G', '318.40', '/ 100', '477.60', 'to Dec', 'galv']],
    ['UBT-24450-00G', ['UBT-24450-00G', 'On application', 'POA', 'To order', 'galv']],
    ['SDS-14050-HWF', ['SDS-14050-HWF', '22.56', '/ 100', '451.20', 'of 2,000']],
  ] as const) {
    for (const text of words) {
      const cell = line(page, code).getByRole('gridcell').filter({ hasText: text });
      await expect(cell.first()).toBeVisible();
      await expect(async () => {
        const isCut = await cell.first().evaluate((element) => {
          const all = document.createRange();
          all.selectNodeContents(element);
          const [inside, around] = [all.getBoundingClientRect(), element.getBoundingClientRect()];
          return inside.right > around.right + 1 || inside.bottom > around.bottom + 3;
        });
        expect(isCut, `${code}: ${text}`).toBe(false);
      }).toPass({ timeout: 5000 });
    }
  }
});
