import type { Page } from '@playwright/test';
import { addLine, expect, line, newOrder, openNewOrder, quantityOf, signIn, test } from './portal.ts';

const panel = (page: Page, code: string) => page.getByRole('region', { name: new RegExp(`^${code}, `) });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

async function openLine(page: Page, code: string, quantity: string) {
  await newOrder(page);
  await addLine(page, code, quantity);
  await line(page, code).getByText(code).click();
  await expect(panel(page, code)).toBeVisible();
}

test('NAV-02 PART-12 a visitor sees a part with its data and drawing, without a price', async ({ page }) => {
  await page.goto('/part/HXB-16080-88G');
  await expect(page.getByRole('heading', { level: 1, name: /Hex bolt M16 × 80/ })).toBeVisible();
  await expect(page).toHaveTitle(/HXB-16080-88G/);
  await expect(page.getByRole('img', { name: /Drawing of Hex bolt M16 × 80.*M16.*millimetres/ }).first()).toBeVisible();
  await tab(page, /Dimensions/).click();
  await expect(page.getByRole('row', { name: 's Width across flats 24 mm' })).toBeVisible();
  await expect(tab(page, /P & A/)).toHaveCount(0);
});

test('NAV-02 the page of a part shows its stock notes', async ({ page }) => {
  await page.goto('/part/htb-20065-109');
  await expect(page.getByRole('region', { name: 'Stock notes' })).toContainText('Do not mix lots');
});

test('NAV-02 PART-02 LINE-09 LINE-15 a buyer sees price, savings and stock, and adds the part to the order worked on last', async ({
  page,
}) => {
  await openNewOrder(page);
  const order = page.url();
  await page.goto('/part/HXB-16080-88G');
  const buy = page.getByRole('complementary', { name: 'Buy this part' });
  await expect(buy.getByRole('row', { name: /^25 177\.08 −5\.0 % 9\.32/ })).toHaveAttribute('aria-current', 'true');
  await expect(buy.getByRole('row', { name: /^Sydney.*today/ })).toBeVisible();
  await buy.getByRole('textbox', { name: 'Quantity of HXB-16080-88G' }).fill('440');
  await page.keyboard.press('Enter');
  await expect(buy.getByText('440 became 450. This part is sold in 25s.')).toBeVisible();
  await expect(buy.getByRole('row', { name: /^100 162\.10/ })).toHaveAttribute('aria-current', 'true');
  await expect(buy.getByLabel('Add to')).toHaveValue(order.split('/').at(-1) ?? '');
  await buy.getByRole('button', { name: /^Add to Order.*729\.45/ }).click();
  await expect(buy.getByText(/^Added 450 of HXB-16080-88G to order/)).toBeVisible();
  await buy.getByRole('link', { name: /^Open / }).click();
  await expect(page).toHaveURL(order);
  await expect(quantityOf(page, 'HXB-16080-88G')).toHaveValue('450');
});

test('NAV-02 an unknown part offers similar codes with reasons', async ({ page }) => {
  await page.goto('/part/HXB-1608O-88G');
  await expect(page.getByRole('heading', { name: 'There is no part HXB-1608O-88G' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'HXB-16080-88G' })).toContainText('letter O');
  await page.getByRole('link', { name: 'HXB-16080-88G' }).click();
  await expect(page.getByRole('heading', { name: /Hex bolt M16 × 80/ })).toBeVisible();
});

test('PART-05 PING-05 an alternate in stock is highlighted, announced, logged and added', async ({ page }) => {
  const activities: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/activity')) activities.push(request.postData() ?? '');
  });
  await signIn(page);
  await openLine(page, 'HXB-20100-88G', '150');
  await expect(page.getByText(/is in stock and can replace it/)).toBeVisible();
  await tab(page, /Alternate Parts/).click();
  const row = page.getByRole('table', { name: 'Alternate Parts' }).getByRole('row', { name: /In stock/ });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Add / }).click();
  // The line that was added, not the row of the table within the panel.
  await expect(page.getByLabel(/^Quantity, line 2/)).toBeVisible();
  await expect.poll(() => activities.join('\n'), { timeout: 20_000 }).toContain('500110');
});

