import { expect, test } from 'vitest';
import { keyInDraft, sectionsById, withSections } from './synced-sections.ts';
import { subtreeOf } from './tree.ts';
import type { HiveNode } from './types.ts';

const node = (key: string, parent: string | null, more: Partial<HiveNode> = {}): HiveNode => ({
  key,
  parent,
  position: 0,
  name: 'text',
  description: '',
  active: true,
  settings: {},
  ...more,
});
const parts = [
  [node('a', 'elsewhere', { name: 'grid', position: 4 }), node('b', 'a', { position: 2 })],
  [node('c', null, { name: 'title' })],
];
const sections = sectionsById([{ section_id: 7, parts }]);
const page = [
  node('root', null, { name: 'block' }),
  node('s', 'root', { name: 'section', settings: { section: '7', hiddenOn: 'phone' } }),
];

test('HIVE-16 a synced section is shown as a block with its components, in order and with keys of their own', () => {
  const shown = new Map(withSections(page, sections).map((each) => [each.key, each]));
  const [, block, grid, text, title] = subtreeOf(shown, 'root');
  expect(block).toMatchObject({ key: 's', name: 'block', settings: { hiddenOn: 'phone' } });
  expect(grid).toMatchObject({ name: 'grid', parent: 's', position: 0 });
  expect(text).toMatchObject({ name: 'text', parent: grid?.key, position: 2 });
  expect(title).toMatchObject({ name: 'title', parent: 's', position: 1 });
  expect([grid, text, title].map((each) => keyInDraft(each?.key ?? ''))).toEqual(['s', 's', 's']);
  expect(keyInDraft('s')).toBe('s');
});

test('HIVE-16 unchanged components stay the same objects, so that typing does not render sections', () => {
  const typed = [...page, node('t', 'root')];
  const [before, after] = [withSections(page, sections), withSections(typed, sections)];
  for (const [index, each] of before.entries()) expect(after[index]).toBe(each);
  const changed = withSections(page, sectionsById([{ section_id: 7, parts: [parts[1] ?? []] }]));
  expect(changed.map(({ name }) => name)).toEqual(['block', 'block', 'title']);
});

test('HIVE-16 a page without sections is unchanged; a missing section and a section in a section are not replaced', () => {
  const plain = [node('root', null)];
  expect(withSections(plain, sections)).toBe(plain);
  expect(withSections(page, new Map())).toEqual(page);
  const endless = sectionsById([{ section_id: 7, parts: [[node('x', null, { name: 'section' })]] }]);
  expect(withSections(page, endless).map(({ name }) => name)).toEqual(['block', 'block']);
});
