import { addLine, everythingSent, expect, line, root, signIn, startOrder, test } from './portal.ts';
import { countRenders, rendersSince } from './renders.ts';

test.use({ untouched: true, ownContext: true, ordersOpen: true });
// One worker: starting another server takes longer than the journeys.
test.describe.configure({ mode: 'default' });

test('changing the theme beside an order renders the theme menu and nothing of the order', async ({ page }) => {
  await countRenders(page);
  await signIn(page, 'multi');
  await startOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(line(page, 'HXB-12050-88Z')).toContainText('/ 100');
  await expect(everythingSent(page)).toBeVisible();
  expect(await rendersSince(page)).toBeGreaterThan(450);
  // Again if a reply rendered something at the same moment.
  await expect(async () => {
    // Renders that are still pending happen before the theme changes and do not count.
    await expect.poll(() => rendersSince(page), { intervals: [500] }).toBe(0);
    const theme = await root(page).getAttribute('data-theme');
    await page.getByLabel('Theme').selectOption(theme === 'classic' ? 'Ocean Spray' : 'Classic');
    await expect(root(page)).not.toHaveAttribute('data-theme', theme ?? '');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    // About 20; with the order's layout, table and totals it would be 450.
    expect(await rendersSince(page)).toBeLessThan(60);
  }).toPass({ timeout: 30_000 });
});

test('an order submitted on a later day does not re-render the tabs every second', async ({ page }) => {
  await page.clock.install();
  await countRenders(page);
  await signIn(page, 'customer');
  await expect(page.getByRole('tab', { name: /submits \w+ \d+/ })).toBeVisible();
  expect(await rendersSince(page)).toBeGreaterThan(100);
  // Waits for pending responses; something that renders every second would never settle.
  const inFiveSeconds = async () => {
    await page.clock.runFor(5000);
    return rendersSince(page);
  };
  await expect.poll(inFiveSeconds).toBe(0);
});
