import type { HiveComponent } from '@portal/domain/hive';
import type { PageData } from '@portal/portal-client/react';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PageInput } from './features/page/published-page.ts';

// Styles are made as they are read; a test has no bundler to tell them the file that they are for.
setFileScope('entry-server.test.tsx', 'app');
type Entry = typeof import('./entry-server.tsx');
let render: Entry['render'];
let frontOf: Entry['frontOf'];
beforeAll(async () => {
  ({ render, frontOf } = await import('./entry-server.tsx'));
});

const data: PageData = {
  parts: 2000,
  families: [{ name: 'Bolts', count: 900, sizes: ['M5', 'M64'], kinds: ['Hex bolt'] } as never],
};
const component = (id: number, parent: number | null, name: string, settings: object = {}): HiveComponent => ({
  component_id: id,
  key: parent === null ? 'root' : `c${id}`,
  page_id: 3,
  draft_id: 8,
  parent,
  position: id,
  name,
  description: '',
  active: true,
  settings: Object.entries(settings).map(([key, value]) => ({
    type: 'String' as const,
    name: key,
    description: '',
    value,
  })),
});
const input = (uri: string, selectedUri = uri): PageInput => ({
  page: {
    page_id: 3,
    uri,
    uri_path: uri,
    selectedUri,
    description: 'About us',
    parent: null,
    position: 0,
    menu: 1,
    active: 1,
    aliases: [],
    uri_settings: [],
    drafts: [
      {
        draft_id: 8,
        finalised: 1,
        published: 1,
        publish_requested: 0,
        published_at: null,
        components: [
          component(20, null, 'block'),
          component(21, 20, 'title', { text: 'Ninety years', level: 'Page title' }),
          component(22, 20, 'text', { text: 'Since [1935](/history).' }),
          component(23, 20, 'productSelector', { search: 'M16' }),
          component(25, 20, 'image', { image: '/images/a.png', alt: 'First' }),
          component(26, 20, 'image', { image: '/images/b.png', alt: 'Second' }),
          component(24, 20, 'text', { text: '<script>alert(1)</script> __CSP_NONCE__' }),
        ],
      },
    ],
  },
  articles: [],
  tips: [],
  resources: {},
});

describe('the app as a function from a path to a page', () => {
  test('NAV-12 HIVE-17 a published page is drawn whole within the portal, with what it is to be known by', async () => {
    const page = await render('/about-us', data, input('/about-us'));
    expect(page).toMatchObject({
      title: 'About us · Tradeparts',
      description: 'Since 1935.',
      status: 200,
      screens: ['PageScreen', 'ServedPage'],
      styledBy: ['FetchedPage'],
      canonical: '/about-us',
      data: { path: '/about-us', page: { page_id: 3, draft_id: 8, component_id: 20, uri_path: '/about-us' } },
    });
    const html = page?.html ?? '';
    expect(html).toContain('>Ninety years</h1>');
    expect(html).toContain('<a href="/history">1935</a>');
    expect(html).toContain('href="/search/M16"');
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).toContain('<footer');
    // The first picture comes at once, the second when it is near.
    expect(html).toMatch(/<img[^>]*src="\/images\/a.png"[^>]*fetchPriority="high"/i);
    expect(html).toMatch(/<img[^>]*src="\/images\/b.png"[^>]*loading="lazy"/);
    expect(html.match(/loading="lazy"/g)).toHaveLength(1);
    // Values in one style element under the nonce of the answer, and nothing that could run.
    expect(html.match(/<style nonce="__CSP_NONCE__"/g)).toHaveLength(1);
    expect(html).not.toMatch(/ style="|<script/);
  });

  test('NAV-01 the home page is the published one, else the built-in one', async () => {
    const published = await render('/home', data, input('/home'));
    expect(published?.screens).toEqual(['PageScreen', 'ServedPage']);
    expect(published?.html).toContain('>Ninety years</h1>');
    const builtIn = await render('/home', data, null);
    expect(builtIn).toMatchObject({
      title: 'Home · Tradeparts',
      status: 200,
      screens: ['PageScreen', 'HomeScreen'],
      styledBy: [],
      canonical: '/home',
      data: { path: '/home', page: null },
    });
    expect(builtIn?.html).toContain('Product families');
  });

  test('NAV-12 an address that nobody has is the 404 page, not to be listed', async () => {
    const page = await render('/nobody-has-this', data, null);
    expect(page).toMatchObject({
      title: 'Page not found · Tradeparts',
      status: 404,
      canonical: null,
      data: { path: '/nobody-has-this', page: null },
    });
    expect(page?.html).toContain('There is no such page');
    const paths = ['/nobody-has-this', '/a/b/c', '/Orders/', '/part/HXB-1', '/home'];
    expect(paths.map((path) => frontOf(path).status)).toEqual([404, 404, 200, 200, 200]);
  });

  test('NAV-13 NAV-14 a path has its title before anything is drawn, whatever its case and with a slash at its end or none', () => {
    const titles = ['/Search/M16/', '/CodeRunner/test', '/coderunner', '/hive', '/searching'].map(
      (path) => frontOf(path).title,
    );
    expect(titles).toEqual([
      'Search Results · Tradeparts',
      'Scripts · Tradeparts',
      'Tradeparts',
      'The Hive · Tradeparts',
      'Page not found · Tradeparts',
    ]);
  });

  test('NAV-12 a page of the app is never a published one', async () => {
    expect(await render('/orders', data, input('/orders'))).toBeNull();
    expect(await render('/', data, null)).toBeNull();
  });
});