test('PART-01 from one part to another and back, by the banner', async ({ page }) => {
  await signIn(page);
  await openLine(page, 'HXB-20100-88G', '150');
  await tab(page, /Alternate Parts/).click();
  await page
    .getByRole('table', { name: 'Alternate Parts' })
    .getByRole('button', { name: 'HXB-20100-88M', exact: true })
    .click();
  await expect(panel(page, 'HXB-20100-88M')).toBeVisible();
  await page.getByRole('button', { name: 'Click here to return to viewing HXB-20100-88G' }).click();
  await expect(panel(page, 'HXB-20100-88G')).toBeVisible();
});

test('LINE-09 LINE-15 PART-07 the open line shows breaks, warehouses, packs that set the quantity, and history', async ({
  page,
}) => {
  await signIn(page);
  await openLine(page, 'HXB-16080-88G', '450');
  const prices = panel(page, 'HXB-16080-88G').getByRole('row', { name: /162\.10/ });
  await expect(prices).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('All 450 are in Sydney.')).toBeVisible();
  await tab(page, /Packaging/).click();
  await panel(page, 'HXB-16080-88G')
    .getByRole('button', { name: /^Make it/ })
    .first()
    .click();
  await expect(quantityOf(page, 'HXB-16080-88G')).not.toHaveValue('450');
});

test('PREF-01 PART-10 enable_recent_parts: an open line shows or hides the part’s purchase history', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page);
  await openLine(page, 'HXB-16080-88G', '450');
  await expect(tab(page, /^History/)).toBeVisible();
  const order = page.url();
  const set = async (on: boolean) => {
    await page.goto('/preferences');
    await page.getByRole('switch', { name: 'Show history of parts' }).setChecked(on);
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  };
  await set(false);
  await page.goto(order);
  await line(page, 'HXB-16080-88G').getByText('HXB-16080-88G').click();
  await expect(tab(page, /^Details/)).toBeVisible();
  await expect(tab(page, /^History/)).toHaveCount(0);
  await set(true);
});

test("HIST-05 the account's own code is shown and set from the panel, and is in the list of own codes", {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page);
  await openLine(page, 'HXB-16080-88G', '450');
  await tab(page, /Details/).click();
  const field = page.getByLabel('Your code, for KES014');
  await expect(field).toHaveValue('KF-1041');
  await field.fill('KF-1041-B');
  await page.getByRole('button', { name: 'Save code' }).click();
  await expect(page.getByLabel('Your code, for KES014')).toHaveValue('KF-1041-B');
  await page.goto('/orders/account/codes');
  await page.getByLabel('Find a code').fill('kf-1041');
  await expect(page.getByRole('row', { name: /^HXB-16080-88G KF-1041-B/ })).toBeVisible();
  await page.getByLabel('Part', { exact: true }).fill('HXB-16080-88G');
  await page.getByLabel('Your code').fill('KF-1041-C');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^HXB-16080-88G KF-1041-C/ })).toBeVisible();
});

