import { expect, test } from '@playwright/test';
import { themeKeys, themes, tokenNames } from '../../packages/design-system/src/themes/index.ts';
import { type ServedStorybook, serveStorybook, storyIds } from '../support/storybook.ts';
import { hasScreenshot } from './accepted.ts';
import { paddedClasses, usedTokens } from './built-styles.ts';
import { changeByOneStep, detectsPadding, differenceNow, original } from './mutations.ts';
import { ownWidth, type Place, pictureTime } from './shoot.ts';
import { carriers, oneOfEach } from './table.ts';

// For `npm run test:full`; comparison.spec.ts takes a sample of these.

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

/** A sample of heights, paddings, text sizes and weights. A radius one pixel larger changes fewer pixels than another browser's antialiasing. */
const sizes = ['strip-h', 'tab-h', 'head-size', 'btn-weight', 'title-weight', 'row', 'bar', 'pad', 'ctl'];

function everyTheme(): void {
  for (const theme of themeKeys) {
    test(`THEME-01 the comparison detects one step of every colour at rest, and of lengths and weights: ${theme}`, async ({
      page,
    }) => {
      const used = usedTokens(theme);
      const { tabTop, tabBottom } = themes[theme].tokens;
      // Themes without a line at their tabs draw it 0 px high.
      const notDrawn = tabTop === '0px' && tabBottom === '0px' ? ['tab-mark'] : [];
      const colours = Object.entries(tokenNames)
        .filter(([key]) => /^(oklch|#|rgb)/.test(themes[theme].tokens[key as keyof typeof tokenNames]))
        .map(([, name]) => name)
        .filter((name) => used.has(name) && !notAtRest.test(name) && !notDrawn.includes(name));
      expect(colours.length).toBeGreaterThan(40);
      const missed = new Set([...sizes, ...colours]);
      for (const id of carriers) {
        const story = await original(page, storybook.base, id, { theme, width });
        for (const token of missed) {
          await changeByOneStep(page, token);
          if (await differenceNow(story)) missed.delete(token);
        }
      }
      expect([...missed]).toEqual([]);
    });
  }
}

/** Style files whose paddings no picture shows, and why. */
const notShown: Readonly<Record<string, string>> = {
  ColorField: 'around the colour alone, at a fixed height',
  TextEditor: 'around a list that opens while a page is written; tests/e2e/hive-text.spec.ts',
  docs: 'pages of the guide; system.spec.ts',
};

function everyComponent(): void {
  test('the comparison detects one pixel of padding in every style file', async ({ page }) => {
    // Shows most stories.
    test.setTimeout(1_800_000);
    const missed = new Map(paddedClasses());
    expect(missed.size).toBeGreaterThan(120);
    const ids = storyIds().filter(hasScreenshot);
    const first = oneOfEach(ids);
    let after: Place | undefined;
    for (const id of [...first, ...ids.filter((each) => !first.has(each))]) {
      if ([...missed.keys()].every((file) => file in notShown)) break;
      const look = { theme: 'standard', width: ownWidth(id) };
      const story = await original(page, storybook.base, id, look, after);
      after = { id, ...look };
      for (const [file, classes] of missed) {
        if (!(file in notShown) && (await detectsPadding(story, classes))) missed.delete(file);
      }
    }
    expect([...missed.keys()].sort()).toEqual(Object.keys(notShown).sort());
  });
}

if (process.env.PORTAL_TESTS === 'full') {
  everyTheme();
  everyComponent();
}
