import { addLine, codeField, everythingSent, expect, openNewOrder, quantityOf, test } from './portal.ts';

test('SESS-07 no text becomes script or HTML: searching and ordering violate no page policy', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => void violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
      noteViolation(`${event.violatedDirective} ${event.sourceFile} ${event.sample}`);
    });
  });
  await openNewOrder(page);
  // Found by the worker, whose URL is the only script URL made from text.
  await codeField(page).fill('hxb 12050');
  await expect(page.getByRole('option', { name: /HXB-12050-88Z/ }).first()).toBeVisible();
  await codeField(page).fill('');
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(quantityOf(page, 'HXB-12050-88Z')).toHaveValue('300');
  await expect(everythingSent(page)).toBeVisible();
  // A dialog locks scrolling with a style element, which needs the page's nonce.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo', exact: true }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Undo');
  await page.goto('/part/HXB-12050-88Z');
  await expect(page.getByText('HXB-12050-88Z').first()).toBeVisible();
  expect(violations).toEqual([]);

  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>text</p>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
});
