import { everythingSent, expect, signIn, test } from './portal.ts';

test('CART-06 HIST-04 a submitted order shows what was shipped and is owed, line by line, and gives its documents', async ({
  page,
}) => {
  await signIn(page, 'customer', '/orders/KES014-204655');
  const lines = page.getByRole('table', { name: 'Lines and their progress' });
  const second = lines.getByRole('row').filter({ hasText: ' due ' });
  await expect(second).toHaveCount(1);
  await expect(lines.getByRole('cell', { name: 'Shipped', exact: true })).toHaveCount(8);
  const [ordered = 0, , shipped = 0, late = 0] = (await second.locator('[data-name]').allInnerTexts()).map((text) =>
    Number(text.replaceAll(',', '')),
  );
  expect(shipped + late).toBe(ordered);
  expect(late).toBeGreaterThan(0);

  const documents = page.getByRole('region', { name: 'Documents' });
  const download = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'Tax invoice INV-90417' }).click();
  expect((await download).suggestedFilename()).toBe('invoice-1039655.pdf');
  await expect(documents.getByRole('button', { name: 'Packing list' })).toBeVisible();

  // Nothing can be undone or confirmed any more, so no key is offered for it.
  const keys = everythingSent(page).locator('..');
  await expect(keys).toContainText('print');
  await expect(keys).not.toContainText(/undo|confirm/);

  await page.setViewportSize({ width: 390, height: 844 });
  await second.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
