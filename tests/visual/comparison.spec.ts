import { expect, type Page, test } from '@playwright/test';
import { themeKeys } from '../../packages/design-system/src/themes/names.ts';
import { violations } from '../support/contrast.ts';
import { openStory, type ServedStorybook, serveStorybook, storybookIsBuilt, storyIds } from '../support/storybook.ts';
import { hasScreenshot } from './accepted.ts';
import { paddedClasses } from './built-styles.ts';
import { changeByOneStep, detectsPadding, differenceNow, original } from './mutations.ts';
import { compare, tolerance } from './sheet.ts';
import { ownWidth, pictureTime, shoot } from './shoot.ts';
import { componentOf } from './table.ts';

const plan = { theme: 'standard', width: 390 } as const;

let storybook: ServedStorybook;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});

test.afterAll(() => storybook.stop());

/** The comparison result for a story drawn once unchanged (or with `first`) and once with a change. */
async function caught(page: Page, id: string, change?: string, first?: string) {
  await page.setViewportSize({ width: plan.width, height: 800 });
  await page.clock.setFixedTime(pictureTime);
  const before = await shoot(page, storybook.base, id, plan, first);
  const after = await shoot(page, storybook.base, id, plan, change);
  return compare(before.image, after.image);
}

const stories = ['design-system-button--kinds', 'design-system-banner--tones', 'design-system-tag--tones'];

test('the comparison accepts an unchanged story', async ({ page }) => {
  for (const id of stories) expect(await caught(page, id), id).toBeNull();
});

test('the comparison detects one pixel of padding', async ({ page }) => {
  const wider = '#storybook-root > * { padding-block-start: 1px }';
  for (const id of stories) {
    const found = await caught(page, id, wider);
    expect(found?.pixels ?? 0, id).toBeGreaterThan(tolerance);
    // Before, after and difference are side by side in one image.
    expect(found?.picture.width).toBe(3 * plan.width);
  }
});

test('a failing play function is reported', async ({ page }) => {
  const id = 'widgets-owncodelist--taking-away';
  expect(await openStory(page, storybook.base, id, 'standard')).toBeNull();
  // Clicks have no effect.
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  expect(await openStory(page, storybook.base, id, 'standard')).not.toBeNull();
});

test('SHELL-15 axe finds a button without a name in a story', async ({ page }) => {
  await openStory(page, storybook.base, 'design-system-button--kinds', 'standard');
  expect(await violations(page, { contrast: true })).toEqual([]);
  await page.evaluate(() => document.querySelector('#storybook-root')?.append(document.createElement('button')));
  expect(await violations(page, { contrast: true })).toEqual([expect.stringMatching(/^button-name/)]);
});

for (const [id, token] of [
  ['design-system-button--kinds', 'accent'],
  ['design-system-banner--tones', 'warning-soft'],
  ['design-system-tag--tones', 'text-2'],
] as const) {
  test(`the comparison detects one step of a colour: ${token}`, async ({ page }) => {
    // The colour with 8 bits per channel, and the same with green one step higher.
    const at = (step: number) => `:root { --${token}: rgb(120 ${90 + step} 60) !important }`;
    expect(await caught(page, id, at(0), at(0))).toBeNull();
    const found = await caught(page, id, at(1), at(0));
    expect(found?.pixels ?? 0).toBeGreaterThan(tolerance);
  });
}

test('THEME-01 the comparison detects one step of a background and one pixel of height in every theme', async ({
  page,
}) => {
  const look = { theme: 'standard', width: 1024 };
  await page.clock.setFixedTime(pictureTime);
  for (const theme of themeKeys) {
    const story = await original(page, storybook.base, 'widgets-ordertabs--four', { ...look, theme });
    for (const token of ['strip', 'tab-h']) {
      await changeByOneStep(page, token);
      expect((await differenceNow(story))?.pixels ?? 0, `${token} in ${theme}`).toBeGreaterThan(tolerance);
    }
  }
});

/** Style files with stories of a component of their name: every twentieth, the same ones at each run. */
function sampledFiles(): readonly { readonly file: string; readonly ids: readonly string[] }[] {
  const pictured = storybookIsBuilt() ? storyIds().filter(hasScreenshot) : [];
  const files = [...paddedClasses().keys()].sort().map((file) => ({
    file,
    ids: pictured.filter((id) => componentOf(id).endsWith(`-${file.toLowerCase()}`)),
  }));
  return files.filter(({ ids }) => ids.length > 0).filter((_, index) => index % 20 === 0);
}

test('the comparison detects one pixel of a padding of single components', async ({ page }) => {
  await page.clock.setFixedTime(pictureTime);
  const classes = paddedClasses();
  const sample = sampledFiles();
  expect(sample.length).toBeGreaterThan(3);
  for (const { file, ids } of sample) {
    let isDetected = false;
    for (const id of ids) {
      const story = await original(page, storybook.base, id, { theme: 'standard', width: ownWidth(id) });
      isDetected = await detectsPadding(story, classes.get(file) ?? []);
      if (isDetected) break;
    }
    expect(isDetected, file).toBe(true);
  }
});
