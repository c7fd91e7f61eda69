import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageOf, records, shownOn } from '../../packages/design-system/src/docs/records/index.ts';
import { root } from '../support/root.ts';

interface Index {
  readonly entries: Readonly<Record<string, { readonly title: string; readonly importPath: string }>>;
}

test('each component of the design system has a page in Storybook, and each page of a component has a record', () => {
  const index: Index = JSON.parse(readFileSync(join(root, '.build/storybook/index.json'), 'utf8'));
  const titles = Object.values(index.entries)
    .filter(({ importPath }) => importPath.startsWith('./packages/design-system/src/components/'))
    .map(({ title }) => title);
  const pages = new Set(titles.flatMap((title) => /^Design system\/(\w+)$/.exec(title)?.[1] ?? []));
  expect(pages.size).toBeGreaterThan(80);
  expect(new Set(Object.keys(records).map(pageOf))).toEqual(pages);
  for (const page of pages) expect(records, page).toHaveProperty(shownOn(page));
});
