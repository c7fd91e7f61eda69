import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { storyIds } from '../support/storybook.ts';
import { baselines } from './accepted.ts';
import { componentOf, hasThemes, looksOf, otherThemes } from './table.ts';

/** The stories of each accepted sheet, by its look: `midnight 1024`. Read from the places that are stored beside each sheet. */
function acceptedStories(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const names = new Set(readdirSync(baselines));
  for (const name of names) {
    const [, stem = '', theme, width] = /^((.+?)-(1024|390)-.+)\.json$/.exec(name) ?? [];
    if (!names.has(`${stem}.png`)) continue;
    const stories = Object.keys(JSON.parse(readFileSync(join(baselines, name), 'utf8')) as object);
    const look = `${theme} ${width}`;
    found.set(look, new Set([...(found.get(look) ?? []), ...stories]));
  }
  return found;
}

/** Components of Storybook that lack a picture, each with what is missing: Standard at both widths, and every other theme at either width. */
function withoutPicture(ids: readonly string[]): readonly string[] {
  const accepted = acceptedStories();
  const isAccepted = (component: string, theme: string, widths: readonly number[]) =>
    widths.some((width) => [...(accepted.get(`${theme} ${width}`) ?? [])].some((id) => componentOf(id) === component));
  return [...new Set(ids.map(componentOf))].flatMap((component) => {
    const widths = looksOf(1024, { themes: [], bothWidths: true }).map(({ width }) => width);
    const inStandard = widths.filter((width) => !isAccepted(component, 'standard', [width]));
    const themes = hasThemes(`${component}--`) ? otherThemes : [];
    return [
      ...inStandard.map((width) => `${component} in standard at ${width} px`),
      ...themes.filter((theme) => !isAccepted(component, theme, widths)).map((theme) => `${component} in ${theme}`),
    ];
  });
}

test('every component of Storybook has an accepted picture in Standard at both widths, and in every theme if it has themes', () => {
  // While pictures are accepted, sheets are still being written.
  const missing = test.info().config.updateSnapshots === 'none' ? withoutPicture(storyIds()) : [];
  expect(missing, 'give each a story with a picture, and accept it with npm run visual:update').toEqual([]);
});

test('every accepted picture is of a story that Storybook has', () => {
  const ids = new Set(storyIds());
  const gone = [...acceptedStories().values()].flatMap((stories) => [...stories].filter((id) => !ids.has(id)));
  expect(gone).toEqual([]);
});
