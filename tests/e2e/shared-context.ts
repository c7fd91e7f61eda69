import type { BrowserContext } from '@playwright/test';

/**
 * Clears what a journey left in a browser context, except the HTTP cache: the next journey finds the app's files there with their
 * compiled code, which saves a third of its processor time. Leaves one blank page for it.
 */
export async function clearContext(context: BrowserContext, origin: string): Promise<void> {
  for (const page of context.pages()) await page.close();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // Playwright's own call for a new storage state clears the HTTP cache as well.
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await devtools.detach();
  const hasClock = await page.evaluate(() => !Function.prototype.toString.call(Date).includes('[native code]'));
  if (hasClock) throw new Error('A clock stays in its context: add `ownContext: true` to `test.use` of this journey.');
}
