import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../support/root.ts';

/** Makes the page count rendered React components. Call before opening the page. */
export const countRenders = (page: Page): Promise<unknown> =>
  page.addInitScript({ path: join(root, 'tests/support/watch-renders.js') });

/** Number of components rendered since the last call. */
export function rendersSince(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { watchedRenders } = window as unknown as { watchedRenders: { components: number } };
    const { components } = watchedRenders;
    watchedRenders.components = 0;
    return components;
  });
}
