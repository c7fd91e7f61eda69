import { expect, type Page, test } from '@playwright/test';
import { themeKeys } from '../../packages/design-system/src/themes/names.ts';
import { docsIds, openStory, type ServedStorybook, serveStorybook } from '../support/storybook.ts';

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

test('the guide shows one screen in each theme', async ({ page }) => {
  await page.goto(`${storybook.base}/iframe.html?id=guide-eight-themes--docs&viewMode=docs`);
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(themeKeys.length);
  for (const [index, theme] of themeKeys.entries()) {
    await frames.nth(index).scrollIntoViewIfNeeded();
    const inside = frames.nth(index).contentFrame();
    await expect(inside.getByRole('heading', { name: 'PO 48817' })).toBeVisible();
    await expect(inside.locator('html')).toHaveAttribute('data-theme', theme);
  }
});

/** Interactive elements, without hidden ones and those that another element replaces. */
const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=switch], [role=slider], [tabindex="0"]';

/** The controls that look the same with the focus as without, each as its markup. */
async function withoutFocus(page: Page): Promise<readonly string[]> {
  // A key has been used: from here on `:focus-visible` matches.
  await page.keyboard.press('Tab');
  return page.evaluate((selector) => {
    const around = (element: Element): Element[] => {
      const chain: Element[] = [element];
      for (let each = element.parentElement; each && chain.length < 5; each = each.parentElement) chain.push(each);
      return [
        ...chain,
        ...[element.nextElementSibling, element.parentElement?.nextElementSibling].filter((each) => !!each),
      ];
    };
    const lookOf = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth } = getComputedStyle(element);
      return outlineStyle === 'none'
        ? `${borderColor} ${borderWidth}`
        : `${outlineStyle} ${outlineWidth} ${outlineColor} ${borderColor} ${borderWidth}`;
    };
    const failed: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(`#storybook-root :is(${selector})`)) {
      if (!element.checkVisibility() || element.matches(':disabled, [inert] *, [aria-hidden="true"]')) continue;
      (document.activeElement as HTMLElement | null)?.blur();
      const places = around(element);
      const before = places.map(lookOf);
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      for (const each of document.getAnimations()) each.finish();
      if (places.every((each, index) => lookOf(each) === before[index])) failed.push(element.outerHTML.slice(0, 160));
    }
    return failed;
  }, controls);
}

for (const forcedColors of ['active', 'none'] as const) {
  test(`SHELL-15 the focus is visible on every control (forced colours ${forcedColors})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await openStory(page, storybook.base, 'design-system-gallery--all', 'standard');
    expect(await withoutFocus(page)).toEqual([]);
  });
}

test('SHELL-15 in forced colours every field and button has a border, and every control its text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openStory(page, storybook.base, 'design-system-gallery--all', 'standard');
  const { read, borderless, textless } = await page.evaluate((selector) => {
    const hasBorder = (element: Element | null, steps: number): boolean => {
      if (!element || steps === 0) return false;
      const style = getComputedStyle(element);
      const { borderBottomStyle, borderBottomWidth, borderBottomColor, outlineStyle, boxShadow } = style;
      // A shadow stays only where the colours are those of the theme, which are the system's then.
      const keepsShadow = style.getPropertyValue('forced-color-adjust') === 'none';
      const shown =
        borderBottomStyle !== 'none' && borderBottomWidth !== '0px' && !/^rgba.*, 0\)$/.test(borderBottomColor);
      return (
        shown ||
        outlineStyle !== 'none' ||
        (keepsShadow && /inset/.test(boxShadow) && !/^rgba.*, 0\)/.test(boxShadow)) ||
        hasBorder(element.parentElement, steps - 1)
      );
    };
    const all = [...document.querySelectorAll<HTMLElement>(`#storybook-root :is(${selector})`)].filter((element) =>
      element.checkVisibility({ opacityProperty: true }),
    );
    const fields = all.filter((element) =>
      element.matches(
        'input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea, [role=switch], [role=combobox]',
      ),
    );
    const texts = [...document.querySelectorAll('#storybook-root *')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    );
    return {
      read: { controls: all.length, fields: fields.length },
      borderless: fields.filter((element) => !hasBorder(element, 4)).map((element) => element.outerHTML.slice(0, 160)),
      textless: texts
        .filter((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return element.checkVisibility() && color === backgroundColor;
        })
        .map((element) => element.outerHTML.slice(0, 160)),
    };
  }, controls);
  expect(read.controls).toBeGreaterThan(80);
  expect(read.fields).toBeGreaterThan(15);
  expect(borderless).toEqual([]);
  expect(textless).toEqual([]);
});

for (const [story, isWide] of [
  ['columns', true],
  ['rows', false],
  ['ends', false],
] as const) {
  test(`printed, a description list is a ruled sheet, in columns where they fit, whatever its layout (${story})`, async ({
    page,
  }) => {
    await openStory(page, storybook.base, `design-system-descriptionlist--${story}`, 'standard');
    await page.emulateMedia({ media: 'print' });
    const { columns, rows } = await page.locator('dl').evaluate((list) => ({
      columns: getComputedStyle(list).gridTemplateColumns.split(' ').length,
      rows: [...list.children].map((row) => {
        const { borderBlockEndStyle, breakInside } = getComputedStyle(row);
        const [name, value] = [...row.children].map((each) => each.getBoundingClientRect());
        return { borderBlockEndStyle, breakInside, beside: !!name && !!value && name.right <= value.left };
      }),
    }));
    expect(columns > 1).toBe(isWide);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row).toEqual({ borderBlockEndStyle: 'solid', breakInside: 'avoid', beside: true });
  });
}

test('the first story shows, and the search finds a component', async ({ page }) => {
  const preview = page.frameLocator('#storybook-preview-iframe');
  await page.goto(`${storybook.base}/index.html?path=/story/design-system-button--kinds`);
  // The manager and its frame are the largest page of all, and load while the first stories are pictured.
  await expect(preview.getByRole('button').first()).toBeVisible({ timeout: 180_000 });
  await page.locator('#storybook-explorer-searchfield').fill('PhoneNav');
  await page
    .getByRole('option', { name: /PhoneNav/ })
    .first()
    .click();
  await expect(preview.getByRole('navigation', { name: 'Account' }).first()).toBeVisible();
});

/** Levels of the headings that a person can find, in order. */
const levelsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#storybook-docs :is(h1, h2, h3, h4, h5, h6)')]
      .filter((heading) => heading.checkVisibility() && !heading.closest('.docs-story, [id^="story--"]'))
      .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent ?? '' })),
  );

for (const id of docsIds().filter((each) => /^guide-|-(button|table|phonenav|dialog)--docs$/.test(each))) {
  test(`the headings of ${id} leave out no level`, async ({ page }) => {
    await page.goto(`${storybook.base}/iframe.html?id=${id}&viewMode=docs`);
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
    const levels = await levelsOf(page);
    expect(levels.filter(({ level }) => level === 1)).toHaveLength(1);
    const leaps = levels.filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1);
    expect(leaps).toEqual([]);
  });
}
