import { run } from '../support/process.ts';
import type { TestServer } from '../support/server.ts';
import { addLine, everythingSent, expect, line, startOrder, test } from './portal.ts';

const portal = (server: TestServer, ...words: readonly string[]) => {
  const env = { PORTAL_DATA: server.data, DATABASE_URL: server.store === server.data ? '' : server.store };
  return run(['node', 'server/dist/main.js', ...words], env);
};

test.use({ ownContext: true });

test('PING-02 SHELL-09 maintenance by one command: edits are kept and sent afterwards, and the page reloads', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await startOrder(page);
  const screen = page.getByRole('alertdialog', { name: 'Maintenance' });
  // Typed before any call meets the maintenance, whose screen takes the focus.
  await page.context().setOffline(true);
  await addLine(page, 'HXN-12000-08Z', '400');
  try {
    expect((await portal(server, 'maintenance', 'on')).code).toBe(0);
    await page.context().setOffline(false);
    await expect(screen).toBeVisible();
    await expect(line(page, 'HXN-12000-08Z')).toBeVisible();
    // A ping that was sent before the maintenance may still get a response.
    const ping = page.waitForResponse(
      async (response) =>
        response.url().includes('xhr-ping') && ((await response.json()) as { status: string }).status === 'MAINTENANCE',
    );
    await page.clock.fastForward(16_000);
    await ping;
    await page.evaluate(() => {
      document.documentElement.dataset.before = 'yes';
    });
  } finally {
    await portal(server, 'maintenance', 'off');
  }
  // Whatever the backoff of a failed ping, and whenever the server notices the end.
  await expect(async () => {
    await page.clock.fastForward(40_000);
    await expect(page.locator('html[data-before]')).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect(screen).toHaveCount(0);
  await expect(line(page, 'HXN-12000-08Z')).toBeVisible();
  await expect(everythingSent(page)).toBeVisible();
});

test('PING-02 during maintenance visitors’ pages answer 503, and show the maintenance screen until it is over', {
  tag: '@full',
}, async ({ page, server }) => {
  const screen = page.getByRole('alertdialog', { name: 'Maintenance' });
  expect((await page.request.get('/home')).status()).toBe(200);
  try {
    expect((await portal(server, 'maintenance', 'on')).code).toBe(0);
    for (const path of ['/home', '/part/HXB-12050-88Z', '/search/bolt', '/orders'])
      await expect.poll(async () => (await page.request.get(path)).status(), { message: path }).toBe(503);
    const response = await page.goto('/home');
    expect(response?.headers()['retry-after']).toBe('120');
    await expect(screen).toBeVisible();
  } finally {
    await portal(server, 'maintenance', 'off');
  }
  await expect.poll(async () => (await page.request.get('/home')).status()).toBe(200);
});
