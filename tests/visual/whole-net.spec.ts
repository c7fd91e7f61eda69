import { expect, type Page, test } from '@playwright/test';
import { themeKeys, themes, tokenNames } from '../../packages/design-system/src/themes/index.ts';
import { type ServedStorybook, serveStorybook, storyIds } from '../support/storybook.ts';
import { paddedClasses, usedTokens } from './built-styles.ts';
import { compare } from './sheet.ts';
import { changeByOneStep, ownWidth, type Place, picture, pictureTime, show } from './shoot.ts';
import { carriers, isPictured, type Look, oneOfEach } from './table.ts';

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
    test(`THEME-01 the comparison detects one step of every colour at rest: ${theme}`, async ({ page }) => {
      const used = usedTokens(theme);
      const { tabTop, tabBottom } = themes[theme].tokens;
      // Themes without a line at their tabs draw it 0 px high.
      const notDrawn = tabTop === '0px' && tabBottom === '0px' ? ['tab-mark'] : [];
      const missed = new Set(
        Object.entries(tokenNames)
          .filter(([key]) => /^(oklch|#|rgb)/.test(themes[theme].tokens[key as keyof typeof tokenNames]))
          .map(([, name]) => name)
          .filter((name) => used.has(name) && !notAtRest.test(name) && !notDrawn.includes(name)),
      );
      expect(missed.size).toBeGreaterThan(40);
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

/** Runs in the page: those of the selectors that name a visible element. */
function visibleOf(selectors: readonly string[]): readonly string[] {
  return selectors.filter((selector) =>
    [...document.querySelectorAll(selector)].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    }),
  );
}

/** Runs in the page: makes one padding of a class 1 px wider; null undoes it. */
function widen(change: { readonly selector: string; readonly side: string } | null): void {
  document.querySelector('.widened')?.remove();
  const element = change && document.querySelector(change.selector);
  if (!change || !element) return;
  const style = document.createElement('style');
  style.className = 'widened';
  const now = Number.parseFloat(getComputedStyle(element).getPropertyValue(change.side));
  style.textContent = `${change.selector} { ${change.side}: ${now + 1}px !important }`;
  document.head.append(style);
}

const sides = ['padding-block-start', 'padding-inline-start'] as const;

/** Whether a wider padding of one of these classes shows in a picture of the current story. */
async function showsPadding(page: Page, id: string, look: Look, selectors: readonly string[]): Promise<boolean> {
  const before = await picture(page, id, look, true);
  for (const selector of selectors) {
    for (const side of sides) {
      await page.evaluate(widen, { selector, side });
      const after = await picture(page, id, look, false);
      await page.evaluate(widen, null);
      if (compare(before.image, after.image)) return true;
    }
  }
  return false;
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
    const missed = new Map([...paddedClasses()].map(([file, classes]) => [file, [...classes]]));
    expect(missed.size).toBeGreaterThan(120);
    const ids = storyIds().filter(isPictured);
    const first = oneOfEach(ids);
    let after: Place | undefined;
    for (const id of [...first, ...ids.filter((each) => !first.has(each))]) {
      if ([...missed.keys()].every((file) => file in notShown)) break;
      const look = { theme: 'standard', width: ownWidth(id) };
      await show(page, storybook.base, id, look, after);
      after = { id, ...look };
      for (const [file, classes] of missed) {
        if (file in notShown) continue;
        const visible = await page.evaluate(visibleOf, classes);
        if (visible.length > 0 && (await showsPadding(page, id, look, visible))) missed.delete(file);
      }
    }
    expect([...missed.keys()].sort()).toEqual(Object.keys(notShown).sort());
  });
}

if (process.env.PORTAL_TESTS === 'full') {
  everyTheme();
  everyComponent();
}
