import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../support/root.ts';

/** Has the page count the components that React renders. To be called before the page is opened. */
export const countRenders = (page: Page): Promise<unknown> =>
  page.addInitScript({ path: join(root, 'tests/support/watch-renders.js') });

/** How many components were rendered since this was asked last. */
export function rendersSince(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { watchedRenders } = window as unknown as { watchedRenders: { components: number } };
    const { components } = watchedRenders;
    watchedRenders.components = 0;
    return components;
  });
}
