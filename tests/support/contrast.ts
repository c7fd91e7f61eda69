import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type ThemeKey, themeKeys } from '../../packages/design-system/src/themes/names.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Parts of public pages use Standard only (THEME-02), with colours chosen by page authors. */
export const themesOf = (id: string): readonly ThemeKey[] => (id.startsWith('hive-') ? ['standard'] : themeKeys);

/** One theme per story, rotating over the stories, with a different first theme for each component. */
export function oneThemeOf(id: string, at: number): readonly ThemeKey[] {
  const themes = themesOf(id);
  const first = [...id.replace(/--.*$/, '')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return themes.slice((first + at) % themes.length, ((first + at) % themes.length) + 1);
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

/** Accessibility rules that the current story violates, each with the first element that violates it. */
export async function violations(page: Page, { contrast }: { readonly contrast: boolean }): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(async (hasContrast) => {
    interface Found {
      readonly violations: readonly {
        readonly id: string;
        readonly help: string;
        readonly nodes: readonly { readonly html: string }[];
      }[];
    }
    const { axe } = window as unknown as { axe: { run(context: Node, options: object): Promise<Found> } };
    const found = await axe.run(document.body, {
      // A story shows part of a page, so its content need not be inside landmarks.
      rules: { region: { enabled: false }, 'color-contrast': { enabled: hasContrast } },
      resultTypes: ['violations'],
      elementRef: false,
    });
    return found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html.slice(0, 160)}`);
  }, contrast);
}

/** Contrast violations that axe finds in the current story, by theme. The page's theme is restored at the end. */
export async function tooClose(page: Page, names: readonly ThemeKey[]): Promise<string[]> {
  if (names.length === 0) return [];
  await loadAxe(page);
  return page.evaluate(async (themes) => {
    interface Found {
      readonly violations: readonly {
        readonly nodes: readonly { readonly html: string; readonly any: readonly { readonly message: string }[] }[];
      }[];
    }
    const { axe } = window as unknown as { axe: { run(context: Node, options: object): Promise<Found> } };
    const { theme: before } = document.documentElement.dataset;
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
    if (before) document.documentElement.dataset.theme = before;
    return found;
  }, names);
}
