import { expect, test } from '@playwright/test';
import { openStory, type ServedStorybook, serveStorybook } from '../support/storybook.ts';

let storybook: ServedStorybook;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});

test.afterAll(() => storybook.stop());

test('SHELL-15 in forced colours all text is visible on its background', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openStory(page, storybook.base, 'design-system-gallery--all', 'standard');
  const filled = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.background = 'Highlight';
    document.body.append(probe);
    const highlight = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll('#storybook-root *')]
      .filter((element) => getComputedStyle(element).backgroundColor === highlight && element.textContent?.trim())
      .map((element) => ({
        html: element.outerHTML.slice(0, 120),
        // Otherwise the browser adds a strip of the page's background behind the text.
        adjust: getComputedStyle(element).getPropertyValue('forced-color-adjust'),
      }));
  });
  expect(filled.length).toBeGreaterThan(2);
  expect(filled.filter(({ adjust }) => adjust !== 'none')).toEqual([]);
});
