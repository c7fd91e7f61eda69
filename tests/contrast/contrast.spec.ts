import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { type ThemeKey, themeKeys } from '../../packages/design-system/src/themes/names.ts';
import {
  openStory,
  type ServedStorybook,
  serveStorybook,
  storybookIsBuilt,
  storyIds,
  switchStory,
} from '../support/storybook.ts';
import { isPictured } from '../visual/table.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let storybook: ServedStorybook;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});

test.afterAll(() => storybook.stop());

/** What axe finds of too little contrast in the story on the page, theme by theme. */
async function tooClose(page: Page, names: readonly ThemeKey[]): Promise<string[]> {
  return page.evaluate(async (themes) => {
    interface Found {
      readonly violations: readonly {
        readonly nodes: readonly { readonly html: string; readonly any: readonly { readonly message: string }[] }[];
      }[];
    }
    const { axe } = window as unknown as { axe: { run(context: Node, options: object): Promise<Found> } };
    const found: string[] = [];
    for (const theme of themes) {
      document.documentElement.dataset.theme = theme;
      const { violations } = await axe.run(document.body, {
        runOnly: ['color-contrast'],
        resultTypes: ['violations'],
        elementRef: false,
      });
      for (const node of violations.flatMap(({ nodes }) => nodes)) {
        found.push(`${theme}: ${node.html.slice(0, 120)} ${node.any[0]?.message ?? ''}`);
      }
    }
    return found;
  }, names);
}

/** Parts of public pages stand in Standard alone (THEME-02), in colours that whoever makes the page may choose. */
const themesOf = (id: string): readonly ThemeKey[] => (id.startsWith('hive-') ? ['standard'] : themeKeys);

/**
 * One theme a story, another for the next, beginning with another for each component: all themes for all stories with
 * PORTAL_CONTRAST=all. The pairs of colours themselves are computed in every theme by the unit tests of the themes.
 */
function themesFor(id: string, at: number): readonly ThemeKey[] {
  const themes = themesOf(id);
  if (process.env.PORTAL_CONTRAST === 'all') return themes;
  const first = [...id.replace(/--.*$/, '')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return themes.slice((first + at) % themes.length, ((first + at) % themes.length) + 1);
}

/** Stories by component: one test each. */
const components = new Map<string, string[]>();
for (const id of storybookIsBuilt() ? storyIds('no-contrast').filter(isPictured) : []) {
  const component = id.replace(/--.*$/, '');
  components.set(component, [...(components.get(component) ?? []), id]);
}

test('there are stories to look at', () => {
  expect(components.size).toBeGreaterThan(20);
});

for (const [component, ids] of components) {
  test(`SHELL-15 THEME-01 the stories of ${component} can be read in the themes`, async ({ page }) => {
    for (const [at, id] of ids.entries()) {
      if (at > 0) await switchStory(page, id);
      else {
        await openStory(page, storybook.base, id, 'standard');
        await page.evaluate(axeSource);
      }
      expect.soft(await tooClose(page, themesFor(id, at)), id).toEqual([]);
    }
  });
}
