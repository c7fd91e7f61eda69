import type { Page } from '@playwright/test';
import { startServer, type TestServer } from '../support/server.ts';
import {
  addLine,
  codeField,
  database,
  everythingSent,
  expect,
  line,
  openNewOrder,
  parts,
  pasteList,
  quantityOf,
  test,
} from './portal.ts';

/** The server searches every catalogue, however small: screens behave as with a catalogue that the browser holds. */
const largeTest = test.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const env = { PORTAL_CALLS_PER_MINUTE: '', PORTAL_SERVER_SEARCH_PARTS: '1' };
      const server = await startServer({ database, parts, env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One worker: starting another server takes longer than the journeys.
largeTest.describe.configure({ mode: 'default' });

const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
const partList = (page: Page) => page.getByRole('grid', { name: 'Parts' });

largeTest(
  'SRCH-01 LINE-16 IMP-06 QQ-01 entry, lists and quick quotes work on a catalogue that the server searches',
  async ({ page }) => {
    largeTest.slow();
    await openNewOrder(page);
    await codeField(page).pressSequentially('m12 x 50 bolt');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('M12');
    await addLine(page, 'WFL-12024-00Z', '500');
    await expect(quantityOf(page, 'WFL-12024-00Z')).toHaveValue('500');
    await pasteList(codeField(page), 'HXB-16080-88G,450\nhxn1200008z,1000\n');
    await expect(line(page, 'HXB-16080-88G')).toBeVisible();
    await expect(line(page, 'HXN-12000-08Z')).toBeVisible();
    await expect(everythingSent(page)).toBeVisible();

    await page.goto('/search/HXB-12050-88Z');
    await page.getByRole('link', { name: 'Quick quote “HXB-12050-88Z”' }).click();
    await expect(codeField(page)).toHaveValue('HXB-12050-88Z');
    await codeField(page).press('Enter');
    await page.getByLabel('Quantity to add').fill('300');
    await page.getByLabel('Quantity to add').press('Enter');
    await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('300');
  },
);

largeTest(
  'SRCH-01 FILT-02 the header and the filters show what the server found',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/search');
    const bolts = filters(page).getByRole('checkbox', { name: /^Hex bolt/ });
    await expect(bolts).toBeVisible();
    const label = await filters(page)
      .locator('label')
      .filter({ hasText: /^Hex bolts/ })
      .first()
      .textContent();
    const said = Number(/([\d,]+) parts/.exec(label ?? '')?.[1]?.replace(',', ''));
    await bolts.check();
    await expect(partList(page)).toHaveAttribute('aria-rowcount', String(said + 1));
    await expect(page.getByPlaceholder(/in 2,[0-9]{3} parts/)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('HXB-1205');
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect(first).toContainText('HXB-1205');
    await expect(first.locator('mark').first()).toHaveText('HXB-1205');
  },
);
