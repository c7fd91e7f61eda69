import { createHash } from 'node:crypto';
import { bearerCookie } from '@portal/domain/session';
import pg from 'pg';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { signedIn, type TestClient } from '../support/client.ts';
import { databases, useServer } from './databases.ts';

/** An address that no other test uses. */
const freshUri = () => `/Public-Page-${ulid()}`;

async function rootOf(client: TestClient, at: { page_id: number; draft_id: number }): Promise<number> {
  return (await client.call('draftsGetComponents', at)).components[0]?.component_id ?? 0;
}

describe.each(databases)('published pages on %s', (database) => {
  const server = useServer(database);
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(server().url + path, { redirect: 'manual', headers });
  const text = async (path: string) => (await get(path)).text();
  const marketing = () => signedIn(server().url, 'mktg');

  async function addTitle(client: TestClient, at: { page_id: number; draft_id: number }, words: string): Promise<void> {
    const settings = [
      { name: 'text', value: words },
      { name: 'level', value: 'Page title' },
    ];
    await client.call('componentsCreate', { ...at, parent: await rootOf(client, at), name: 'title', settings });
  }
  /** A page with a title, published. */
  async function published(client: TestClient, words: string, uri = freshUri()) {
    const { page_id } = await client.call('pagesCreate', { uri, description: words });
    const { draft_id } = await client.call('draftsCreate', { page_id });
    await addTitle(client, { page_id, draft_id }, words);
    await client.call('draftsPublish', { page_id, draft_id });
    return { page_id, draft_id, uri, path: uri.toLowerCase() };
  }

  test('NAV-12 HIVE-17 a published page is complete without scripts: title, description, canonical address, content', async () => {
    const answer = await get('/about-us');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<title>About us · Tradeparts</title>');
    expect(html).toMatch(/<meta name="description" content="[^"]{20,160}"/);
    expect(html).toContain(`<link rel="canonical" href="${server().url}/about-us">`);
    expect(html).not.toContain('noindex');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('1935');
    // The policy allows the page's style element by its hash; no styles are in attributes, which the policy blocks.
    const sheet = /<style>(\[data-c=[^<]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    expect(html).toMatch(/<main[^>]*><div/);
    expect(html).not.toMatch(/ style="|__CSP_NONCE__/);
    const data = JSON.parse(/<script id="page-data"[^>]*>([^<]+)<\/script>/.exec(html)?.[1] ?? '{}');
    expect(data.rendered).toMatchObject({ path: '/about-us', page: { uri_path: '/about-us' } });
  });

  test('NAV-12 NAV-14 addresses ignore case; an alias redirects to the page’s primary address and keeps the query', async () => {
    const client = await marketing();
    const page = await published(client, 'Anchors for brick');
    const alias = freshUri();
    await client.call('pagesAddAlias', { page_id: page.page_id, alias });
    for (const path of [page.uri, `${page.path}/`, page.uri.toUpperCase()]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(await answer.text()).toContain(`<link rel="canonical" href="${server().url}${page.path}">`);
    }
    for (const path of [alias, `${alias.toUpperCase()}/`]) {
      const answer = await get(`${path}?from=mail&x=a%3Fb`);
      expect(answer.status, path).toBe(301);
      expect(answer.headers.get('location')).toBe(`${page.path}?from=mail&x=a%3Fb`);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
    // FILT-05: a redirect would lose the alias's settings.
    const settings = { search: 'brick', title: 'Brick & <anchors>', description: '"Ours"' };
    await client.call('uriSettingsUpdate', { page_id: page.page_id, uri: alias, settings });
    const shown = await get(alias);
    expect(shown.status).toBe(200);
    const html = await shown.text();
    expect(html).toContain('<title>Brick &amp; &lt;anchors&gt; · Tradeparts</title>');
    expect(html).toContain('<meta name="description" content="&quot;Ours&quot;"');
    expect(html).toContain(`<link rel="canonical" href="${server().url}${page.path}">`);
  });

  test('NAV-12 an unknown, unpublished or inactive address returns 404 with noindex', async () => {
    const client = await marketing();
    const page = await published(client, 'Soon gone');
    const { uri } = (await client.call('pagesCreate', { uri: freshUri() })).page;
    const notThere = async (path: string) => {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      const html = await answer.text();
      expect(html, path).toContain('<meta name="robots" content="noindex">');
      expect(html, path).toContain('Page not found');
    };
    for (const path of ['/nobody-has-this', uri, `${page.path}/deeper`, '/a%20b']) await notThere(path);
    expect((await get(page.path)).status).toBe(200);
    await client.call('pagesUpdate', { page_id: page.page_id, active: 0 });
    await notThere(page.path);
    await client.call('pagesUpdate', { page_id: page.page_id, active: 1 });
    expect((await get(page.path)).status).toBe(200);
    await client.call('pagesDelete', { page_id: page.page_id });
    await notThere(page.path);
  });

  test('HIVE-17 HIVE-02 visitors see a change only once it is published', async () => {
    const client = await marketing();
    const page = await published(client, 'First words');
    expect(await text(page.path)).toContain('>First words</h1>');
    const at = { page_id: page.page_id };
    const { draft_id } = await client.call('draftsCreate', { ...at, fork_from: page.draft_id });
    await addTitle(client, { ...at, draft_id }, 'Second words');
    expect(await text(page.path)).not.toContain('Second words');
    await client.call('draftsPublish', { ...at, draft_id });
    expect(await text(page.path)).toContain('>Second words</h1>');
    await client.call('draftsPublish', { ...at, draft_id: page.draft_id });
    expect(await text(page.path)).not.toContain('Second words');
    const off = { ...at, draft_id: (await client.call('draftsCreate', { ...at, fork_from: draft_id })).draft_id };
    const [, hidden] = (await client.call('draftsGetComponents', off)).components;
    await client.call('componentsUpdate', { ...off, component_id: hidden?.component_id, active: 0 });
    await client.call('draftsPublish', off);
    const left = await text(page.path);
    expect(left.match(/<h1/g)).toHaveLength(1);
    await client.call('pagesUpdate', { ...at, description: 'Renamed <b>' });
    expect(await text(page.path)).toContain('<title>Renamed &lt;b&gt; · Tradeparts</title>');
  });

  test('NAV-01 / redirects to /home, which is the published page or else the built-in one', async () => {
    const client = await marketing();
    const start = await get('/?from=mail');
    expect([start.status, start.headers.get('location')]).toEqual([302, '/home?from=mail']);
    const html = await text('/home');
    expect(html).toContain('Ninety years of holding on');
    expect(html).toContain(`<link rel="canonical" href="${server().url}/home">`);
    const [home] = (await client.call('getPublishedPages', { uri_path: '/home' })).pages;
    const page_id = home?.page_id ?? 0;
    await client.call('pagesUpdate', { page_id, active: 0 });
    try {
      const answer = await get('/home');
      expect(answer.status).toBe(200);
      const builtIn = await answer.text();
      expect(builtIn).toContain('<title>Home · Tradeparts</title>');
      expect(builtIn).toContain('Code, size or words');
      expect(builtIn).not.toContain('Ninety years of holding on');
    } finally {
      await client.call('pagesUpdate', { page_id, active: 1 });
    }
    expect(await text('/home')).toContain('Ninety years of holding on');
  });

  test('HIVE-01 the site menu on every page follows the menu flag and the page tree', async () => {
    const client = await marketing();
    const menuOn = async (path: string) => {
      const [, nav = ''] = /<nav aria-label="Site"[^>]*>(.*?)<\/nav>/s.exec(await text(path)) ?? [];
      return [...nav.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(
        ([, href, label]) => `${label} ${href}`,
      );
    };
    const before = await menuOn('/about-us');
    expect(before.slice(0, 4)).toEqual([
      'Home /home',
      'Products /products',
      'Bolts /products/bolts',
      'Anchors /products/anchors',
    ]);
    expect(before.join()).not.toContain('/tomorrow');
    const top = await published(client, 'Top & first');
    const below = await published(client, 'Below it');
    await client.call('pagesUpdate', { page_id: top.page_id, position: 0 });
    await client.call('pagesUpdate', { page_id: below.page_id, parent: top.page_id });
    expect((await menuOn('/about-us')).slice(0, 2)).toEqual([`Top &amp; first ${top.path}`, `Below it ${below.path}`]);
    // The current page is marked. The pages of parts have the menu too.
    expect(await text(below.path)).toMatch(
      new RegExp(`href="${below.path}"[^>]*aria-current="page"|aria-current="page"[^>]*href="${below.path}"`),
    );
    expect(await menuOn('/part/HXB-16080-88G')).toContain(`Below it ${below.path}`);
    const { menu } = await client.call('getSiteMenu');
    expect(menu[0]).toEqual({
      uri_path: top.path,
      label: 'Top & first',
      pages: [{ uri_path: below.path, label: 'Below it' }],
    });
    await client.call('pagesUpdate', { page_id: below.page_id, menu: 0 });
    expect(await menuOn('/about-us')).not.toContain(`Below it ${below.path}`);
    await client.call('pagesDelete', { page_id: top.page_id });
    expect(await menuOn('/about-us')).toEqual(before);
  });

  test('NAV-12 the sitemap lists published pages by their primary addresses, and no others', async () => {
    const client = await marketing();
    const page = await published(client, 'Listed');
    const alias = freshUri();
    await client.call('pagesAddAlias', { page_id: page.page_id, alias });
    const { uri_path } = (await client.call('pagesCreate', { uri: freshUri() })).page;
    const listed = [...(await text('/sitemaps/pages.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    for (const path of ['/home', '/search', '/about-us', '/products/anchors', page.path])
      expect(listed).toContain(path);
    expect(listed).not.toContain(alias.toLowerCase());
    expect(listed).not.toContain(uri_path);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('HIVE-14 no stored content can run as a script on a published page, in its head or in its data', async () => {
    const client = await marketing();
    const page = await published(client, '</script><script>alert(1)</script>');
    await client.call('uriSettingsUpdate', {
      page_id: page.page_id,
      uri: page.uri,
      settings: { title: '</title><script>alert(2)</script>', image: 'javascript:alert(3)', search: '"><img src=x>' },
    });
    const html = await text(page.path);
    expect(html).not.toMatch(/<script>alert|javascript:alert|<img src=x/);
    expect(html).toContain('&lt;/script&gt;');
  });

  test('SESS-01 for users who may be signed in the browser renders the page, and an alias still redirects', async () => {
    const client = await marketing();
    const cookie = `${bearerCookie}=${client.bearer}`;
    const answer = await get('/about-us', { cookie });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root"></div>');
    expect((await get('/nobody-has-this', { cookie })).status).toBe(404);
    expect((await get('/orders', { cookie })).status).toBe(200);
    expect((await get('/start', { cookie })).headers.get('location')).toBe('/home');
  });

  // Only the server can open the embedded database.
  if (database === 'pglite') return;

  test('HIVE-12 TIP-01 NAV-12 articles and tips changed in the database appear at once on pages rendered before', async () => {
    const store = new pg.Client({ connectionString: server().store });
    await store.connect();
    const change = async (table: string, id: string, value: string, title: string) => {
      const { rows } = await store.query(`UPDATE ${table} SET title = $1 WHERE ${id} = $2 RETURNING ${id}`, [
        title,
        value,
      ]);
      expect(rows).toHaveLength(1);
    };
    try {
      const html = await text('/articles');
      const [, article = ''] = /href="\/articles\/([\w-]+)"/.exec(html) ?? [];
      await change('hive_article', 'article_id', article, 'Changed under the page');
      expect(html).not.toContain('Changed under the page');
      expect(await text('/articles')).toContain('Changed under the page');
      // The page chooses which tips to show, so change all of them.
      const before = await text('/home');
      await store.query(`UPDATE did_you_know SET title = 'Another tip'`);
      expect(before).not.toContain('Another tip');
      expect(await text('/home')).toContain('Another tip');
    } finally {
      await store.end();
    }
  });
});
