import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, openNewOrder, root, signIn, test, token } from './portal.ts';

/** The page's computed background; tokens may be written in more than one way. */
const painted = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Customise theme' });

async function openFromMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Tan/ }).click();
  await page.getByRole('menuitem', { name: 'Customise theme' }).click();
  await expect(drawer(page)).toBeVisible();
}

test('SHELL-07 THEME-03 THEME-01 a theme is edited live from any theme, repaired, undone, and applied at the next first paint', async ({
  page,
}) => {
  await openNewOrder(page);
  await page.getByLabel('Theme', { exact: true }).selectOption('Midnight');
  const background = await painted(page);
  await openFromMenu(page);
  // Starts with the current theme; the page beside it stays usable.
  await expect(root(page)).toHaveAttribute('data-theme', 'custom');
  expect(await painted(page)).toBe(background);
  await expect(root(page)).toHaveCSS('color-scheme', 'dark');

  await drawer(page).getByLabel('Start from').selectOption('Ocean Spray');
  await expect(root(page)).toHaveCSS('color-scheme', 'light');
  await drawer(page).getByText('Accent and attention').click();
  const accent = drawer(page).getByRole('textbox', { name: 'Accent', exact: true });
  await accent.fill('#b8e0c8');
  await accent.press('Enter');
  expect(await token(page, 'accent')).toMatch(/^oklch\(0\.8\d/);
  await expect(drawer(page).getByText(/pairs? with too little contrast/)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Repair all' }).click();
  await expect(drawer(page).getByText('All text and controls have enough contrast')).toBeVisible();
  const repaired = await token(page, 'accent');

  await drawer(page).getByRole('button', { name: 'Undo' }).click();
  await expect(drawer(page).getByText(/with too little contrast/)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Redo' }).click();
  expect(await token(page, 'accent')).toBe(repaired);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);

  await page.addInitScript(() => {
    const seen: string[] = [];
    (window as unknown as { accents: string[] }).accents = seen;
    new PerformanceObserver(() => {
      const style = getComputedStyle(document.documentElement);
      seen.push(`${document.documentElement.dataset.theme} ${style.getPropertyValue('--accent').trim()}`);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { accents: string[] }).accents);
  expect(new Set(seen)).toEqual(new Set([`custom ${repaired}`]));

  // THEME-02: Standard everywhere else, without any custom value.
  await page.getByRole('link', { name: 'Tradeparts' }).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'standard');
  expect(await token(page, 'accent')).not.toBe(repaired);
});

test('THEME-03 a theme is exported, refused if invalid, and imported from a file and from text', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'multi', '/preferences');
  await page.getByRole('link', { name: 'Customise theme' }).click();
  await drawer(page).getByLabel('Start from').selectOption('Classic');
  const classic = await token(page, 'head');
  const saving = page.waitForEvent('download');
  await drawer(page).getByRole('button', { name: 'Export' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('theme-from-classic.json');
  const text = readFileSync(await download.path(), 'utf8');

  await drawer(page).getByLabel('Start from').selectOption('Midnight');
  const file = { name: 'theme.json', mimeType: 'application/json' };
  const spoilt = text.replace(/"head": "[^"]*"/, '"head": "url(https://example.com)"');
  await drawer(page)
    .getByLabel('Theme file')
    .setInputFiles({ ...file, buffer: Buffer.from(spoilt) });
  await expect(drawer(page).getByText(/^head: Table header must be a colour/)).toBeVisible();
  await expect(drawer(page).getByLabel('Start from')).toHaveValue('midnight');
  await drawer(page)
    .getByLabel('Theme file')
    .setInputFiles({ ...file, buffer: Buffer.from(text) });
  await expect(drawer(page).getByLabel('Start from')).toHaveValue('classic');
  expect(await token(page, 'head')).toBe(classic);

  await drawer(page).getByRole('button', { name: 'Undo' }).click();
  await expect(drawer(page).getByLabel('Start from')).toHaveValue('midnight');
  await drawer(page).getByLabel('Or paste an exported theme').fill(text);
  await drawer(page).getByRole('button', { name: 'Use it' }).click();
  await expect(drawer(page).getByLabel('Start from')).toHaveValue('classic');
});

test('THEME-03 the customiser works by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'many', '/home#customise');
  await expect(page).toHaveURL(/\/orders#customise$/);
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByText('Corners, weights and shadows').focus();
  await page.keyboard.press('Enter');
  const corners = drawer(page).getByRole('textbox', { name: 'Corners of controls, value' });
  await corners.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1 px');
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByText('Corners of controls must be a length such as 6px')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1px');
  await page.keyboard.press('Enter');
  expect(await token(page, 'r-m')).toBe('1px');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  expect(await token(page, 'r-m')).toBe('1px');
});
