import { expect, test } from '@playwright/test';
import { themeKeys, themes, tokenNames } from '../../packages/design-system/src/themes/index.ts';
import { type ServedStorybook, serveStorybook, storyIds } from '../support/storybook.ts';
import { compare } from './sheet.ts';
import { changeByOneStep, picture, pictureTime, shoot, show } from './shoot.ts';
import { carriers, isPictured } from './table.ts';

// For `npm run test:full`; net.spec.ts takes a sample of these.

const width = 1024;
/** Colours of states that a screenshot does not show: hovered, pressed, focused or selected. */
const notAtRest = /hover|pressed|^focus$|^selection$/;

let storybook: ServedStorybook;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});

test.afterAll(() => storybook.stop());

test.beforeEach(async ({ page }) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width, height: 800 });
  await page.clock.setFixedTime(pictureTime);
});

function everyTheme(): void {
  for (const theme of themeKeys) {
    const colours = Object.entries(tokenNames)
      .filter(
        ([key, name]) =>
          /^(oklch|#|rgb)/.test(themes[theme].tokens[key as keyof typeof tokenNames]) && !notAtRest.test(name),
      )
      .map(([, name]) => name);
    test(`THEME-01 the comparison detects one step of every colour at rest: ${theme}`, async ({ page }) => {
      const missed = new Set<string>(colours);
      for (const id of carriers) {
        await show(page, storybook.base, id, { theme, width });
        await changeByOneStep(page, '');
        const before = await picture(page, id, { theme, width }, true);
        for (const token of missed) {
          await changeByOneStep(page, token);
          const after = await picture(page, id, { theme, width }, false);
          if (compare(before.image, after.image)) missed.delete(token);
        }
      }
      expect([...missed]).toEqual([]);
    });
  }
}

function everyComponent(): void {
  const first = new Map<string, string>();
  for (const id of storyIds().filter(isPictured)) {
    const component = id.replace(/--.*$/, '');
    if (!first.has(component)) first.set(component, id);
  }
  test('the comparison detects one pixel of padding in every component', async ({ page }) => {
    const look = { theme: 'standard', width };
    const missed: string[] = [];
    for (const id of first.values()) {
      const before = await shoot(page, storybook.base, id, look);
      const after = await shoot(page, storybook.base, id, look, '#storybook-root > * { padding-block-start: 1px }');
      if (!compare(before.image, after.image)) missed.push(id);
    }
    expect(missed).toEqual([]);
  });
}

if (process.env.PORTAL_TESTS === 'full') {
  everyTheme();
  everyComponent();
}
