import type { Page } from '@playwright/test';
import { addLine, everythingSent, expect, startOrder, test } from './portal.ts';

/** Moves the page's clock by a minute until this holds: the page may schedule its next try after the clock has moved. */
const passMinutesUntil = (page: Page, holds: () => Promise<boolean> | boolean) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(61_000);
      return holds();
    })
    .toBe(true);

test.use({ ownContext: true });

test('CALL-05 CART-22 SESS-01 with a wrong clock, an API that answers HTML or nothing is reported, and pending edits are sent later', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + 3_600_000 });
  await startOrder(page);
  await expect(everythingSent(page)).toBeVisible();
  await expect(page.getByText(/Your session ends/)).toHaveCount(0);
  const html = { status: 502, contentType: 'text/html', body: '<!doctype html><h1>502 Bad Gateway</h1>' };
  const notSent = page.getByRole('status').filter({ hasText: '1 of 2 lines not sent yet, stored on this device' });

  await page.route('**/cart/save/**', (route) => route.fulfill(html));
  const refused = page.waitForResponse((response) => response.status() === 502);
  await addLine(page, 'HXN-12000-08Z', '400');
  await refused;
  await expect(notSent).toBeVisible();
  await expect(page.getByText('502')).toHaveCount(0);

  await page.unroute('**/cart/save/**');
  // Never responds, so that the call times out.
  let pending = 0;
  await page.route('**/cart/save/**', () => {
    pending += 1;
  });
  await passMinutesUntil(page, () => pending > 0);
  await page.clock.fastForward(11_000);
  await expect(notSent).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await passMinutesUntil(page, () => everythingSent(page).isVisible());

  await page.route('**/v3/cart/open', (route) => route.fulfill(html));
  await page.goto('/orders');
  await expect(page.getByText('We couldn’t load the orders.')).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
});
