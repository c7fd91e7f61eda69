import { addLine, everythingSent, expect, line, root, signIn, startOrder, test } from './portal.ts';
import { countRenders, rendersSince } from './renders.ts';

test.use({ untouched: true });

test('a theme put on beside an order renders the choice of themes, and of the order nothing', async ({ page }) => {
  await countRenders(page);
  await signIn(page, 'multi');
  await startOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(line(page, 'HXB-12050-88Z')).toContainText('/ 100');
  await expect(everythingSent(page)).toBeVisible();
  expect(await rendersSince(page)).toBeGreaterThan(450);
  // What still comes in is rendered before the theme changes, and does not count.
  await expect.poll(() => rendersSince(page), { intervals: [500] }).toBe(0);
  const theme = await root(page).getAttribute('data-theme');
  await page.getByLabel('Theme').selectOption(theme === 'classic' ? 'Ocean Spray' : 'Classic');
  await expect(root(page)).not.toHaveAttribute('data-theme', theme ?? '');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  // Some twenty; with the order's frame, its table and its totals it would be 450.
  expect(await rendersSince(page)).toBeLessThan(60);
});

test('an order that waits for a day far off renders nothing of the tabs every second', async ({ page }) => {
  await page.clock.install();
  await countRenders(page);
  await signIn(page, 'customer');
  await expect(page.getByRole('tab', { name: /submits \d+ \w+/ })).toBeVisible();
  expect(await rendersSince(page)).toBeGreaterThan(100);
  // Answers still come in meanwhile; what is rendered every second never ends.
  const inFiveSeconds = async () => {
    await page.clock.runFor(5000);
    return rendersSince(page);
  };
  await expect.poll(inFiveSeconds).toBe(0);
});
