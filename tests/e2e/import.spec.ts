import { readFileSync } from 'node:fs';
import { signedIn } from '../support/client.ts';
import {
  codeField,
  everythingSent,
  expect,
  line,
  lines,
  openNewOrder,
  paste,
  pasteList,
  quantityOf,
  signIn,
  test,
} from './portal.ts';

const hostile = [
  '\ufeffItem;Part no;Menge;Remark',
  '1;HXB-16080-88G;450,00;gate 1',
  '2;hxn1200008z;1.000;=HYPERLINK("x")',
  '3;HXB-16080-88Y;100;old code',
  '4;M16 x 80 hex bolt 8.8 galv;50;in words',
  '5;ZZZZ-99999;5;no such part',
  '6;HXB-16080-88G;50;again',
].join('\r\n');

test('IMP-01 IMP-06 LINE-16 CART-21 a messy list is reviewed row by row by keyboard, added, and undone as one step', async ({
  page,
}) => {
  await openNewOrder(page);
  await paste(codeField(page), hostile);
  const review = page.getByRole('dialog', { name: 'Review the list' });
  const rows = review.getByRole('grid', { name: 'Rows of the list' });
  await expect(rows).toHaveAttribute('aria-rowcount', '7');
  await expect(rows.getByRole('row').filter({ hasText: 'hxn1200008z' })).toContainText('HXN-12000-08Z');
  await expect(rows.getByRole('row').filter({ hasText: 'old code' })).toContainText('superseded by HXB-16080-88Z');
  await expect(rows.getByRole('row').filter({ hasText: 'no such part' })).toContainText('Unknown');
  await page.keyboard.press('m');
  await expect(rows.getByRole('row').filter({ hasText: 'again' })).toContainText('Merged into row 2');
  await page.keyboard.press('n');
  await expect(review.getByText(/^Row 4: /)).toBeVisible();
  await page.keyboard.press('1');
  for (const _ of [5, 6]) await page.keyboard.press('n');
  await expect(review.getByText(/^Row 6: /)).toBeVisible();
  await page.keyboard.press('s');
  await review.getByRole('button', { name: /^Add \d lines$/ }).press('Enter');
  // The row described in words was not resolved: it stays until it is.
  await expect(rows).toHaveAttribute('aria-rowcount', '2');
  await expect(rows.getByRole('row').filter({ hasText: 'in words' })).toBeVisible();
  await review.getByRole('button', { name: 'Leave them out' }).click();
  await expect(review).toHaveCount(0);
  await expect(line(page, 'HXN-12000-08Z')).toBeVisible();
  await expect(line(page, 'HXB-16080-88Z')).toBeVisible();
  await expect(lines(page).getByText('ZZZZ-99999')).toHaveCount(0);
  await codeField(page).focus();
  await page.keyboard.press('Control+z');
  await expect(line(page, 'HXN-12000-08Z')).toHaveCount(0);
  await expect(line(page, 'HXB-16080-88Z')).toHaveCount(0);
});

