import type { HiveComponent, HivePublishedPage } from '@portal/domain/hive';
import { expect, test } from 'vitest';
import { type PageInput, readPublishedPage } from './published-page.ts';

const component = (
  component_id: number,
  parent: number | null,
  name: string,
  settings: Readonly<Record<string, string>> = {},
): HiveComponent => ({
  component_id,
  key: parent === null ? 'root' : `c${component_id}`,
  page_id: 3,
  draft_id: 8,
  parent,
  position: component_id,
  name,
  description: '',
  active: true,
  settings: [
    ...Object.entries(settings).map(([name, value]) => ({ type: 'String' as const, name, description: '', value })),
    { type: 'String', name: 'linkId', description: '', value: 'never set', is_set: false },
  ],
});
const components = [
  component(20, null, 'block'),
  component(21, 20, 'title', { text: 'Anchors for concrete', level: 'Page title' }),
  component(22, 20, 'text', { text: 'Wedge, stud and resin.' }),
];
const page = (more: Partial<HivePublishedPage> = {}): HivePublishedPage => ({
  page_id: 3,
  uri: '/Anchors',
  uri_path: '/anchors',
  selectedUri: '/anchors',
  description: ' Anchors ',
  parent: null,
  position: 0,
  menu: 1,
  active: 1,
  aliases: ['/old', '/sale'],
  uri_settings: [
    { uri: '/anchors', settings: { openAtStart: true, search: 'anchor' } },
    { uri: '/old', settings: {} },
    {
      uri: '/sale',
      settings: { title: ' Anchor sale ', description: 'Till Friday.', image: '1001', search: 7 as never },
    },
  ],
  drafts: [{ draft_id: 8, finalised: 1, published: 1, publish_requested: 0, published_at: null, components }],
  ...more,
});
const input = (more: Partial<PageInput> = {}): PageInput => ({
  page: page(),
  articles: [],
  tips: [],
  resources: { 1001: '/images/a.webp' },
  pictures: {},
  ...more,
});

test('HIVE-17 NAV-13 title and description come from the address’s settings, otherwise from the page', () => {
  expect(readPublishedPage(input())).toMatchObject({
    title: 'Anchors',
    description: 'Wedge, stud and resin.',
    image: null,
    movedTo: null,
  });
  expect(readPublishedPage(input({ page: page({ selectedUri: '/sale' }) }))).toMatchObject({
    title: 'Anchor sale',
    description: 'Till Friday.',
    image: '/images/a.webp',
  });
  const nameless = page({ description: '' });
  expect(readPublishedPage(input({ page: nameless })).title).toBe('Anchors for concrete');
  expect(readPublishedPage(input({ page: { ...nameless, drafts: [] } }))).toMatchObject({
    title: '/anchors',
    description: '',
    components: [],
    selected: { page_id: 3, draft_id: 0, component_id: 0, uri_path: '/anchors' },
  });
});

test('NAV-12 FILT-05 an alias redirects to the page’s own address unless it has its own settings', () => {
  expect(readPublishedPage(input({ page: page({ selectedUri: '/old' }) }))).toMatchObject({
    movedTo: '/anchors',
    uriSettings: { openAtStart: true, search: 'anchor' },
  });
  expect(readPublishedPage(input({ page: page({ selectedUri: '/sale' }) }))).toMatchObject({
    movedTo: null,
    uriSettings: { openAtStart: false, search: '' },
  });
});

test('HIVE-03 loading a page selects its first draft and the root component', () => {
  expect(readPublishedPage(input()).selected).toEqual({
    page_id: 3,
    draft_id: 8,
    component_id: 20,
    uri_path: '/anchors',
  });
});

test('HIVE-06 missing settings use their type’s defaults; parents are found by key', () => {
  const [root, title] = readPublishedPage(input()).components;
  expect(root).toMatchObject({ key: 'root', parent: null, settings: {} });
  expect(title).toMatchObject({ parent: 'root', settings: { text: 'Anchors for concrete' } });
});

test('HIVE-12 TIP-01 loads articles by type and filter, tips by subject, images by id, and nothing else', () => {
  const article = {
    article_id: 'a',
    article_type: 'Technical' as const,
    filter: 'home',
    title: 'A',
    description: '',
    resource_link: '/a',
    published: '2026-11-04',
  };
  const tip = {
    tip_id: 't',
    filter: 'order, grades',
    title: 'T',
    description: 'Why',
    domain_id: null,
    resource_id: null,
  };
  const { content } = readPublishedPage(
    input({ articles: [{ type: 'Technical', filter: 'home', articles: [article] }], tips: [tip] }),
  );
  expect(content.articles?.('Technical', 'home')).toEqual([article]);
  expect(content.articles?.('Articles', 'home')).toEqual([]);
  expect(content.tips?.([])).toEqual([{ id: 't', title: 'T', text: 'Why' }]);
  expect(content.tips?.(['grades'])).toHaveLength(1);
  expect(content.tips?.(['sizes'])).toEqual([]);
  expect(content.resource?.('1001')).toBe('/images/a.webp');
  expect(content.resource?.('constructor')).toBeUndefined();
});
