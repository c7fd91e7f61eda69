import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import type { TestServer } from '../support/server.ts';
import { add, componentsOf, freshUri, newDraft, people, rootOf, written } from './hive-support.ts';

/** Tests of pages, their addresses, and what visitors get. Run by `hive.test.ts`, all on one server. */
export function pageTests(server: () => TestServer): void {
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

  test('HIVE-01 an address without a page leads elsewhere, with 301 or 302; a published page there comes first', async () => {
    const [client, publisher] = [await staff(), await marketing()];
    const [old, later, target] = [freshUri(), freshUri(), '/products'];
    const refused = await client.send('redirectsSave', { path: old, target, permanent: true });
    expect(refused.envelope.error).toBe('not_allowed');
    const itself = await publisher.send('redirectsSave', { path: old, target: old.toLowerCase(), permanent: true });
    expect(itself.envelope.validation_results?.[0]?.field).toBe('target');
    await publisher.call('redirectsSave', { path: old, target, permanent: true });
    const led = async (path: string) => {
      const { status, headers } = await fetch(`${server().url}${path}?a=1`, { redirect: 'manual' });
      return `${status} ${headers.get('location')}`;
    };
    expect(await led(old)).toBe('301 /products?a=1');
    expect(await publisher.call('getPublishedPages', { uri_path: old })).toEqual({ pages: [], moved_to: target });
    const changed = { path: later, target: '/products?from=old', permanent: false };
    await publisher.call('redirectsSave', { ...changed, replaces: old });
    expect(await led(later)).toBe('302 /products?from=old');
    expect((await publisher.call('getPublishedPages', { uri_path: old })).moved_to).toBeUndefined();
    const { redirects } = await client.call('redirectsGet');
    expect(redirects.filter(({ path }) => path === later.toLowerCase())).toMatchObject([{ created_by: 'mktg' }]);
    const draft = await newDraft(publisher, later);
    await add(publisher, draft, 'title', { settings: [{ name: 'text', value: 'Here again' }] });
    await publisher.call('draftsPublish', { page_id: draft.page_id, draft_id: draft.draft_id });
    expect((await publisher.call('getPublishedPages', { uri_path: later })).pages).toHaveLength(1);
    await publisher.call('redirectsDelete', { path: later });
    expect((await publisher.call('redirectsGet')).redirects.map(({ path }) => path)).not.toContain(later.toLowerCase());
  });

  test('HIVE-01 pages can be created, renamed, moved and deleted; an address or alias belongs to one page only', async () => {
    const client = await staff();
    const uri = freshUri();
    const { page_id, page } = await client.call('pagesCreate', { uri: `${uri}/`, description: ' Anchors ' });
    expect(page).toMatchObject({
      uri: `${uri}/`,
      uri_path: uri.toLowerCase(),
      description: 'Anchors',
      menu: 1,
      active: 1,
      drafts: [],
    });
    const taken = await client.send('pagesCreate', { uri: uri.toUpperCase() });
    expect(taken.envelope.validation_results).toEqual([
      { field: 'uri', message: `${uri.toLowerCase()} already belongs to the page Anchors.` },
    ]);
    const child = await client.call('pagesCreate', { uri: `${uri}/chemical`, parent: page_id });
    const first = await client.call('pagesCreate', { uri: `${uri}/drop-in`, parent: page_id, position: 0 });
    const alias = `${uri}-old`;
    await client.call('pagesAddAlias', { alias, page_id });
    await client.call('pagesAddAlias', { alias, page_id });
    expect((await client.send('pagesAddAlias', { alias, page_id: child.page_id })).envelope.error).toBe(
      'invalid_request',
    );
    expect((await client.send('pagesAddAlias', { alias: '/orders/mine', page_id })).envelope.error).toBe(
      'invalid_request',
    );
    const moved = await client.call('pagesUpdate', { page_id, uri: `${uri}-new`, menu: 0, description: '' });
    expect(moved.page).toMatchObject({ uri_path: `${uri}-new`.toLowerCase(), menu: 0, description: '', revision: 2 });
    // Links to the old address keep working.
    expect(moved.page.aliases).toEqual([uri, alias].map((each) => each.toLowerCase()).sort());
    const again = await client.call('pagesUpdate', { page_id, uri: `${uri}-newer`, aliases: [alias] });
    expect(again.page.aliases).toEqual([`${uri}-new`, alias].map((each) => each.toLowerCase()).sort());
    const back = await client.call('pagesUpdate', {
      page_id,
      uri: `${uri}-new`,
      aliases: [`${uri}-newer`, uri, alias],
    });
    expect(back.page.aliases).toEqual([uri, `${uri}-newer`, alias].map((each) => each.toLowerCase()).sort());
    const { pages } = await client.call('pagesGet');
    const beneath = pages.filter((each) => each.parent === page_id);
    expect(beneath.map((each) => [each.page_id, each.position])).toEqual([
      [first.page_id, 0],
      [child.page_id, 1],
    ]);
    const tops = (await client.call('pagesGetSuperPages')).pages;
    expect(tops.find((each) => each.page_id === page_id)?.pages_beneath).toBe(2);
    expect(
      (await client.send('pagesUpdate', { page_id, parent: child.page_id })).envelope.validation_results[0]?.field,
    ).toBe('parent');
    expect((await client.send('pagesUpdate', { page_id, revision: 0, menu: 1 })).envelope.error).toBe('hive_conflict');
    const left = (await client.call('pagesDelete', { page_id })).pages;
    expect(left.find((each) => each.page_id === child.page_id)?.parent).toBeNull();
    // The address of a deleted page is free again.
    await client.call('pagesAddAlias', { alias, page_id: child.page_id });
  });

  test('HIVE-01 a deleted page can be restored with its addresses, drafts and children; who links to it is known before', async () => {
    const [client, publisher, visitor] = [await staff(), await marketing(), new TestClient(server().url)];
    const uri = freshUri();
    const { root, ...at } = await newDraft(publisher, uri);
    const { page_id } = at;
    const alias = freshUri();
    await publisher.call('pagesAddAlias', { page_id, alias });
    await publisher.call('uriSettingsUpdate', { page_id, uri: alias, settings: { search: 'M12' } });
    const child = await publisher.call('pagesCreate', { uri: freshUri(), parent: page_id });
    await publisher.call('draftsPublish', at);
    const { root: linkRoot, ...linking } = await newDraft(publisher);
    await add(publisher, { root: linkRoot, ...linking }, 'text', {
      settings: [{ name: 'text', value: `[see](${alias}?from=here)` }],
    });
    const links = async () => (await client.call('pagesGetLinks', { page_id })).pages.map((each) => each.page_id);
    expect(await links()).toEqual([]);
    await publisher.call('draftsPublish', linking);
    expect(await links()).toEqual([linking.page_id]);
    const before = (await client.call('pagesGet')).pages;
    const shown = async () => (await visitor.call('getPublishedPages', { uri_path: uri })).pages.length;
    expect(await shown()).toBe(1);
    await publisher.call('pagesDelete', { page_id });
    expect(await shown()).toBe(0);
    const deleted = (await client.call('pagesGetDeleted')).pages[0];
    expect(deleted).toMatchObject({
      page_id,
      uri_path: uri.toLowerCase(),
      deleted_by: 'mktg',
      published: true,
      drafts: 1,
    });
    const days =
      (new Date(deleted?.removed_from ?? '').getTime() - new Date(deleted?.deleted ?? '').getTime()) / 86_400_000;
    expect(days).toBe(30);
    expect((await client.send('pagesRestore', { page_id })).envelope.error).toBe('not_allowed');
    // An alias that another page has taken is left out; the page's own address must be free.
    await publisher.call('pagesAddAlias', { page_id: linking.page_id, alias: uri });
    expect((await publisher.send('pagesRestore', { page_id })).envelope).toMatchObject({
      error: 'address_taken',
      user_message: expect.stringContaining(uri.toLowerCase()),
    });
    await publisher.call('pagesUpdate', { page_id: linking.page_id, aliases: [alias] });
    const partly = await publisher.call('pagesRestore', { page_id });
    expect(partly.notes).toEqual([expect.stringContaining(alias.toLowerCase())]);
    expect(partly.page.aliases).toEqual([]);
    await publisher.call('pagesDelete', { page_id });
    await publisher.call('pagesUpdate', { page_id: linking.page_id, aliases: [] });
    const { page, notes } = await publisher.call('pagesRestore', { page_id });
    expect(notes).toEqual([]);
    expect(page).toMatchObject({ uri, parent: null, drafts: [{ draft_id: at.draft_id, published: 1 }] });
    expect(await shown()).toBe(1);
    const after = (await client.call('pagesGet')).pages;
    expect(after.find((each) => each.page_id === child.page_id)?.parent).toBe(page_id);
    expect(after).toHaveLength(before.length);
    // Sent again, as after a lost response.
    expect((await publisher.call('pagesRestore', { page_id })).notes).toEqual([]);
    expect((await client.call('pagesGetDeleted')).pages.map((each) => each.page_id)).not.toContain(page_id);
    expect((await publisher.send('pagesRestore', { page_id: 999_999 })).envelope.error).toBe('page_not_found');
  });

  test('FILT-05 HIVE-01 URI settings are stored per address, including undeclared ones', async () => {
    const client = await staff();
    const { page_id, page } = await client.call('pagesCreate', { uri: freshUri() });
    const uri = page.uri_path.toUpperCase();
    await client.call('uriSettingsUpdate', {
      page_id,
      uri,
      settings: { openAtStart: true, search: 'M12', later: 'kept' },
    });
    const { uri_settings } = await client.call('uriSettingsUpdate', { page_id, uri, settings: { search: null } });
    expect(uri_settings).toEqual([{ uri: page.uri_path, settings: { openAtStart: true, later: 'kept' } }]);
    expect((await client.call('uriSettingsGet', { page_id })).uri_settings).toEqual(uri_settings);
    const nowhere = await client.send('uriSettingsUpdate', { page_id, uri: '/elsewhere', settings: {} });
    expect(nowhere.envelope.validation_results[0]?.field).toBe('uri');
    const odd = await client.send('uriSettingsUpdate', { page_id, uri, settings: { deep: { a: 1 } } });
    expect(odd.envelope.validation_results[0]?.field).toBe('settings.deep');
  });

  test('HIVE-15 only publishers may change a page that has a published draft', async () => {
    const [client, publisher] = [await staff(), await marketing()];
    const { root: _, ...at } = await newDraft(client);
    const { page_id } = at;
    const { page } = await client.call('pagesUpdate', { page_id, description: 'Not out yet' });
    await publisher.call('draftsPublish', at);
    const changes = [
      ['uriSettingsUpdate', { page_id, uri: page.uri_path, settings: { title: 'Other' } }],
      ['pagesUpdate', { page_id, description: 'Other' }],
      ['pagesUpdate', { page_id, menu: 0 }],
      ['pagesUpdate', { page_id, active: 0 }],
      ['pagesUpdate', { page_id, uri: freshUri() }],
      ['pagesUpdate', { page_id, aliases: [freshUri()] }],
      ['pagesUpdate', { page_id, position: 0 }],
      ['pagesAddAlias', { page_id, alias: freshUri() }],
      ['pagesDelete', { page_id }],
    ] as const;
    const pageNow = async () => (await client.call('pagesGet')).pages.find((each) => each.page_id === page_id);
    const before = await pageNow();
    for (const [key, data] of changes) {
      const { envelope } = await client.send(key, data);
      expect([envelope.error, envelope.user_message], `${key} ${JSON.stringify(data)}`).toEqual([
        'not_allowed',
        expect.stringMatching(/^Only marketing can (change|delete) a published page\.$/),
      ]);
    }
    expect(await pageNow()).toEqual(before);
    for (const [key, data] of changes) await publisher.call(key, data);
    expect(await pageNow()).toBeUndefined();
  });

  test('HIVE-15 every call that changes a page is refused if somebody else has changed it since', async () => {
    const client = await staff();
    const { page_id, page } = await client.call('pagesCreate', { uri: freshUri() });
    const { revision } = page;
    const alias = freshUri();
    const added = (await client.call('pagesAddAlias', { page_id, alias, revision })).page;
    expect(added.revision).toBe(revision + 1);
    const uri = page.uri_path;
    const set = await client.call('uriSettingsUpdate', {
      page_id,
      uri,
      settings: { search: 'M12' },
      revision: added.revision,
    });
    expect(set.revision).toBe(added.revision + 1);
    const late = { page_id, revision: added.revision };
    for (const refused of [
      await client.send('pagesUpdate', { ...late, description: 'Late' }),
      await client.send('pagesAddAlias', { ...late, alias: freshUri() }),
      await client.send('uriSettingsUpdate', { ...late, uri, settings: { search: 'M16' } }),
    ])
      expect(refused.envelope.error).toBe('hive_conflict');
    const now = await client.call('pagesUpdate', { page_id, revision: set.revision, description: 'Seen' });
    expect(now.page).toMatchObject({ description: 'Seen', aliases: [alias.toLowerCase()] });
    expect(now.page.uri_settings[0]?.settings).toEqual({ search: 'M12' });
  });

  test('HIVE-01 HIVE-02 HIVE-05 a request repeated under its key is applied once and gets the same response', async () => {
    const client = await marketing();
    const twice = async (key: Parameters<TestClient['send']>[0], data: object) => {
      const options = { headers: { 'idempotency-key': ulid() } };
      const answers = await Promise.all([1, 2].map(() => client.send(key, data, options)));
      answers.push(await client.send(key, data, options));
      expect(answers.map(({ envelope }) => envelope.error)).toEqual([null, null, null]);
      const [first, ...others] = answers.map(({ envelope }) => envelope.data);
      for (const other of others) expect(other).toEqual(first);
      return first as Record<string, number>;
    };
    // Without the key, the second would be refused because the address is taken.
    const { page_id = 0 } = await twice('pagesCreate', { uri: freshUri() });
    const { draft_id = 0 } = await twice('draftsCreate', { page_id });
    const pages = (await client.call('pagesGet')).pages;
    expect(pages.find((page) => page.page_id === page_id)?.drafts.map((draft) => draft.draft_id)).toEqual([draft_id]);
    const at = { page_id, draft_id };
    const root = await rootOf(client, at);
    // Without a component key, like the payload in the specification.
    const { component_id = 0 } = await twice('componentsCreate', { ...at, name: 'title', parent: root });
    const to = { new_page_id: page_id, new_draft_id: draft_id, new_parent: root };
    await twice('componentsPaste', { ...at, component_id, ...to });
    expect(written(await componentsOf(client, at))).toBe('block(title title)');
    const { page } = await client.call('pagesUpdate', { page_id, menu: 1 });
    // With the revision seen: the first request's own change is no conflict for the repeat.
    await twice('pagesUpdate', { page_id, revision: page.revision, description: 'Once' });
    const { draft } = await client.call('draftsGet', at);
    await twice('draftsPublish', { ...at, revision: draft.revision });
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
