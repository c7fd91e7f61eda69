import { test as base, type Page } from '@playwright/test';
import { type ServedStorybook, serveStorybook } from '../support/storybook.ts';
import { pictureTime } from './shoot.ts';

interface Stage {
  readonly storybook: ServedStorybook;
  /**
   * A page for all sheets of this worker. Opening a story in the context of an earlier one takes a third of the time of a fresh
   * context, which loads and compiles Storybook anew. Each sheet still starts with a fresh load of the page.
   */
  readonly stage: Page;
}

export const test = base.extend<object, Stage>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const storybook = await serveStorybook();
      await use(storybook);
      await storybook.stop();
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId, deviceScaleFactor } = project.use;
      const context = await browser.newContext({ locale, timezoneId, deviceScaleFactor });
      const page = await context.newPage();
      await page.clock.setFixedTime(pictureTime);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});
