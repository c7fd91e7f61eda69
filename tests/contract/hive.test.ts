import { chosenDifferences, differenceOf, type HiveComponent, type ModelOf, treeOf } from '@portal/domain/hive';
import pg from 'pg';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { databases, useServer } from './databases.ts';

const flowOf: ModelOf = ({ name }) => ({ kind: name === 'block' ? 'flow' : 'none' });

/** An address that no other test has. */
const freshUri = () => `/Test-Page-${ulid()}`;

interface Draft {
  readonly page_id: number;
  readonly draft_id: number;
  readonly root: number;
}

async function newDraft(client: TestClient, uri = freshUri()): Promise<Draft> {
  const { page_id } = await client.call('pagesCreate', { uri });
  const { draft_id } = await client.call('draftsCreate', { page_id });
  const { components } = await client.call('draftsGetComponents', { page_id, draft_id });
  return { page_id, draft_id, root: components[0]?.component_id ?? 0 };
}
const add = async (client: TestClient, { root, ...at }: Draft, name: string, more: object = {}) =>
  (await client.call('componentsCreate', { ...at, name, parent: root, ...more })).component_id;

const componentsOf = async (client: TestClient, { page_id, draft_id }: Omit<Draft, 'root'>) =>
  (await client.call('draftsGetComponents', { page_id, draft_id })).components;

/** `block(title grid(2:text))` */
function written(components: readonly HiveComponent[]): string {
  const write = (each: HiveComponent): string => {
    const children = components
      .filter((child) => child.parent === each.component_id)
      .sort((a, b) => a.position - b.position)
      .map((child) => `${each.name === 'block' ? '' : `${child.position}:`}${write(child)}`);
    const label = each.description === '' ? each.name : each.description;
    return children.length > 0 ? `${label}(${children.join(' ')})` : label;
  };
  return components.flatMap((each) => (each.parent === null ? [write(each)] : [])).join(' | ');
}
const oneOf = async (client: TestClient, { page_id, draft_id }: Draft, component_id: number) =>
  (await client.call('componentsGet', { page_id, draft_id, component_id })).component;
const settingOf = (component: HiveComponent | undefined, name: string) =>
  component?.settings.find((each) => each.name === name)?.value;

