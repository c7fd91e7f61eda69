import type { HiveComponent } from '@portal/domain/hive';
import type { PageInput } from '@portal/hive-components/settings';
import type { PageData } from '@portal/portal-client/react';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { beforeAll, describe, expect, test } from 'vitest';

// vanilla-extract needs a file scope, which the bundler would set.
setFileScope('entry-server.test.tsx', 'app');
type Entry = typeof import('./entry-server.tsx');
let render: Entry['render'];
let frontOf: Entry['frontOf'];
beforeAll(async () => {
  ({ render, frontOf } = await import('./entry-server.tsx'));
  // Transforms the whole app, which takes a while on a busy machine.
}, 300_000);

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
const bolt = {
  stock_code: 'HXB-1',
  facts: {
    stock_code: 'HXB-1',
    description: 'Hex bolt M12',
    product_category: 'Bolts',
    product_type: 'Hex bolt',
    size: 'M12',
    thread: 'Metric',
    image: 'hex-bolt',
    pack_quantity: 100,
    pack_code: 'Box',
    sell_quantity_minimum: 1,
    sell_quantity_increment: 1,
    discontinued: false,
  },
  dimensions: [
    { symbol: 'd', label: 'Diameter', value: '12 mm' },
    { symbol: 'l', label: 'Length', value: '120 mm' },
  ],
  packaging: [],
  details: [{ label: 'Standard', value: 'ISO 4014' }],
  stockNotes: ['Sold by the box.'],
  superseded_by: null,
  tabs: [
    { ref: 'dimensions', count: 2 },
    { ref: 'details', count: 1 },
  ],
  documents: [],
  chemical: null,
  history: null,
  staff: null,
  debug: null,
};
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
  pictures: {},
});

describe('server rendering of the app', () => {
  test('NAV-12 HIVE-17 a published page is rendered completely, with its metadata', async () => {
    const page = await render('/about-us', data, input('/about-us'));
    expect(page).toMatchObject({
      title: 'About us · Tradeparts',
      description: 'Since 1935.',
      status: 200,
      screens: ['PageScreen', 'ServedPage'],
      styledBy: ['FetchedPage'],
      canonical: '/about-us',
      data: {
        parts: 2000,
        rendered: { path: '/about-us', page: { page_id: 3, draft_id: 8, component_id: 20, uri_path: '/about-us' } },
      },
    });
    const html = page?.html ?? '';
    expect(html).toContain('>Ninety years</h1>');
    expect(html).toContain('<a href="/history">1935</a>');
    expect(html).toContain('href="/search/M16"');
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).toContain('<footer');
    // The first image loads eagerly, the second lazily.
    expect(html).toMatch(/<img[^>]*src="\/images\/a.png"[^>]*fetchPriority="high"/i);
    expect(html).toMatch(/<img[^>]*src="\/images\/b.png"[^>]*loading="lazy"/);
    expect(html.match(/loading="lazy"/g)).toHaveLength(1);
    // Setting values are in one style element which is returned as well, for its hash; nothing executable.
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).toContain(`<style>${page?.sheet}</style>`);
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
      data: { rendered: { path: '/home', page: null } },
    });
    expect(builtIn?.html).toContain('Product families');
  });

  test('NAV-12 an unknown address renders the 404 page, not indexed', async () => {
    const page = await render('/nobody-has-this', data, null);
    expect(page).toMatchObject({
      title: 'Page not found · Tradeparts',
      status: 404,
      canonical: null,
      data: { rendered: { path: '/nobody-has-this', page: null } },
    });
    expect(page?.html).toContain('Page not found');
    const paths = ['/nobody-has-this', '/a/b/c', '/Orders/', '/part/HXB-1', '/home'];
    expect(paths.map((path) => frontOf(path).status)).toEqual([404, 404, 200, 200, 200]);
  });

  test('NAV-13 NAV-14 a path has its title before rendering, in any case and with or without a trailing slash', () => {
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

  test('NAV-02 PART-07 a part is rendered from its call, with drawing, dimensions and link preview', async () => {
    const replies = [
      {
        call: 'get-product-information' as const,
        request: { cart_lines: [{ stock_code: 'HXB-1' }] },
        reply: { cart_lines: [bolt], resource_id_lookups: {} },
      },
    ];
    const page = await render('/part/hxb-1', { ...data, replies }, null);
    expect(page).toMatchObject({
      title: 'HXB-1 Hex bolt M12 · Tradeparts',
      status: 200,
      canonical: '/part/HXB-1',
      image: '/images/drawings/HXB-1.svg',
      structured: { '@type': 'Product', sku: 'HXB-1', url: '/part/HXB-1' },
    });
    const html = page?.html ?? '';
    expect(html).toMatch(/<h1[^>]*>Hex bolt M12<\/h1>/);
    expect(html).toContain('Sign in for price and stock');
    expect(html).toContain('Stock notes');
    expect(html).toContain('120 mm');
    expect(html).not.toMatch(/ style="|<script/);
    expect(await render('/part/hxb-1', data, null)).toBeNull();
  });

  test('NAV-02 a part that does not exist is a 404 with similar codes', async () => {
    const reply = { cart_lines: [{ ...bolt, stock_code: 'HXB-2', facts: null, tabs: [] }], resource_id_lookups: {} };
    const replies = [
      { call: 'get-product-information' as const, request: { cart_lines: [{ stock_code: 'HXB-2' }] }, reply },
    ];
    const codes = [{ stock_code: 'HXB-1', description: 'Hex bolt M12', why: 'The 2 was typed as the 1.' }];
    const near = { stock_code: 'HXB-2', codes: codes as never };
    const page = await render('/part/HXB-2', { ...data, replies, near }, null);
    expect(page).toMatchObject({ status: 404, canonical: null, title: 'No part HXB-2 · Tradeparts' });
    expect(page?.html).toContain('href="/part/HXB-1"');
  });

  test('NAV-05 SRCH-01 the first search results are rendered as links', async () => {
    const values = [{ label: 'M12', count: 4, isChosen: false, to: '/search/M12?SIZE=M12' }];
    const parts = [{ stock_code: 'HXB-1', description: 'Hex bolt', pack_quantity: 1000 }];
    const found = { text: 'M12 "<b>"', query: '', parts, filters: [{ name: 'Size', values }] };
    const page = await render(`/search/${encodeURIComponent(found.text)}`, { ...data, found }, null);
    expect(page).toMatchObject({ title: 'Search Results · Tradeparts', status: 200 });
    expect(page?.html).toContain('href="/part/HXB-1"');
    expect(page?.html).toContain('1,000/pack');
    expect(page?.html).toContain('href="/search/M12?SIZE=M12"');
    expect(page?.html).not.toMatch(/ style="|<b>"/);
    expect(await render('/search', data, null)).toBeNull();
  });

  test('NAV-12 an app route never renders a published page', async () => {
    expect(await render('/orders', data, input('/orders'))).toBeNull();
    expect(await render('/', data, null)).toBeNull();
  });
});
