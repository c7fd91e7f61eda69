import type { Page } from '@playwright/test';
import { startProvider } from '../support/open-id-provider.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { test as base, expect, parts } from './portal.ts';

/** A portal that trusts an OpenID provider, which runs in its own process. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const provider = await startProvider();
      const server = await startServer({ parts, env: provider.env });
      await use(server);
      await server.stop();
      await provider.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Signs in at the provider's page and agrees to share the data that the portal requests. */
async function atProvider(page: Page, person: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Tradeparts Login' }).click();
  await page.getByPlaceholder('Enter any login').fill(person);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

// One worker: starting another server takes longer than the journeys.
test.describe.configure({ mode: 'default' });

test('SESS-02 a user signs in with the provider and comes to where the sign-in was needed', async ({ page }) => {
  await page.goto('/login?returnUrl=%2Forders%2Faccount%2Fsessions');
  await atProvider(page, 'customer@example.com');
  await expect(page).toHaveURL(/\/orders\/account\/sessions$/);
  await expect(page.getByText('This session')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This session')).toBeVisible();
});

test('a person without a user is told what to do, and so is one who cancels', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  await atProvider(page, 'nobody@example.com');
  await expect(page.getByRole('alert')).toContainText('You have no user name here yet.');
  await page.context().clearCookies();

  await page.goto('/login');
  await atProvider(page, 'unverified-customer@example.com');
  await expect(page.getByRole('alert')).toContainText('You have no user name here yet.');
  await page.context().clearCookies();

  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Tradeparts Login' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('You cancelled the sign-in.');
  await expect(page.getByLabel('User name')).toBeVisible();
});
