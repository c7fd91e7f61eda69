import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { codeField, expect, signIn, test } from './portal.ts';

test.use({ ordersOpen: true });

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

async function violations(page: Page): Promise<string[]> {
  // Through the debugger, because the page's policy allows no foreign script.
  for (const frame of page.frames()) await frame.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .slice(0, 3)
        .join(' | ')}`,
  );
}

const publicPages = [
  '/home',
  '/login',
  '/new-password',
  '/register',
  '/mungo-software',
  '/search/M16',
  '/wherebuy',
  '/testcert/HXB',
  '/out',
  '/legacy-edge',
  '/404',
];
const orderingPages = [
  ['/orders', '/orders/account', '/orders/account/sessions', '/docs', '/coderunner/test'],
  ['/orders/quick_quote', '/orders/KES014-204817', '/preferences', '/changepassword'],
];

const looks = [
  ['standard', 1440],
  ['midnight', 1024],
  ['classic', 390],
] as const;
const isFull = process.env.PORTAL_TESTS === 'full';

/** In full runs all, otherwise one for each page in turn. */
const taken = <Each>(all: readonly Each[], turn: number): readonly Each[] =>
  isFull ? all : all.filter((_, index) => index === turn % all.length);

async function applyLook(page: Page, theme: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

test('SHELL-15 axe finds no violation on the public pages', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [turn, path] of publicPages.entries()) {
    await page.goto(path);
    for (const width of taken([1440, 390], turn)) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await violations(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

for (const paths of orderingPages) {
  test(`SHELL-15 THEME-01 axe finds no violation on ${paths.join(', ')}`, async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page);
    for (const [turn, path] of paths.entries()) {
      await page.goto(path);
      for (const [theme, width] of taken(looks, turn)) {
        await applyLook(page, theme, width);
        await expect(page.getByRole('main')).toBeVisible();
        if (/KES|quick/.test(path)) await expect(codeField(page)).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect.soft(await violations(page), `${path} in ${theme} at ${width}`).toEqual([]);
      }
    }
  });
}

test('HIVE-16 SHELL-15 axe finds no violation in the page builder and its preview', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'mktg', '/hive?uri=/home');
  const inBuilder = [
    ['standard', 1440],
    ['midnight', 390],
  ] as const;
  for (const [theme, width] of taken(inBuilder, 0)) {
    await applyLook(page, theme, width);
    await expect(page.getByRole('button', { name: 'More for this draft' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await violations(page), `${theme} at ${width}`).toEqual([]);
  }
});
