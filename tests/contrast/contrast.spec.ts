import { expect, type Page, test } from '@playwright/test';
import { themeKeys } from '../../packages/design-system/src/themes/names.ts';
import { oneThemeOf, themesOf, tooClose } from '../support/contrast.ts';
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

/** Puts text of hardly any contrast on top of the current story. */
async function addIllegibleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.className = 'illegible';
    text.textContent = 'Illegible';
    text.style.cssText =
      'position: fixed; inset: 0 auto auto 0; z-index: 2147483647; color: color-mix(in oklab, var(--text-1) 20%, var(--surface-1)); background: var(--surface-1)';
    document.body.append(text);
  });
}

const illegibleIn = (theme: string) => expect.stringMatching(new RegExp(`^${theme}: <p class="illegible"`));

test('SHELL-15 THEME-01 text of hardly any contrast is found in every theme', async ({ page }) => {
  const id = 'design-system-button--kinds';
  await openStory(page, storybook.base, id, 'standard');
  await addIllegibleText(page);
  expect(await tooClose(page, themesOf(id))).toEqual(themeKeys.map(illegibleIn));
});

// Every story in every theme, in full runs only; `npm test` checks each in Standard, and one of each component in another theme.
for (const [component, ids] of components) {
  test(`SHELL-15 THEME-01 the stories of ${component} can be read in all themes`, async ({ page }) => {
    for (const [at, id] of ids.entries()) {
      if (at > 0) await switchStory(page, id);
      else await openStory(page, storybook.base, id, 'standard');
      expect.soft(await tooClose(page, themesOf(id)), id).toEqual([]);
    }
    // An empty list would also mean that nothing on the page is read.
    const last = ids.at(-1) ?? '';
    await addIllegibleText(page);
    expect(await tooClose(page, oneThemeOf(last, 0)), last).toEqual(oneThemeOf(last, 0).map(illegibleIn));
  });
}
