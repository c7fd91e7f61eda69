import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import type { TestServer } from '../support/server.ts';
import { add, componentsOf, freshUri, newDraft, people, rootOf, written } from './hive-support.ts';

/** Tests of pages and their addresses. Run by `hive.test.ts`, all on one server. */
export function pageTests(server: () => TestServer): void {
  const { staff, marketing } = people(server);

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

  test('HIVE-02 staff see the names of those who requested or published, and nobody else does', async () => {
    const { people } = await (await staff()).call('pagesGetPeople');
    const customer = await signedIn(server().url, 'customer');
    expect((await customer.send('pagesGetPeople')).envelope.error).toBe('not_allowed');
    expect(people).toContainEqual({ username: 'mktg', name: 'Max Lindqvist' });
    expect(people.map(({ username }) => username)).not.toContain('customer');
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
    // With the revision seen: the first request's own change does not conflict with the repeat.
    await twice('pagesUpdate', { page_id, revision: page.revision, description: 'Once' });
    const { draft } = await client.call('draftsGet', at);
    await twice('draftsPublish', { ...at, revision: draft.revision });
  });
}
