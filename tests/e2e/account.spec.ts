import { expect, line, openNewOrder, signIn, test } from './portal.ts';

test('DLV-01 DLV-02 DLV-03 a new address, completed by postcode, is used for an order and survives a reload', async ({
  page,
}) => {
  await openNewOrder(page);
  const side = page.getByRole('complementary', { name: 'Total, delivery and confirmation' });
  await side.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delivery' });
  await dialog.getByRole('button', { name: 'New address' }).click();
  await dialog.getByLabel('Company or site').fill('Depot 9');
  await dialog.getByLabel('Contact').fill('Mia Tran');
  await dialog.getByLabel('Address', { exact: true }).fill('1 Dock Rd');
  await dialog.getByLabel('Phone').fill('12');
  await dialog.getByLabel('Email').fill('mia');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  // Reports all problems at once, by the field names on screen.
  const summary = dialog.getByRole('region', { name: '3 problems to fix' });
  await expect(summary.getByRole('link')).toHaveText([
    'Phone: Correct this field',
    'Email: Correct this field',
    'Postcode or suburb: Required field',
  ]);
  await dialog.getByLabel('Phone').fill('02 5550 1234');
  await dialog.getByLabel('Email').fill('');
  await dialog.getByRole('combobox', { name: 'Postcode or suburb' }).fill('2015');
  await page.getByRole('option', { name: /2015 Alexandria/ }).click();
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog.getByRole('radio', { name: 'Depot 9, Mia Tran' })).toBeChecked();
  await dialog.getByLabel('Carrier', { exact: true }).selectOption({ index: 1 });
  await dialog.getByLabel('Third-party reference').fill('44120');
  await expect(dialog.getByLabel('The receiver pays the carrier')).toBeChecked();
  await dialog.getByLabel('Instruction', { exact: true }).fill('Gate C');
  await dialog.getByRole('button', { name: 'Use for this order' }).click();
  await expect(dialog).toBeHidden();
  for (const words of ['Depot 9', '1 Dock Rd, Alexandria', 'Gate C']) await expect(side).toContainText(words);
  await expect(side).toContainText('· 44120');
  await expect(page.getByText('Everything is sent')).toBeVisible();
  await page.reload();
  await expect(side).toContainText('1 Dock Rd, Alexandria');
  await expect(side).toContainText('Gate C');
});

test('HIST-01 HIST-02 HIST-03 past orders open, and one is reordered into a new order', async ({ page }) => {
  await signIn(page, 'customer', '/orders/account');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Order history' }).click();
  await expect(page).toHaveURL(/\/orders\/account\/history$/);
  const past = page.getByRole('region', { name: 'Past orders' });
  await past
    .getByRole('button', { name: /^Lines of/ })
    .first()
    .click();
  const lines = past.getByRole('table', { name: /^Lines of/ });
  const code = (await lines.getByRole('rowheader').first().textContent())?.trim() ?? '';
  await past.getByRole('button', { name: /^Order all/ }).click();
  await expect(past.getByRole('status').filter({ hasText: /\d+ lines? added/ })).toBeVisible();
  await past.getByRole('link', { name: /^Open KES014-/ }).click();
  await expect(line(page, code)).toBeVisible();
});

test('HIST-02 orders older than a year load on request, and the list keeps its place', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'customer', '/orders/account/history');
  const past = page.getByRole('region', { name: 'Past orders' });
  const more = past.getByRole('button', { name: /^Show \d+ more of/ });
  const further = past.getByRole('button', { name: 'Show orders older than a year' });
  await expect(past.getByRole('row').nth(1)).toBeVisible();
  while (await more.isVisible()) await more.click();
  const count = await past.getByRole('button', { name: /^Lines of/ }).count();
  const label = await past
    .getByRole('button', { name: /^Lines of/ })
    .last()
    .evaluate((button) => button.getAttribute('aria-label') ?? button.textContent);
  const last = past.getByRole('button', { name: label, exact: true });
  await further.scrollIntoViewIfNeeded();
  const place = (await last.boundingBox())?.y ?? -1;
  await further.click();
  await expect(further).toBeHidden();
  await expect
    .poll(() => past.getByRole('button', { name: /^Lines of|^Show \d+ more/ }).count())
    .toBeGreaterThan(count);
  // The list keeps its scroll position.
  await expect.poll(async () => Math.abs(((await last.boundingBox())?.y ?? -1) - place)).toBeLessThan(2);
});

test('HIST-04 an invoice and the net prices download as files', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'customer', '/orders/account/invoices');
  const invoice = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Invoice \d+ as PDF/ })
    .first()
    .click();
  expect((await invoice).suggestedFilename()).toMatch(/^invoice-\d+\.pdf$/);
  const prices = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download prices of KES014' }).click();
  expect((await prices).suggestedFilename()).toMatch(/^net-prices-KES014-.*\.csv$/);
});

test('FAV-01 FAV-02 a folder is created, renamed, deleted and restored; its parts are added to an order', async ({
  page,
}) => {
  await signIn(page, 'multi', '/orders/account/favourites');
  const tree = page.getByRole('tree', { name: 'Favourites' });
  await expect(tree.getByRole('treeitem', { name: /Van stock/ })).toBeVisible();
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Site 7');
  // Shown immediately, and sent after the folder itself has been created.
  const kept = page.waitForResponse(/favourites\/rename/);
  await page.keyboard.press('Enter');
  const folder = tree.getByRole('treeitem', { name: /Site 7/ });
  await expect(folder).toBeVisible();
  await kept;
  await page.reload();
  await expect(folder).toBeVisible();
  await tree.getByRole('treeitem', { name: /To look at again/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(tree.getByRole('treeitem', { name: /To look at again/ })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tree.getByRole('treeitem', { name: /To look at again/ })).toBeVisible();
  await tree.getByRole('treeitem', { name: /Nuts and washers/ }).click();
  await page.getByRole('button', { name: /^Add 4 to order/ }).click();
  await page.getByRole('link', { name: /^Open [A-Z0-9]+-\d{6}$/ }).click();
  await expect(line(page, 'HXN-12000-08Z')).toBeVisible();
  await expect(line(page, 'WFL-12024-00Z')).toBeVisible();
});

test('HIST-01 the account tab leads to open orders, history, invoices, favourites, details and preferences', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('tab', { name: 'Account' }).click();
  const sections = page.getByRole('navigation', { name: 'Account' });
  for (const [name, heading] of [
    ['Order history', 'Past orders'],
    ['Invoices and prices', 'Invoices'],
    ['Favourites', 'Favourites'],
    ['Details and preferences', 'Preferences'],
  ] as const) {
    await sections.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  await sections.getByRole('link', { name: 'Open orders' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});
