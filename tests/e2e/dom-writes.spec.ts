import { watchWrites } from './dom-writes.ts';
import { everythingSent, expect, line, newOrder, root, setQuantity, signIn, startOrder, test } from './portal.ts';

test.use({ untouched: true, ownContext: true, ordersOpen: true });
// One worker: starting another server takes longer than the journeys.
test.describe.configure({ mode: 'default' });

test('changing the theme beside an order writes nothing of the order', async ({ page }) => {
  await startOrder(page);
  await expect(line(page, 'HXB-12050-88Z')).toContainText('/ 100');
  const written = await watchWrites(page.getByRole('main'));
  await setQuantity(page, 'HXB-12050-88Z', '400');
  await expect(everythingSent(page)).toBeVisible();
  expect((await written()).inside).toBeGreaterThan(3);
  // Again if a reply wrote something at the same moment.
  await expect(async () => {
    // Pending updates are written before the theme changes and do not count.
    await expect.poll(written, { intervals: [500] }).toEqual({ inside: 0, outside: 0 });
    const theme = await root(page).getAttribute('data-theme');
    await page.getByLabel('Theme').selectOption(theme === 'classic' ? 'Ocean Spray' : 'Classic');
    await expect(root(page)).not.toHaveAttribute('data-theme', theme ?? '');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const { inside, outside } = await written();
    expect(inside).toBe(0);
    expect(outside).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });
});

test('an order submitted on a later day does not write the tabs every second', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'customer');
  await expect(page.getByRole('tab', { name: /submits \w+ \d+/ })).toBeVisible();
  const written = await watchWrites(page.getByRole('tablist', { name: 'Order tabs' }));
  await newOrder(page);
  expect((await written()).inside).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Orders' }).click();
  // Waits for pending responses; something that writes every second would never settle.
  const inFiveSeconds = async () => {
    await page.clock.runFor(5000);
    return written();
  };
  await expect.poll(inFiveSeconds).toEqual({ inside: 0, outside: 0 });
});