test('CERT-01 NAV-07 certificates are found by part, opened and downloaded', async ({ page }) => {
  await page.goto('/testcert/HTB-20065-109');
  await expect(page.getByRole('table')).toContainText('HTB-20065-109');
  await page
    .getByRole('button', { name: /^Show the values/ })
    .first()
    .click();
  await expect(page.getByText('Tensile strength')).toBeVisible();
  await page.getByRole('checkbox', { name: /^All/ }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('CERT-01 a signed-in user has certificates emailed', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'customer', '/testcert/HTB-20065-109');
  await page.getByRole('checkbox', { name: /^TC-/ }).first().check();
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  await page.getByLabel('To (leave empty to email it to yourself)').fill('quality@example.com');
  await page.getByRole('button', { name: 'Send 1 certificate' }).click();
  await expect(page.getByText('1 certificate sent to quality@example.com.')).toBeVisible();
});

test('WTB-01 NAV-07 stores come nearest first from a postcode, on a list and a map', async ({ page }) => {
  await page.goto('/wherebuy');
  await page.getByLabel('Postcode or suburb').fill('6000');
  await page.getByRole('button', { name: 'Find stores' }).click();
  await expect(page).toHaveURL(/\/wherebuy\/6000$/);
  await expect(page.getByRole('status')).toContainText(/nearest to Perth WA 6000 first/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/Perth WA 6000.*\d k?m/s);
  await expect(page.getByRole('img', { name: /^Map of .* around Perth/ })).toBeVisible();
});

test('CALC-01 NAV-11 the calculator answers with cartridges', async ({ page }) => {
  await page.goto('/calculators/chemical-volume');
  await page.getByLabel('Hole diameter, mm').fill('18');
  await page.getByLabel('Hole depth, mm').fill('125');
  await page.getByLabel('Rod diameter, mm').fill('16');
  await page.getByLabel('Number of holes').fill('40');
  await page.getByLabel('Number of holes').press('Enter');
  await expect(page.getByRole('status')).toContainText('320 ml');
  await expect(page.getByRole('status')).toContainText('Cartridges2');
});

test('CALC-01 PART-02 the calculator proposes cartridges that we sell, and a buyer adds the number needed', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'customer', '/calculators/chemical-volume');
  const table = page.getByRole('table', { name: 'Cartridges that hold this volume' });
  const row = table.getByRole('row').nth(1);
  const code = (await row.getByRole('rowheader').textContent()) ?? '';
  await row.getByRole('button', { name: /^Add / }).click();
  await expect(page.getByText(new RegExp(`^Added \\d+ of ${code} to order`))).toBeVisible();
});

test('CALC-01 the tab starts with the part’s values and orders cartridges', async ({ page }) => {
  await signIn(page);
  await openLine(page, 'CHK-00300-VES', '1');
  await tab(page, /Chemical Volume/).click();
  await expect(page.getByLabel('Cartridge, ml')).toHaveValue('300');
  await page.getByLabel('Number of holes').fill('200');
  await page.getByLabel('Number of holes').press('Enter');
  await page.getByRole('button', { name: /^Make it \d/ }).click();
  await expect(quantityOf(page, 'CHK-00300-VES')).not.toHaveValue('1');
});

test('PING-05 PART-12 a photo that fails to load is replaced by the drawing and logged as vlc_500002', async ({
  page,
}) => {
  const activities: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/activity')) activities.push(request.postData() ?? '');
  });
  await page.route('**/get-product-information', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll('"image":"hex-bolt"', '"image":"hex-bolt.webp"');
    await route.fulfill({ response: answer, body: text });
  });
  await signIn(page, 'customer', '/part/HXB-16080-88G');
  await expect(page.getByRole('img', { name: /^Drawing of Hex bolt/ }).first()).toBeVisible();
  await expect.poll(() => activities.join('\n'), { timeout: 20_000 }).toContain('vlc_500002');
});

test('LINE-10 a preference decides what clicking a line does; Enter always opens it', async ({ page }) => {
  await signIn(page, 'multi', '/preferences');
  await page.getByLabel('Clicking a line').selectOption('Edit the quantity');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await newOrder(page);
  const code = 'HXB-12050-88Z';
  await addLine(page, code, '300');
  await line(page, code).getByText(code).click();
  await expect(quantityOf(page, code)).toBeFocused();
  await expect(panel(page, code)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(panel(page, code)).toBeVisible();
});

test('PART-03 the details of an order’s line open the part in the supplier’s system, by its code', async ({ page }) => {
  await openNewOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await line(page, 'HXB-12050-88Z').click();
  await page.getByRole('tab', { name: 'Details' }).click();
  const link = page.getByRole('link', { name: /^Open part in Pronto/ });
  await expect(link).toHaveAttribute('href', 'https://erp.example.com/stock/HXB-12050-88Z');
});