test('IMP-06 IMP-02 of a quantity per assembly and a total the total counts, and the review says so; rows to check are added only on confirmation; rows without a quantity are listed; packs are counted', async ({
  page,
}) => {
  await openNewOrder(page);
  const list = ['Part no;Qty per;Total qty', 'HXB-12050-88Z;1;2 boxes', 'HXB-16080-88Y;1;100', 'HXB-16080-88G;1;0'];
  await paste(codeField(page), list.join('\n'));
  const review = page.getByRole('dialog', { name: 'Review the list' });
  const row = (text: string) => review.getByRole('row').filter({ hasText: text });
  await expect(review.getByRole('status').filter({ hasText: 'Total qty' })).toContainText(
    'The list has both “Qty per” and “Total qty”. The quantities are from “Total qty”.',
  );
  await expect(row('HXB-12050-88Z')).toContainText(/2 boxes of \d+ = \d+\./);
  await expect(row('HXB-16080-88G')).toContainText('Left out. The quantity is 0.');
  await expect(row('HXB-16080-88Y')).toContainText('Check');
  await expect(review.getByText('1 not checked will not be added')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Add 1 line' })).toBeVisible();
  await review.getByRole('button', { name: 'Accept 1 marked Check' }).click();
  await expect(review.getByText(/stay behind/)).toHaveCount(0);
  await review.getByRole('button', { name: 'Add 2 lines' }).click();
  await expect(line(page, 'HXB-16080-88Z')).toBeVisible();
  await expect(line(page, 'HXB-12050-88Z')).toBeVisible();
  await expect(line(page, 'HXB-16080-88G')).toHaveCount(0);
});

test('IMP-06 an unchecked row is not added, stays in the review, and is named when left out', { tag: '@full' }, async ({
  page,
}) => {
  await openNewOrder(page);
  await paste(codeField(page), 'HXB-12050-88Z\t300\nHXB-16080-88Y\t100');
  const review = page.getByRole('dialog', { name: 'Review the list' });
  await review.getByRole('button', { name: 'Add 1 line' }).press('Enter');
  await expect(review.getByText(/^1 line added to /)).toBeVisible();
  await expect(review.getByRole('grid', { name: 'Rows of the list' })).toHaveAttribute('aria-rowcount', '2');
  await review.getByRole('button', { name: 'Leave them out' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('not checked for row 2');
  await expect(line(page, 'HXB-12050-88Z')).toBeVisible();
  await expect(line(page, 'HXB-16080-88Z')).toHaveCount(0);
});

test('IMP-06 rows left undecided stay with the order, also after a reload, until they are reviewed', async ({
  page,
}) => {
  await openNewOrder(page);
  await paste(codeField(page), 'HXB-12050-88Z\t300\nHXB-16080-88Y\t100');
  const review = page.getByRole('dialog', { name: 'Review the list' });
  await review.getByRole('button', { name: 'Add 1 line' }).press('Enter');
  await expect(review.getByText(/^1 line added to /)).toBeVisible();
  await page.keyboard.press('Escape');
  const left = page.getByRole('status').filter({ hasText: 'A row of your list is not in this order yet.' });
  await expect(left).toContainText('HXB-16080-88Y × 100');
  await expect(everythingSent(page)).toBeVisible();
  await page.reload();
  await left.getByRole('button', { name: 'Review it' }).click();
  await review.getByRole('button', { name: 'Accept 1 marked Check' }).click();
  await review.getByRole('button', { name: 'Add 1 line' }).click();
  await expect(line(page, 'HXB-16080-88Z')).toBeVisible();
  await expect(left).toHaveCount(0);
});

test('IMP-06 IMP-01 remaining rows go into the order made from the others', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'customer', '/orders/tabs');
  await page.getByRole('button', { name: 'Order from a list' }).click();
  await page.getByRole('textbox', { name: 'List' }).fill('HXB-12050-88Z\t300\n100 x HXB-16080-88Y');
  await page.getByRole('button', { name: 'Review the list' }).click();
  const review = page.getByRole('dialog', { name: 'Review the list' });
  // The table is as wide as the window.
  const width = (await review.boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 50);
  await review.getByRole('button', { name: 'Make an order of 1 line' }).click();
  await expect(review.getByText(/^1 line added to /)).toBeVisible();
  await review.getByRole('button', { name: 'Accept 1 marked Check' }).click();
  await review.getByRole('button', { name: 'Add 1 line' }).click();
  await expect(review).toHaveCount(0);
  await expect(page).toHaveURL(/\/orders\/[A-Z0-9]+-\d{6}$/);
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('300');
  await expect(line(page, 'HXB-16080-88Z')).toBeVisible();
  // The list is not stored.
  await expect(page.getByText('is not in this order yet')).toHaveCount(0);
});

test('IMP-05 IMP-04 IMP-01 an order is saved as CSV, PDF and workbook, and the workbook makes the same order from the list of orders', async ({
  page,
}) => {
  await openNewOrder(page);
  await pasteList(codeField(page), 'HXB-12050-88Z\t300\nSCS-10040-129\t75');
  await expect(everythingSent(page)).toBeVisible();
  for (const code of ['HXB-12050-88Z', 'SCS-10040-129']) await expect(line(page, code)).toContainText(/\d\.\d\d/);
  const second = await quantityOf(page, 'SCS-10040-129').inputValue();
  const saved = async (kind: string) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('menuitem', { name: `Save as ${kind}` }).click();
    return readFileSync(await (await downloading).path());
  };
  const placed = () => lines(page).boundingBox();
  const before = await placed();
  expect((await saved('CSV')).toString('utf8')).toContain('HXB-12050-88Z,');
  // A message overlays the page and moves nothing.
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Saved 2 lines');
  await expect.poll(placed).toEqual(before);
  expect((await saved('PDF')).subarray(0, 5).toString()).toBe('%PDF-');
  const buffer = await saved('Excel workbook');
  await page.goto('/orders/tabs');
  await page.getByRole('button', { name: 'Order from a list' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'order.xlsx', mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Make an order of 2 lines' }).click();
  await expect(page).toHaveURL(/\/orders\/[A-Z0-9]+-\d{6}$/);
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('300');
  await expect(quantityOf(page, 'SCS-10040-129')).toHaveValue(second);
  await expect(lines(page)).toHaveAttribute('aria-rowcount', '3');
  await line(page, 'HXB-12050-88Z').getByText('Hex bolt M12').click();
  await expect(page.getByText(/^In your list\s+HXB-12050-88Z/)).toBeVisible();
});

test('CART-13 IMP-01 IMP-03 rows over the line cap are listed and make a second order; the first keeps the import record', {
  tag: '@full',
}, async ({ page, server }) => {
  const { stocklist } = await (await signedIn(server.url, 'customer')).call('getStocklist');
  // The first by the account's own code.
  const rows = (stocklist?.stock_code ?? []).slice(0, 501).map((code) => `${code}\t100`);
  rows.unshift('KF-1041\t100');
  // A call repeated after a timeout has the same number of lines.
  const made = new Set<number>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/create-cart-from-import')) return;
    const { data } = request.postDataJSON() as { data: { lines: readonly unknown[]; check_only?: boolean } };
    if (!data.check_only) made.add(data.lines.length);
  });
  await signIn(page, 'customer', '/orders/tabs');
  await page.getByRole('button', { name: 'Order from a list' }).click();
  await page.getByRole('textbox', { name: 'List' }).fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Review the list' }).click();
  // Some of these parts are discontinued or superseded.
  await page.getByRole('button', { name: /^Accept \d+ marked Check/ }).click();
  await page.getByRole('button', { name: 'Make an order of 502 lines' }).click();
  const over = page.getByRole('dialog', { name: 'Some lines did not fit' });
  await expect(over.getByRole('listitem')).toHaveText([/^Row 501: /, /^Row 502: /]);
  expect([...made]).toEqual([502]);
  await over.getByRole('button', { name: 'Put the other 2 in a second order' }).click();
  await expect(over).toHaveCount(0);
  await expect(lines(page)).toHaveAttribute('aria-rowcount', '501');
  const list = page.getByRole('region', { name: 'Imported from a list' });
  await list.getByText(/^\d+ rows? to check$/).click();
  await expect(list.getByRole('listitem').first()).toContainText(/^Row \d+/);
});

