import { expect, test } from 'vitest';
import { draftFixture, pageFixture } from '../fixtures/index.ts';
import { siteMenu } from './site-menu.ts';
import type { HivePage } from './types.ts';

const live = [draftFixture(1, { finalised: 1, published: 1 })];
const page = (page_id: number, more: Partial<HivePage> = {}) => pageFixture(page_id, { drafts: live, ...more });
const written = (pages: readonly HivePage[]) =>
  siteMenu(pages).map(({ label, pages: below }) => [label, ...below.map((each) => each.label)].join(' '));

test('HIVE-01 the menu follows the page tree, nested to one level', () => {
  const pages = [
    page(1, { position: 2, description: 'Articles' }),
    page(2, { position: 0, description: 'Products' }),
    page(3, { parent: 2, position: 1 }),
    page(4, { parent: 2, position: 0, description: 'Bolts' }),
    page(5, { parent: 4, position: 0, description: 'Hex' }),
  ];
  expect(written(pages)).toEqual(['Products Bolts Hex /p3', 'Articles']);
  expect(siteMenu(pages)[0]).toMatchObject({ uri_path: '/p2', label: 'Products' });
});

test('HIVE-01 only live pages with the menu flag are shown; pages below the others take their place', () => {
  const pages = [
    page(1, { drafts: [draftFixture(1)] }),
    page(2, { active: 0 }),
    page(3, { menu: 0 }),
    page(4, { parent: 3, description: 'Below' }),
    page(5, { position: 9, description: 'Last' }),
    page(6, { parent: 5, menu: 0 }),
  ];
  expect(written(pages)).toEqual(['Below', 'Last']);
});
