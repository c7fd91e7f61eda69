import { expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import type { TestServer } from '../support/server.ts';
import { add, freshUri, newDraft, people, rootOf } from './hive-support.ts';

/** Tests of what visitors get. Run by `hive.test.ts`, all on one server. */
export function publishedTests(server: () => TestServer): void {
  const { staff, marketing } = people(server);

  test('HIVE-12 TIP-01 a page is in lists of articles, and its tips in the list of tips, while it is published', async () => {
    const publisher = await marketing();
    const uri = freshUri();
    const draft = await newDraft(publisher, uri);
    const path = uri.toLowerCase();
    const title = `Torque ${path}`;
    await add(publisher, draft, 'tip', {
      settings: [
        { name: 'title', value: title },
        { name: 'text', value: 'Grease halves it.' },
        { name: 'subjects', value: 'torque' },
      ],
    });
    await publisher.call('uriSettingsUpdate', {
      page_id: draft.page_id,
      uri,
      settings: { article: 'Technical', articleFilter: 'home, torque', title: 'Torque and grease' },
    });
    const listed = async (filter: string) => {
      const { articles } = await publisher.call('getArticles', { article_types: ['Technical'], filter });
      return articles.filter((each) => each.resource_link === path).map((each) => each.title);
    };
    const tips = async () => {
      const { did_you_know } = await publisher.call('getDidYouKnowList');
      return did_you_know.filter((tip) => tip.title === title).map(({ filter, description }) => [filter, description]);
    };
    expect([await listed('torque'), await tips()]).toEqual([[], []]);
    await publisher.call('draftsPublish', { page_id: draft.page_id, draft_id: draft.draft_id });
    expect([await listed('torque'), await listed('home')]).toEqual([['Torque and grease'], ['Torque and grease']]);
    expect(await listed('welding')).toEqual([]);
    expect(await tips()).toEqual([['torque', 'Grease halves it.']]);
    await publisher.call('pagesUpdate', { page_id: draft.page_id, active: 0 });
    expect([await listed('torque'), await tips()]).toEqual([[], []]);
  });

  test('NAV-12 HIVE-03 visitors get published content by address or alias, ignoring case, without its authors', async () => {
    const [client, publisher, visitor] = [await staff(), await marketing(), new TestClient(server().url)];
    const uri = freshUri();
    const { root, ...at } = await newDraft(client, uri);
    const published = async (uri_path: string) => (await visitor.call('getPublishedPages', { uri_path })).pages;
    await add(client, { root, ...at }, 'title', { settings: [{ name: 'text', value: 'Live' }] });
    expect(await published(uri)).toEqual([]);
    // Inactive components and their children are not sent either.
    const off = await add(client, { root, ...at }, 'block');
    await add(client, { ...at, root: off }, 'text', { settings: [{ name: 'text', value: 'Not yet' }] });
    await client.call('componentsUpdate', { ...at, component_id: off, active: 0 });
    await publisher.call('draftsPublish', at);
    await publisher.call('pagesAddAlias', { alias: `${uri}-too`, page_id: at.page_id });
    const fork = await client.call('draftsCreate', { page_id: at.page_id, fork_from: at.draft_id });
    await add(
      client,
      { ...at, draft_id: fork.draft_id, root: await rootOf(client, { ...at, draft_id: fork.draft_id }) },
      'line',
    );
    for (const path of [uri, `${uri.toUpperCase()}/`, `${uri}-TOO`]) {
      const [page] = await published(path);
      expect(page?.selectedUri).toBe(path.toLowerCase().replace(/\/$/, ''));
      expect(page?.drafts.map((each) => each.draft_id)).toEqual([at.draft_id]);
      expect(page?.drafts[0]?.components.map((each) => each.name)).toEqual(['block', 'title']);
      expect(JSON.stringify(page)).not.toMatch(/staff|mktg|created_by/);
    }
    const all = (await visitor.call('getPublishedPages')).pages;
    expect(all.find((each) => each.page_id === at.page_id)?.drafts[0]?.components).toEqual([]);
    await publisher.call('pagesUpdate', { page_id: at.page_id, active: 0 });
    expect(await published(uri)).toEqual([]);
    expect(await published('/nobody-has-this')).toEqual([]);
  });

  test('NAV-12 HIVE-12 the supplier’s site has pages at their addresses, articles by type and filter, and pictures', async () => {
    const visitor = new TestClient(server().url);
    const { pages } = await visitor.call('getPublishedPages');
    const uris = pages.map((page) => page.uri_path);
    for (const uri of ['/home', '/about-us', '/products/anchors', '/articles', '/brands/ironbark', '/tomorrow'])
      expect(uris).toContain(uri);
    const [home] = (await visitor.call('getPublishedPages', { uri_path: '/' })).pages;
    expect(home?.uri_path).toBe('/home');
    expect(home?.drafts[0]?.components.map((each) => each.name)).toContain('hero');
    const [bolts] = (await visitor.call('getPublishedPages', { uri_path: '/Bolts/' })).pages;
    expect(bolts?.uri_settings.find((each) => each.uri === bolts.uri_path)?.settings).toEqual({
      openAtStart: true,
      search: 'hex bolt',
    });
    const articles = async (data: object) => (await visitor.call('getArticles', data)).articles;
    const technical = await articles({ article_types: ['Technical'] });
    expect(technical.map((each) => each.article_type)).toEqual(technical.map(() => 'Technical'));
    expect(technical.length).toBeGreaterThan(1);
    expect(technical.map((each) => each.published)).toEqual(
      technical
        .map((each) => each.published)
        .sort()
        .reverse(),
    );
    expect(await articles({ article_types: [2], filter: 'home' })).toEqual(technical);
    expect((await articles({ article_types: [0, 1, 2], filter: 'anchors' })).map((each) => each.article_id)).toEqual([
      'anchors-near-an-edge',
    ]);
    expect(await articles({ article_types: ['Articles'], filter: 'nothing' })).toEqual([]);
    const found = await visitor.call('resourcesGet');
    expect(found.domain_lookups).toEqual({ portal: '' });
    expect(found.resource_id_lookups['1001']).toBe('/images/drawings/HXB-16080-88G.svg');
    expect(found.resources.find((each) => each.resource_id === 'guide-anchors')?.path).toBe(
      '/documents/guide-anchors.pdf',
    );
  });

  test('HIVE-15 SESS-07 visitors and customers can access only published content', async () => {
    const client = await staff();
    const { root, ...at } = await newDraft(client);
    const visitor = new TestClient(server().url);
    const customer = await signedIn(server().url, 'customer');
    const closed = [
      ['pagesGet', {}],
      ['pagesGetDrafts', { page_id: at.page_id }],
      ['pagesCreate', { uri: freshUri() }],
      ['pagesDelete', { page_id: at.page_id }],
      ['draftsGet', at],
      ['draftsGetComponents', at],
      ['draftsUpdate', { ...at, description: 'x' }],
      ['draftsPublish', at],
      ['componentsCreate', { ...at, name: 'line', parent: root }],
      ['componentsMove', { component_id: root, new_parent: root }],
      ['componentSettingsUpdate', { ...at, component_id: root, name: 'linkId', value: 'x' }],
      ['uriSettingsGet', { page_id: at.page_id }],
    ] as const;
    for (const [key, data] of closed) {
      expect((await visitor.send(key, data)).envelope.error, key).toBe('invalid_bearer');
      expect((await customer.send(key, data)).envelope.error, key).toBe('not_allowed');
    }
  });
}
