import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { codeField, signIn } from '../e2e/portal.ts';
import { root } from '../support/root.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { pictureTime } from './shoot.ts';

// One worker takes all screens: filling a store takes longer than the pictures of one screen.
base.describe.configure({ mode: 'default' });

/** A server with a store of its own, filled and running at the time of the pictures. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const store = mkdtempSync(join(tmpdir(), 'portal-pictures-'));
      const server = await startServer({
        store,
        parts: 2000,
        nodeFlags: ['--import', join(root, 'tests/support/fixed-clock.mjs')],
        env: { PORTAL_TEST_TIME: pictureTime.toISOString() },
      });
      await use(server);
      await server.stop();
      rmSync(store, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    // SHELL-03, SHELL-07: neither the cookie bar nor the tour covers the screen.
    await context.addInitScript(() => {
      localStorage.setItem('portal.cookies', 'all');
      localStorage.setItem('portal.tour', 'over');
    });
    await use(context);
  },
});

interface Screen {
  readonly name: string;
  readonly path: string;
  /** User who is signed in; a visitor if absent. */
  readonly user?: string;
  /** Waits for what appears last. */
  readonly ready?: (page: Page) => Promise<void>;
  /** Shows what fits the window only: of a long list, rows outside the window are not rendered. */
  readonly window?: true;
}

/** How many pictures in the window have not arrived, those of the page builder's preview included. */
async function missingPictures(page: Page): Promise<number> {
  const counts = page.frames().map((frame) =>
    frame.evaluate(() => {
      const inWindow = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return (
          bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth && image.checkVisibility()
        );
      });
      return inWindow.filter((image) => !image.complete).length;
    }),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** The tab of the order that cannot be confirmed; its icon appears once the lines of the order are known. */
const tabThatNeedsAnswer = (page: Page) => page.getByRole('tab', { name: /PO 48817.*Lines to answer/ });

const screens: readonly Screen[] = [
  { name: 'home', path: '/home' },
  {
    name: 'search',
    path: '/search/M12%20hex%20bolt',
    ready: (page) =>
      expect(
        page
          .getByText(/^\d+ parts$/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible(),
  },
  { name: 'part', path: '/part/HXB-12050-88Z' },
  { name: 'sign-in', path: '/login' },
  { name: 'order-list', path: '/orders', user: 'customer' },
  {
    name: 'order',
    path: '/orders/KES014-204817',
    user: 'customer',
    ready: (page) => expect(codeField(page)).toBeVisible(),
    window: true,
  },
  { name: 'account', path: '/orders/account', user: 'customer' },
  {
    name: 'page-builder',
    path: '/hive?uri=/home',
    user: 'mktg',
    ready: async (page) => {
      await expect(page.getByRole('button', { name: 'More for this draft' })).toBeVisible();
      await expect.poll(() => missingPictures(page)).toBe(0);
    },
  },
];

for (const { name, path, user, ready, window } of screens) {
  test(`the ${name} screen looks as accepted`, async ({ page }) => {
    await page.clock.setFixedTime(pictureTime);
    if (user) await signIn(page, user);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await ready?.(page);
      if (user === 'customer' && width === 1440) await expect(tabThatNeedsAnswer(page)).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const theme of ['standard', 'midnight']) {
        await page.evaluate((key) => {
          document.documentElement.dataset.theme = key;
        }, theme);
        await expect.soft(page).toHaveScreenshot(`${name}-${theme}-${width}.png`, { fullPage: !window });
      }
    }
  });
}
