import type { Page } from '@playwright/test';
import { expect, lines, signIn, test, token } from './portal.ts';

/** A custom property, computed by the browser as a colour. */
const painted = (page: Page, name: string) =>
  page.evaluate((each) => {
    const probe = document.createElement('i');
    probe.style.color = `var(--${each})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test('THEME-01 the system’s increased contrast gives no muted text and visible borders', async ({ page }) => {
  await signIn(page);
  for (const theme of ['Standard', 'Midnight']) {
    await page.emulateMedia({ contrast: 'no-preference' });
    await page.goto('/preferences');
    await page.getByLabel('Colour theme').selectOption(theme);
    expect(await painted(page, 'text-3')).not.toBe(await painted(page, 'text-2'));
    await page.emulateMedia({ contrast: 'more' });
    expect(await painted(page, 'text-3')).toBe(await painted(page, 'text-2'));
    expect(await painted(page, 'border')).toBe(await painted(page, 'field-line'));
  }
});

test('THEME-01 in forced colours selected controls are distinct and floating panels have an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'customer', '/preferences');
  const one = page.getByRole('switch', { name: 'Show icons' });
  const background = () => one.evaluate((box) => getComputedStyle(box).backgroundColor);
  const first = await background();
  await one.click();
  await expect.poll(background).not.toBe(first);
  await one.click();
  await page.getByRole('button', { name: /Tan/ }).click();
  await expect(page.getByRole('menu')).toHaveCSS('outline-style', 'solid');
});

test('PREF-03 the system’s reduced motion overrides the slowest speed', async ({ page }) => {
  await signIn(page, 'many', '/preferences');
  await page.getByLabel('Animation speed').selectOption({ index: 0 });
  await expect(page.locator('html')).toHaveAttribute('data-motion', '0');
  const speed = () => token(page, 'speed');
  expect(await speed()).toBe('0');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await speed()).toBe('1.2');
});

/** Maximum layout shift while a page settles; the check list grows as prices arrive. Good pages stay under 0.1. */
const mostMoved = 0.005;

interface Shifted {
  readonly sum: number;
  /** The elements that moved, for debugging. */
  readonly moved: readonly string[];
}

test('no visible layout shift while the page loads', { tag: '@full' }, async ({ page }) => {
  await signIn(page);
  await page.addInitScript(() => {
    const shifted = { sum: 0, moved: [] as string[] };
    (window as unknown as { shifted: object }).shifted = shifted;
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        shifted.sum += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : '';
          const way = [from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join());
          shifted.moved.push(`${name} ${node?.textContent?.slice(0, 40)} ${way.join(' → ')}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/orders/KES014-204817', '/orders', '/preferences', '/home']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (path.includes('KES')) await expect(lines(page).getByRole('row').nth(3)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
    const { sum, moved } = await page.evaluate(() => (window as unknown as { shifted: Shifted }).shifted);
    expect(sum, `${path}: ${moved.join(' | ')}`).toBeLessThan(mostMoved);
  }
});
