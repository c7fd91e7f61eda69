import type { Page } from '@playwright/test';
import { firstBuild } from '@portal/domain/contract';
import { expect, signIn, test } from './portal.ts';

/** A page whose account screen fails to load, with a server that reports the given build. Returns a counter of page loads since. */
async function withoutAccountScreen(page: Page, served: (build: number) => number): Promise<() => number> {
  await signIn(page);
  await page.route(/\/assets\/AccountScreen-[^/]+\.js$/, (route) => route.abort());
  await page.route(/\/v[23]\/get_vue_build/, async (route) => {
    const answer = await route.fetch();
    const envelope = await answer.json();
    envelope.data.vue_build_number = served(envelope.data.vue_build_number);
    await route.fulfill({ response: answer, json: envelope });
  });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const wrong = (page: Page) => page.getByText('This screen could not be shown.');

test('PING-03 a screen that fails to load reloads the page once if the server’s build differs, never twice', async ({
  page,
}) => {
  const loads = await withoutAccountScreen(page, (build) => build + 1);
  let checks = 0;
  page.on('response', (response) => {
    if (/get_vue_build/.test(response.url())) checks += 1;
  });
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect.poll(loads).toBe(1);
  // After the reload it fails again; the server is asked again, and the page stays.
  await expect.poll(() => checks).toBeGreaterThan(1);
  await expect(wrong(page)).toBeVisible();
  expect(loads()).toBe(1);
});

test('PING-03 a screen that fails to load offers a retry if the server’s build is the same', { tag: '@full' }, async ({
  page,
}) => {
  const loads = await withoutAccountScreen(page, (build) => build);
  const asked = page.waitForResponse(/get_vue_build/);
  await page.getByRole('tab', { name: 'Account' }).click();
  const { data } = await (await asked).json();
  expect(data.vue_build_number).toBeGreaterThanOrEqual(firstBuild);
  await expect(wrong(page)).toBeVisible();
  expect(loads()).toBe(0);
  // Once the file is available, the button loads it.
  await page.unrouteAll();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  // A browser that remembers the failed script needs a reload at the second try.
  expect(loads()).toBeLessThanOrEqual(1);
});