test('IMP-06 a correction is applied automatically in the next list', { tag: '@full' }, async ({ page }) => {
  await signIn(page);
  const review = page.getByRole('dialog', { name: 'Review the list' });
  const give = async () => {
    await page.goto('/orders/tabs');
    await page.getByRole('button', { name: 'Order from a list' }).click();
    await page.getByRole('textbox', { name: 'List' }).fill('100 of the usual for the gate');
    await page.getByRole('button', { name: 'Review the list' }).click();
    await expect(review).toBeVisible();
  };
  await give();
  await page.keyboard.press('n');
  await review.getByLabel('Find another part for row 1').fill('HXB-12050-88Z');
  await review.getByRole('option').first().click();
  await review.getByRole('button', { name: 'Make an order of 1 line' }).click();
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('100');
  await give();
  await expect(review.getByRole('row').filter({ hasText: 'the usual' })).toContainText('You chose this');
  await expect(review.getByRole('button', { name: 'Make an order of 1 line' })).toBeVisible();
});

test('IMP-04 a file that is not a workbook is refused by its content, whatever its name', { tag: '@full' }, async ({
  page,
}) => {
  await openNewOrder(page);
  const data = await page.evaluateHandle(() => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'order.csv'));
    return files;
  });
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('alert').filter({ hasText: 'The workbook is damaged' })).toBeVisible();
});

test('IMP-06 one choice of class and finish settles every row that is sold in it', async ({ page }) => {
  await openNewOrder(page);
  await paste(codeField(page), '100 M12 x 50 hex bolts\n100 M16 x 80 hex bolts\n100 M20 x 80 hex bolts');
  const review = page.getByRole('dialog', { name: 'Review the list' });
  const rows = review.getByRole('grid', { name: 'Rows of the list' });
  await expect(rows.getByText('Choose', { exact: true })).toHaveCount(3);
  await page.keyboard.press('n');
  await page.keyboard.press('1');
  const settle = review.getByRole('button', { name: /for \d+ more rows?/ });
  await expect(settle).toBeVisible();
  await page.keyboard.press('e');
  await expect(settle).toHaveCount(0);
  await expect(rows.getByRole('row').filter({ hasText: 'M16 x 80' })).toContainText('HXB-16080-88Z');
  // The third is not sold in this class and finish.
  await expect(review.getByText('1 to answer')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Add 2 lines' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(review.getByText('2 to answer')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Add 1 line', exact: true })).toBeVisible();
  await expect(settle).toBeVisible();
});

test('IMP-06 at 1440 px the reason of a row is shown whole, down to the quantity that is used instead', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNewOrder(page);
  await paste(codeField(page), '1/2 box WFL-16030-00Z\nHXB-12050-88Z 100');
  const reason = page.getByText('The minimum is filled in.', { exact: false });
  await expect(reason).toBeVisible();
  expect(
    await reason.evaluate(
      (element) => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1,
    ),
  ).toBe(true);
});
