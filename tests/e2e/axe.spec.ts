import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { codeField, expect, signIn, test } from './portal.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

async function violations(page: Page): Promise<string[]> {
  // By the debugger's way in: the page's own policy lets no foreign script in.
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
  '/orders',
  '/orders/account',
  '/orders/account/sessions',
  '/docs',
  '/coderunner/test',
  '/orders/quick_quote',
  '/orders/KES014-204817',
  '/preferences',
  '/changepassword',
];

for (const path of publicPages) {
  test(`SHELL-15 no barrier that axe finds on ${path}`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await violations(page), `${path} at ${width}`).toEqual([]);
    }
  });
}

for (const path of orderingPages) {
  test(`SHELL-15 THEME-01 no barrier that axe finds on ${path} in three themes`, async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page);
    for (const [theme, width] of [
      ['standard', 1440],
      ['midnight', 1024],
      ['classic', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      if (/KES|quick/.test(path)) await expect(codeField(page)).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect(await violations(page), `${path} in ${theme} at ${width}`).toEqual([]);
    }
  });
}

test('HIVE-16 SHELL-15 no barrier that axe finds in the page builder, nor on the page in its frame', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'mktg');
  for (const [theme, width] of [
    ['standard', 1440],
    ['midnight', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/hive?uri=/home');
    await expect(page.getByRole('button', { name: 'More for this draft' })).toBeVisible();
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect(await violations(page), `${theme} at ${width}`).toEqual([]);
  }
});
