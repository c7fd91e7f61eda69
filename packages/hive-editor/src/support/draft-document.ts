import { draftFixture, pageFixture } from '@portal/domain/fixtures';
import {
  type HiveChangeEntry,
  type HiveComponent,
  type HiveDeletedPage,
  type HiveDraft,
  type HiveNode,
  type HivePage,
  type HiveTree,
  rootKey,
  type SettingValues,
  subtreeOf,
  withSetting,
} from '@portal/domain/hive';
import { decodeSettings, describeSettings } from '@portal/hive-components/settings';

const node = (
  key: string,
  name: string,
  [parent, position]: readonly [parent: string | null, position: number],
  settings: SettingValues = {},
): HiveNode => ({ key, parent, position, name, description: '', active: true, settings });

const tree = (nodes: readonly HiveNode[]): HiveTree => new Map(nodes.map((each) => [each.key, each]));

/** A page on anchors as visitors see it: intro, a grid of three topics, a quote. */
export const publishedTree: HiveTree = tree([
  node(rootKey, 'block', [null, 0]),
  node('title', 'title', [rootKey, 0], { text: 'Anchors for concrete', level: 'Page title', size: 46 }),
  node('intro', 'text', [rootKey, 1], {
    text: 'Wedge, sleeve and chemical anchors from stock, **with their European assessments**.',
  }),
  node('topics', 'grid', [rootKey, 2], { columns: 3, rows: 1 }),
  node('wedge', 'block', ['topics', 0]),
  node('wedge-title', 'title', ['wedge', 0], { text: 'Wedge anchors', level: 'Section', size: 24 }),
  node('wedge-text', 'text', ['wedge', 1], { text: 'For cracked and uncracked concrete, M8 to M20.' }),
  node('chemical', 'block', ['topics', 1]),
  node('chemical-title', 'title', ['chemical', 0], { text: 'Chemical anchors', level: 'Section', size: 24 }),
  node('chemical-text', 'text', ['chemical', 1], {
    text: 'Injection mortars and studs. Mind the curing time in winter.',
  }),
  node('line', 'line', [rootKey, 3]),
  node('quote', 'quote', [rootKey, 4], {
    text: 'The studs were on site the next morning.',
    source: 'A site manager in Geelong',
  }),
]);

function change(from: HiveTree, key: string, name: string, value: string): HiveTree {
  const changed = from.get(key);
  return changed ? new Map([...from, [key, withSetting(changed, name, value)]]) : from;
}

/** The draft that is being edited: another intro, a third topic with a dead link, no quote. */
export const draftTree: HiveTree = (() => {
  const edited = new Map(
    change(
      publishedTree,
      'intro',
      'text',
      'Wedge, sleeve and chemical anchors from stock. Assessments are free to download.',
    ),
  );
  edited.delete('quote');
  for (const each of [
    node('sleeve', 'block', ['topics', 2]),
    node('sleeve-title', 'title', ['sleeve', 0], { text: 'Sleeve anchors', level: 'Section', size: 24 }),
    node('sleeve-text', 'text', ['sleeve', 1], { text: 'For brick and block. [See the range](/sleeve-anchors)' }),
  ])
    edited.set(each.key, each);
  return edited;
})();

export const publishedDraft: HiveDraft = draftFixture(7, {
  page_id: 3,
  description: 'Autumn version',
  finalised: 1,
  published: 1,
  revision: 4,
});
export const openDraft: HiveDraft = draftFixture(9, { page_id: 3, revision: 2, forked_from: 7 });

export const pages: readonly HivePage[] = [
  pageFixture(1, {
    uri: '/products',
    uri_path: '/products',
    description: 'Products',
    drafts: [draftFixture(2, { finalised: 1, published: 1 })],
  }),
  pageFixture(3, {
    uri: '/products/anchors',
    uri_path: '/products/anchors',
    description: 'Anchors',
    parent: 1,
    position: 0,
    drafts: [publishedDraft, openDraft],
    uri_settings: [{ uri: '/products/anchors', settings: { search: 'anchor' } }],
  }),
  pageFixture(4, {
    uri: '/about-us',
    uri_path: '/about-us',
    description: 'About us',
    menu: 0,
    drafts: [draftFixture(5)],
  }),
];

/** The page that the fixtures are about. */
export const anchorsPage: HivePage = pages[1] ?? pageFixture(3);

export const deletedPages: readonly HiveDeletedPage[] = [
  {
    page_id: 11,
    uri_path: '/campaigns/winter',
    label: 'Winter campaign',
    deleted: '2026-11-12T01:12:00.000Z',
    deleted_by: 'mktg',
    removed_from: '2026-12-12T01:12:00.000Z',
    published: true,
    drafts: 2,
  },
  {
    page_id: 12,
    uri_path: '/campaigns/a-draft-with-a-long-address-that-wraps',
    label: '/campaigns/a-draft-with-a-long-address-that-wraps',
    deleted: '2026-11-02T01:12:00.000Z',
    deleted_by: null,
    removed_from: '2026-12-02T01:12:00.000Z',
    published: false,
    drafts: 1,
  },
];

/** The change log of the open draft. */
export const changes: readonly HiveChangeEntry[] = [
  {
    revision: 1,
    at: '2026-11-20T01:12:00.000Z',
    by: 'mktg',
    differences: [
      {
        kind: 'setting',
        key: 'intro',
        name: 'text',
        from: publishedTree.get('intro')?.settings.text,
        to: 'Wedge and chemical anchors from stock.',
      },
    ],
  },
  {
    revision: 2,
    at: '2026-11-21T03:40:00.000Z',
    by: 'eve',
    differences: [
      {
        kind: 'setting',
        key: 'intro',
        name: 'text',
        from: 'Wedge and chemical anchors from stock.',
        to: draftTree.get('intro')?.settings.text,
      },
    ],
  },
];

/** A tree as the server sends it: self-describing settings, and parents by component id. */
export function componentsOf(nodes: HiveTree, { page_id, draft_id }: HiveDraft): readonly HiveComponent[] {
  const inOrder = subtreeOf(nodes, rootKey);
  const ids = new Map(inOrder.map(({ key }, index) => [key, index]));
  return inOrder.map(({ key, parent, position, name, description, active, settings }) => ({
    component_id: ids.get(key) ?? 0,
    key,
    page_id,
    draft_id,
    parent: parent === null ? null : (ids.get(parent) ?? null),
    position,
    name,
    description,
    active,
    settings: describeSettings(decodeSettings(name, settings)).map((each) => ({
      ...each,
      value: each.value as HiveComponent['settings'][number]['value'],
      is_set: Object.hasOwn(settings, each.name),
    })),
  }));
}
