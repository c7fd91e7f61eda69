import { expect, test } from '@playwright/test';
import { themesOf, tooClose } from '../support/contrast.ts';
import {
  openStory,
  type ServedStorybook,
  serveStorybook,
  storybookIsBuilt,
  storyIds,
  switchStory,
} from '../support/storybook.ts';

let storybook: ServedStorybook;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});

test.afterAll(() => storybook.stop());

/** Stories by component; one test per component. */
const components = new Map<string, string[]>();
const withoutContrast = new Set(storybookIsBuilt() ? storyIds('no-contrast') : []);
for (const id of storybookIsBuilt() ? storyIds() : []) {
  if (withoutContrast.has(id)) continue;
  const component = id.replace(/--.*$/, '');
  components.set(component, [...(components.get(component) ?? []), id]);
}

test('there are stories to look at', () => {
  expect(components.size).toBeGreaterThan(20);
});

// Every story in every theme, in full runs only; `npm test` checks each in Standard, and one of each component in another theme.
for (const [component, ids] of components) {
  test(`SHELL-15 THEME-01 the stories of ${component} can be read in all themes`, async ({ page }) => {
    for (const [at, id] of ids.entries()) {
      if (at > 0) await switchStory(page, id);
      else await openStory(page, storybook.base, id, 'standard');
      expect.soft(await tooClose(page, themesOf(id)), id).toEqual([]);
    }
  });
}