describe.each(databases)('the hive on %s', (database) => {
  const server = useServer(database);
  const staff = () => signedIn(server().url, 'staff');
  const marketing = () => signedIn(server().url, 'mktg');

  test('HIVE-01 pages are made, named, placed and deleted; addresses and aliases belong to one page alone', async () => {
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
      { field: 'uri', message: `${uri.toLowerCase()} belongs to the page Anchors already.` },
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
    // Links to where it was go on working.
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
    // What a deleted page was called is free again.
    await client.call('pagesAddAlias', { alias, page_id: child.page_id });
  });

  test('FILT-05 HIVE-01 uri settings are kept by address, undeclared ones too', async () => {
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

  test('HIVE-15 a page with something published is changed by those who publish alone, whatever of it shows', async () => {
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

  test('HIVE-15 a page that somebody has changed since is not changed unseen, by none of its calls', async () => {
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

  test('HIVE-01 HIVE-02 HIVE-05 what is sent again under its key is made once, and answered as it was', async () => {
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
    // The second would be refused: the address is taken by the first.
    const { page_id = 0 } = await twice('pagesCreate', { uri: freshUri() });
    const { draft_id = 0 } = await twice('draftsCreate', { page_id });
    const pages = (await client.call('pagesGet')).pages;
    expect(pages.find((page) => page.page_id === page_id)?.drafts.map((draft) => draft.draft_id)).toEqual([draft_id]);
    const at = { page_id, draft_id };
    const root = await rootOf(client, at);
    // Without a key of its own, as the specification's payload is.
    const { component_id = 0 } = await twice('componentsCreate', { ...at, name: 'title', parent: root });
    const to = { new_page_id: page_id, new_draft_id: draft_id, new_parent: root };
    await twice('componentsPaste', { ...at, component_id, ...to });
    expect(written(await componentsOf(client, at))).toBe('block(title title)');
    const { page } = await client.call('pagesUpdate', { page_id, menu: 1 });
    // With the revision that it was seen at: its own first arrival is no conflict.
    await twice('pagesUpdate', { page_id, revision: page.revision, description: 'Once' });
    const { draft } = await client.call('draftsGet', at);
    await twice('draftsPublish', { ...at, revision: draft.revision });
  });

  test('HIVE-05 HIVE-02 add, move, remove, clear, paste and fork keep positions and keys', async () => {
    const client = await staff();
    const draft = await newDraft(client);
    const block = await add(client, draft, 'block', { description: 'B' });
    await add(client, draft, 'title', { description: 't1', parent: block });
    const t2 = await add(client, draft, 'title', { description: 't2', parent: block, position: 0 });
    const grid = await add(client, draft, 'grid', { description: 'G', position: 0 });
    await add(client, draft, 'text', { description: 'x', parent: grid, position: 4 });
    expect(written(await componentsOf(client, draft))).toBe('block(G(4:x) B(t2 t1))');
    const moved = await client.call('componentsMove', { component_id: t2, new_parent: grid, new_position: 4 });
    expect(written(await componentsOf(client, draft))).toBe('block(G(4:t2 5:x) B(t1))');
    expect(moved.components.map((each) => each.description).sort()).toEqual(['t1', 't2', 'x']);
    const inside = await client.send('componentsMove', { component_id: block, new_parent: block });
    expect(inside.envelope).toMatchObject({
      error: 'component_inside_itself',
      user_message: 'A component cannot go into itself.',
    });
    const other = await newDraft(client);
    const pasted = await client.call('componentsPaste', {
      ...draft,
      component_id: grid,
      new_page_id: other.page_id,
      new_draft_id: other.draft_id,
      new_parent: other.root,
    });
    expect(written(await componentsOf(client, other))).toBe('block(G(4:t2 5:x))');
    const keys = new Set(
      [...(await componentsOf(client, other)), ...(await componentsOf(client, draft))].map((each) => each.key),
    );
    // The root's is the same in all drafts.
    expect(keys.size).toBe(4 + 6 - 1);
    expect(pasted.component_id).not.toBe(grid);
    const fork = await client.call('draftsCreate', { page_id: draft.page_id, fork_from: draft.draft_id });
    const forked = await componentsOf(client, { ...draft, draft_id: fork.draft_id });
    const before = await componentsOf(client, draft);
    expect(written(forked)).toBe(written(before));
    expect(forked.map((each) => each.key)).toEqual(before.map((each) => each.key));
    const gone = await client.call('componentsDelete', { ...draft, component_id: grid });
    expect([gone.gone.length, gone.selectedComponentId]).toEqual([3, 0]);
    expect(written(await componentsOf(client, draft))).toBe('block(B(t1))');
    await client.call('componentsDelete', { ...draft, component_id: draft.root });
    const cleared = await componentsOf(client, draft);
    expect(cleared.map((each) => each.component_id)).toEqual([draft.root]);
    expect(written(await componentsOf(client, { ...draft, draft_id: fork.draft_id }))).toBe(written(before));
  });

  test('HIVE-05 many adds at once leave no gap and lose nothing; one that is sent twice is made once', async () => {
    const client = await staff();
    const draft = await newDraft(client);
    const sent = Array.from({ length: 12 }, (_, i) => ({ key: ulid(), description: `c${i}` }));
    await Promise.all([...sent, ...sent].map((more) => add(client, draft, 'line', { ...more, position: 0 })));
    const components = (await componentsOf(client, draft)).filter((each) => each.parent !== null);
    expect(components.map((each) => each.key).sort()).toEqual(sent.map((each) => each.key).sort());
    expect(components.map((each) => each.position)).toEqual(components.map((_, i) => i));
  });

  test('HIVE-06 HIVE-08 settings describe themselves, take numbers as text, keep what nobody declared, and refuse by name', async () => {
    const client = await staff();
    const draft = await newDraft(client);
    const settings = [
      { name: 'height', value: '24' },
      { name: 'later', type: 'Combo', description: 'Of a later build', options: ['a', 'b'], note: 'n', value: 'b' },
    ];
    const component_id = await add(client, draft, 'space', { settings });
    const get = async () => (await client.call('componentSettingsGet', { ...draft, component_id })).settings;
    expect((await get()).find((each) => each.name === 'height')).toMatchObject({ type: 'Number', value: '24' });
    expect((await get()).find((each) => each.name === 'later')).toEqual({ ...settings[1], is_set: true });
    await client.call('componentSettingsUpdate', { ...draft, component_id, name: 'height', value: 30 });
    const wrong = await client.send('componentSettingsUpdate', {
      ...draft,
      component_id,
      name: 'height',
      value: 'tall',
    });
    expect(wrong.envelope.validation_results).toEqual([{ field: 'height', message: 'Height is not a number' }]);
    await client.call('componentSettingsCreate', { ...draft, component_id, setting: { name: 'more', value: 1 } });
    expect(
      (await client.send('componentSettingsCreate', { ...draft, component_id, setting: { name: 'more', value: 2 } }))
        .envelope.error,
    ).toBe('setting_there');
    await client.call('componentSettingsDelete', { ...draft, component_id, name: 'more' });
    await client.call('componentSettingsDelete', { ...draft, component_id, name: 'height' });
    const names = (await get()).map((each) => each.name);
    expect(names).toContain('later');
    expect(names).not.toContain('more');
    expect((await get()).find((each) => each.name === 'height')?.value).toBe(12);
    const { component_types } = await client.call('getComponentSettings');
    expect(component_types).toHaveLength(19);
    const hero = (await client.call('getComponentSettings', { name: 'hero' })).component_types[0];
    expect(hero?.settings.find((each) => each.name === 'autoplayInterval')?.value).toBe(7400);
    const layer = await add(client, draft, 'layer');
    const fixed = await client.call('componentSettingsUpdate', {
      ...draft,
      component_id: layer,
      name: 'columns',
      value: 4,
    });
    expect(fixed.notes).toEqual(['Columns is always 1']);
    expect(settingOf(await oneOf(client, draft, layer), 'columns')).toBe(1);
    const none = await client.send('componentsCreate', { ...draft, name: 'marquee', parent: draft.root });
    expect(none.envelope.validation_results).toEqual([
      { field: 'name', message: 'There is no component type marquee' },
    ]);
  });

  test('HIVE-14 what could run is taken out when it is saved, and the answer says so', async () => {
    const client = await staff();
    const draft = await newDraft(client);
    const html = '<p onclick="x()">Torque</p><script>steal()</script><a href="javascript:x()">go</a>';
    const changed = await client.call('componentsCreate', {
      ...draft,
      name: 'hyperText',
      parent: draft.root,
      settings: [{ name: 'html', value: html }],
    });
    expect(changed.notes.join(' ')).toMatch(/removed/);
    const kept = String(
      settingOf(
        changed.components.find((each) => each.name === 'hyperText'),
        'html',
      ),
    );
    expect(kept).toContain('Torque');
    expect(kept).not.toMatch(/script|onclick/i);
    const link = await client.send('componentSettingsUpdate', {
      ...draft,
      component_id: draft.root,
      name: 'link',
      value: 'javascript:alert(1)',
    });
    expect(link.envelope.validation_results[0]?.field).toBe('link');
    const colour = await client.send('componentSettingsUpdate', {
      ...draft,
      component_id: draft.root,
      name: 'background',
      value: 'red;background:url(x)',
    });
    expect(colour.envelope.validation_results[0]?.field).toBe('background');
    const large = await client.send('componentSettingsUpdate', {
      ...draft,
      component_id: draft.root,
      name: 'linkId',
      value: 'x'.repeat(1_100_000),
    });
    expect([large.http, large.envelope.user_message]).toEqual([413, 'The request is too large.']);
  });

  test('HIVE-02 HIVE-15 finalise, ask, take back, publish: one is published, one asked for, and staff ask where marketing publishes', async () => {
    const [client, publisher] = [await staff(), await marketing()];
    const draft = await newDraft(client);
    const at = { page_id: draft.page_id, draft_id: draft.draft_id };
    const component_id = await add(client, draft, 'title', { settings: [{ name: 'text', value: 'One' }] });
    const flags = (drafts: readonly { finalised: number; publish_requested: number; published: number }[]) =>
      drafts.map((each) => `${each.finalised}${each.publish_requested}${each.published}`).join(' ');
    expect(flags((await client.call('draftsFinalise', at)).drafts)).toBe('100');
    const late = await client.send('componentSettingsUpdate', { ...at, component_id, name: 'text', value: 'Two' });
    expect(late.envelope).toMatchObject({
      error: 'draft_not_editable',
      user_message: expect.stringContaining('Make a copy'),
    });
    const fork = {
      ...at,
      draft_id: (await client.call('draftsCreate', { page_id: at.page_id, fork_from: at.draft_id })).draft_id,
    };
    const waiver = {
      kind: 'unknown_part',
      key: null,
      setting: null,
      message: 'There is no part X.',
      reason: 'Next week',
    };
    await client.call('draftsRequestPublication', { ...at, comment: 'For the fair', waivers: [waiver] });
    const asked = (await client.call('draftsRequestPublication', fork)).drafts;
    expect(flags(asked)).toBe('100 110');
    expect(asked[0]).toMatchObject({
      requested_by: 'staff',
      request_comment: 'For the fair',
      request_waivers: [{ ...waiver, by: 'staff' }],
    });
    expect(flags((await client.call('draftsRevokeRequestPublication', at)).drafts)).toBe('100 110');
    expect((await client.send('draftsPublish', fork)).envelope.error).toBe('not_allowed');
    const own = { ...waiver, message: 'There is no part Y.' };
    const out = (await publisher.call('draftsPublish', { ...at, waivers: [waiver, own] })).drafts;
    expect(flags(out)).toBe('101 110');
    expect(out[0]?.request_waivers.map(({ by }) => by)).toEqual(['staff', 'mktg']);
    // Who has seen another draft live, or none, is told before anything of it is replaced.
    for (const instead_of of [null, fork.draft_id + 1000]) {
      const { envelope } = await publisher.send('draftsPublish', { ...fork, instead_of });
      expect(envelope.error).toBe('hive_conflict');
    }
    const replaced = await publisher.call('draftsPublish', { ...fork, instead_of: at.draft_id });
    expect(flags(replaced.drafts)).toBe('100 101');
    // Asked once more, as when the answer was lost.
    const again = await publisher.call('draftsPublish', { ...fork, instead_of: at.draft_id });
    expect(flags(again.drafts)).toBe('100 101');
    const page = (await client.call('pagesGet')).pages.find((each) => each.page_id === at.page_id);
    expect(page?.drafts[0]).toMatchObject({ published_by: 'mktg', published_at: expect.stringMatching(/Z$/) });
    expect((await client.send('draftsDelete', fork)).envelope.error).toBe('not_allowed');
    expect((await client.send('pagesDelete', { page_id: at.page_id })).envelope.error).toBe('not_allowed');
    expect((await client.send('pagesUpdate', { page_id: at.page_id, active: 0 })).envelope.error).toBe('not_allowed');
    expect((await client.send('pagesUpdate', { page_id: at.page_id, uri: freshUri() })).envelope.error).toBe(
      'not_allowed',
    );
    expect((await publisher.call('draftsDelete', fork)).selectedDraftId).toBe(at.draft_id);
    expect((await publisher.call('draftsDelete', at)).selectedDraftId).toBeNull();
  });

  test('HIVE-15 SESS-07 visitors and customers reach nothing but what is published', async () => {
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

  test('HIVE-15 two editors: different settings merge, the same one is refused, nobody publishes what they have not seen', async () => {
    const [one, two] = [await staff(), await marketing()];
    const { root, ...at } = await newDraft(one);
    const component_id = await add(one, { root, ...at }, 'title', { settings: [{ name: 'text', value: 'Bolts' }] });
    const { draft } = await one.call('draftsGet', at);
    const set = (name: string, value: string | number, revision?: number) => ({
      ...at,
      component_id,
      name,
      value,
      revision,
    });
    await one.call('componentSettingsUpdate', set('size', 24, draft.revision));
    const merged = await two.call('componentSettingsUpdate', set('text', 'Nuts', draft.revision));
    expect(merged.missed).toEqual([expect.objectContaining({ kind: 'setting', name: 'size', to: 24 })]);
    const same = await two.send('componentSettingsUpdate', set('size', 30, draft.revision));
    expect(same.envelope).toMatchObject({
      error: 'hive_conflict',
      user_message: expect.stringContaining('staff has changed the same'),
    });
    expect((await two.send('draftsPublish', { ...at, revision: draft.revision })).envelope.error).toBe('hive_conflict');
    expect((await two.send('componentsDelete', { ...at, component_id, revision: draft.revision })).envelope.error).toBe(
      'hive_conflict',
    );
    const { changes } = await one.call('draftsGet', { ...at, since: draft.revision });
    expect(changes.map((each) => each.by)).toEqual(['staff', 'mktg']);
  });

  test('HIVE-02 HIVE-15 two name one draft: the second is asked, and what is sent twice is answered as done', async () => {
    const [one, two] = [await staff(), await marketing()];
    const { page_id, draft_id } = await newDraft(one);
    const name = (client: TestClient, description_from: string, description: string) =>
      client.send('draftsUpdate', { page_id, draft_id, description_from, description });
    const now = async () => (await one.call('draftsGet', { page_id, draft_id })).draft.description;
    expect((await name(one, '', ' Winter ')).envelope.status).toBe('OK');
    expect((await name(two, '', 'Autumn')).envelope).toMatchObject({
      error: 'hive_conflict',
      user_message: 'Somebody else has named this draft “Winter”.',
    });
    expect(await now()).toBe('Winter');
    // The answer was lost, or both had the same thought.
    expect((await name(one, '', 'Winter')).envelope.status).toBe('OK');
    expect((await name(two, 'Winter', 'Autumn')).envelope.status).toBe('OK');
    expect((await name(one, 'Winter', '')).envelope.error).toBe('hive_conflict');
    expect(await now()).toBe('Autumn');
  });

  test('HIVE-15 calls that say nothing of what they have seen put nothing aside that the caller was not told', async () => {
    const [one, two] = [await staff(), await marketing()];
    const { root, ...at } = await newDraft(one);
    const component_id = await add(one, { root, ...at }, 'title', { settings: [{ name: 'text', value: 'Bolts' }] });
    const set = (name: string, value: string | number) => ({ ...at, component_id, name, value });
    const conflictOf = async (...asked: Parameters<TestClient['send']>) => (await two.send(...asked)).envelope.error;
    // Never looked at: nothing of what somebody has put there is known.
    expect(await conflictOf('componentSettingsUpdate', set('text', 'Nuts'))).toBe('hive_conflict');
    await componentsOf(two, at);
    await two.call('componentSettingsUpdate', set('text', 'Nuts'));
    await one.call('componentsGet', { ...at, component_id });
    await one.call('componentSettingsUpdate', set('text', 'Washers'));
    await one.call('componentSettingsUpdate', set('size', 24));
    expect(await conflictOf('componentSettingsUpdate', set('size', 30))).toBe('hive_conflict');
    expect(await conflictOf('componentSettingsDelete', { ...at, component_id, name: 'text' })).toBe('hive_conflict');
    expect(await conflictOf('componentsDelete', { ...at, component_id })).toBe('hive_conflict');
    expect(settingOf(await oneOf(one, { root, ...at }, component_id), 'size')).toBe(24);
    // What meets nothing of theirs goes in, and the answer tells of the rest: from then on it is seen.
    const merged = await two.call('componentSettingsUpdate', set('margin', '30'));
    expect(merged.missed).toEqual([
      expect.objectContaining({ kind: 'setting', name: 'text', to: 'Washers' }),
      expect.objectContaining({ kind: 'setting', name: 'size', to: 24 }),
    ]);
    await two.call('componentSettingsUpdate', set('size', 30));
    // One component that is read by itself is seen, the others are not.
    const other = await add(one, { root, ...at }, 'space', { settings: [{ name: 'height', value: 10 }] });
    await one.call('componentSettingsUpdate', { ...set('height', 20), component_id: other });
    await one.call('componentSettingsUpdate', set('size', 40));
    await two.call('componentSettingsGet', { ...at, component_id });
    await two.call('componentSettingsUpdate', set('size', 50));
    await one.call('componentsMove', { component_id: other, new_parent: root, new_position: 0 });
    expect(await conflictOf('componentsMove', { component_id: other, new_parent: root, new_position: 1 })).toBe(
      'hive_conflict',
    );
    await componentsOf(two, at);
    const block = await add(one, { root, ...at }, 'block');
    await one.call('componentsMove', { component_id: other, new_parent: block });
    expect(await conflictOf('componentsMove', { component_id: other, new_parent: root, new_position: 1 })).toBe(
      'hive_conflict',
    );
    // Of one's own nothing is in the way, also from another window.
    const again = await signedIn(server().url, 'mktg');
    await again.call('componentSettingsUpdate', set('size', 60));
    await two.call('componentSettingsUpdate', set('size', 70));
    expect(settingOf(await oneOf(one, { root, ...at }, component_id), 'size')).toBe(70);
  });

  test('HIVE-15 a list of differences goes in whole or not at all, and what does not fit is named', async () => {
    const client = await staff();
    const { root, ...at } = await newDraft(client);
    await add(client, { root, ...at }, 'title', { key: 'heading' });
    const component = {
      parent: 'root',
      position: 0,
      name: 'text',
      description: '',
      active: true,
      settings: { text: 'Hello' },
    };
    const differences = [
      { kind: 'add', key: 'words', node: { key: 'words', ...component } },
      { kind: 'setting', key: 'heading', name: 'size', to: 30 },
    ];
    const changed = await client.call('draftsUpdate', { ...at, description: 'Autumn', differences });
    expect(changed.draft).toMatchObject({ description: 'Autumn' });
    expect((await componentsOf(client, at)).map((each) => each.key)).toEqual(['root', 'words', 'heading']);
    const misfit = [
      { kind: 'setting', key: 'words', name: 'text', from: 'Hello', to: 'Bye' },
      { kind: 'setting', key: 'heading', name: 'size', from: 18, to: 40 },
      { kind: 'active', key: 'nobody', from: true, to: false },
    ];
    const refused = await client.send('draftsUpdate', { ...at, differences: misfit });
    expect(refused.envelope.error).toBe('hive_conflict');
    expect(refused.envelope.validation_results).toEqual([
      { field: 'heading.size', message: 'Somebody else has changed this since.' },
      { field: 'nobody.active', message: 'This component is not there any more.' },
    ]);
    expect(settingOf((await componentsOf(client, at))[1], 'text')).toBe('Hello');
    const leaf = [
      { kind: 'place', key: 'words', from: { parent: 'root', position: 0 }, to: { parent: 'heading', position: 0 } },
    ];
    expect((await client.send('draftsUpdate', { ...at, differences: leaf })).envelope.error).toBe(
      'component_no_children',
    );
    const typeless = [{ kind: 'add', key: 'odd', node: { key: 'odd', ...component, name: 'marquee' } }];
    expect((await client.send('draftsUpdate', { ...at, differences: typeless })).envelope.error).toBe(
      'invalid_request',
    );
  });

  test('HIVE-15 a page or a draft deleted under an open editor says so, whatever is sent', async () => {
    const client = await staff();
    const { root, ...at } = await newDraft(client);
    const component_id = await add(client, { root, ...at }, 'title');
    const another = await client.call('draftsCreate', { page_id: at.page_id });
    await client.call('draftsDelete', at);
    const gone = await client.send('componentSettingsUpdate', { ...at, component_id, name: 'text', value: 'x' });
    expect(gone.envelope).toMatchObject({
      error: 'draft_not_found',
      user_message: 'This draft is not there any more.',
    });
    await client.call('pagesDelete', { page_id: at.page_id });
    expect((await client.send('draftsGet', { ...at, draft_id: another.draft_id })).envelope.error).toBe(
      'draft_not_found',
    );
    expect((await client.send('componentsMove', { component_id, new_parent: root })).envelope.error).toBe(
      'draft_not_found',
    );
    expect((await client.send('pagesUpdate', { page_id: at.page_id, menu: 0 })).envelope.error).toBe('page_not_found');
    expect((await client.send('draftsPublish', at)).envelope.error).toBe('page_not_found');
  });

  test('NAV-12 HIVE-03 visitors get what is published, by address or alias in any case, and nothing of who made it', async () => {
    const [client, publisher, visitor] = [await staff(), await marketing(), new TestClient(server().url)];
    const uri = freshUri();
    const { root, ...at } = await newDraft(client, uri);
    const published = async (uri_path: string) => (await visitor.call('getPublishedPages', { uri_path })).pages;
    await add(client, { root, ...at }, 'title', { settings: [{ name: 'text', value: 'Live' }] });
    expect(await published(uri)).toEqual([]);
    // What is switched off is not sent either, nor what is in it.
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

  test('NAV-12 HIVE-12 the supplier has a site of its own: pages at their addresses, articles by type and filter, pictures', async () => {
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

  test('HIVE-02 HIVE-15 publication of chosen changes: they go out, and the author keeps the others', async () => {
    const [author, publisher, visitor] = [await staff(), await marketing(), new TestClient(server().url)];
    const treeIn = async (at: { page_id: number; draft_id: number }) =>
      treeOf(await componentsOf(publisher, at), flowOf).tree;
    const uri = freshUri();
    const { root, ...live } = await newDraft(author, uri);
    await add(author, { root, ...live }, 'title', { key: 'top', settings: [{ name: 'text', value: 'Before' }] });
    await publisher.call('draftsPublish', live);
    const copy = async (client: TestClient) => ({
      ...live,
      draft_id: (await client.call('draftsCreate', { page_id: live.page_id, fork_from: live.draft_id })).draft_id,
    });
    const authors = await copy(author);
    const differences = [
      { kind: 'setting', key: 'top', name: 'text', from: 'Before', to: 'After' },
      { kind: 'setting', key: 'top', name: 'size', to: 40 },
    ];
    await author.call('draftsUpdate', { ...authors, differences });
    const from = await treeIn(live);
    const all = differenceOf(from, await treeIn(authors), flowOf);
    expect(all).toHaveLength(2);
    const chosen = await copy(publisher);
    await publisher.call('draftsUpdate', { ...chosen, differences: chosenDifferences(from, all, new Set([0])) });
    await publisher.call('draftsPublish', chosen);
    const [page] = (await visitor.call('getPublishedPages', { uri_path: uri })).pages;
    const shown = page?.drafts[0]?.components.find((each) => each.key === 'top');
    expect([settingOf(shown, 'text'), settingOf(shown, 'size')]).toEqual(['After', 18]);
    expect(differenceOf(await treeIn(chosen), await treeIn(authors), flowOf)).toEqual([all[1]]);
  });

  // The embedded store is open in the server alone.
  if (database === 'pglite') return;

  async function inStore(query: string, values: readonly unknown[]) {
    const store = new pg.Client({ connectionString: server().store });
    await store.connect();
    const { rows } = await store.query(query, [...values]);
    await store.end();
    return rows;
  }
  const audited = (draft_id: number) =>
    inStore(
      `SELECT what, user_id, result, detail FROM audit_log
        WHERE what LIKE 'hive_draft_%' AND (detail->>'draft_id')::int = $1 ORDER BY audit_id`,
      [draft_id],
    );

  test('HIVE-08 HIVE-16 a component of a type that is not known any more comes back by undo, and in a copy of what was deleted', async () => {
    const client = await staff();
    const { root, ...at } = await newDraft(client);
    const component_id = await add(client, { root, ...at }, 'text', {
      settings: [{ name: 'text', value: 'Old words' }],
    });
    await inStore(`UPDATE hive_component SET name = 'marquee' WHERE component_id = $1`, [component_id]);
    const [, was] = [...treeOf(await componentsOf(client, at), flowOf).tree.values()];
    const { key = '' } = was ?? {};
    expect(was).toMatchObject({ name: 'marquee', settings: { text: 'Old words' } });
    const update = (to: { page_id: number; draft_id: number }, kind: string, node: object = was ?? {}) =>
      client.send('draftsUpdate', { ...to, differences: [{ kind, key, node }] });
    expect((await update(at, 'remove')).envelope.error).toBeNull();
    expect(await componentsOf(client, at)).toHaveLength(1);
    expect((await update(at, 'add')).envelope.error).toBeNull();
    expect([...treeOf(await componentsOf(client, at), flowOf).tree.values()][1]).toEqual(was);
    await client.call('draftsDelete', at);
    const copy = { ...at, draft_id: (await client.call('draftsCreate', { page_id: at.page_id })).draft_id };
    expect((await update(copy, 'add', { ...was, name: 'blink' })).envelope.error).toBe('invalid_request');
    expect((await update(copy, 'add')).envelope.error).toBeNull();
    const elsewhere = await newDraft(client);
    expect((await update({ page_id: elsewhere.page_id, draft_id: elsewhere.draft_id }, 'add')).envelope.error).toBe(
      'invalid_request',
    );
  });

  test('HIVE-14 what is taken out of a stored text when it is published is told, on record, and in the history', async () => {
    const publisher = await marketing();
    const { root, ...at } = await newDraft(publisher);
    const component_id = await add(publisher, { root, ...at }, 'hyperText');
    const html = '<p>Torque</p><script>steal()</script>';
    await inStore(`UPDATE hive_component SET settings = jsonb_build_object('html', $2::text) WHERE component_id = $1`, [
      component_id,
      html,
    ]);
    const { draft } = await publisher.call('draftsGet', at);
    const { envelope } = await publisher.send('draftsPublish', { ...at, revision: draft.revision });
    expect(envelope).toMatchObject({
      action: 'display_message',
      user_message: expect.stringMatching(/^Published, but not as it was written\. .*removed.*script/i),
    });
    expect(envelope.data?.notes).toHaveLength(1);
    const { changes } = await publisher.call('draftsGet', { ...at, since: draft.revision });
    expect(changes.map((each) => [each.by, each.differences])).toEqual([
      ['mktg', [expect.objectContaining({ kind: 'setting', name: 'html', from: html, to: '<p>Torque</p>' })]],
    ]);
    expect((await audited(at.draft_id)).at(-1)?.detail.cleaned).toEqual(envelope.data?.notes);
  });

  test('HIVE-15 who published what, instead of what, and for whom, is on record', async () => {
    const [client, publisher] = [await signedIn(server().url, 'staff'), await signedIn(server().url, 'mktg')];
    const { page_id, draft_id } = await newDraft(client);
    await client.call('draftsRequestPublication', { page_id, draft_id, comment: 'Please' });
    await publisher.call('draftsPublish', { page_id, draft_id });
    const rows = await audited(draft_id);
    expect(rows.map((row) => [row.what, row.user_id])).toEqual([
      ['hive_draft_create', 'demo-staff'],
      ['hive_draft_request', 'demo-staff'],
      ['hive_draft_publish', 'demo-mktg'],
    ]);
    expect(rows[2]?.detail).toMatchObject({ page_id, draft_id, requested_by: 'staff', instead_of: null });
  });
});

async function rootOf(client: TestClient, at: { page_id: number; draft_id: number }): Promise<number> {
  return (await componentsOf(client, at)).find((each) => each.parent === null)?.component_id ?? 0;
}
