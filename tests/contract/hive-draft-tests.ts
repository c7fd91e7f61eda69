import { expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import type { TestServer } from '../support/server.ts';
import { add, componentsOf, freshUri, newDraft, oneOf, people, settingOf } from './hive-support.ts';

/** Tests of drafts, sections, preview links and several editors. Run by `hive.test.ts`, all on one server. */
export function draftTests(server: () => TestServer): void {
  const { staff, marketing } = people(server);

  test('HIVE-02 a page begins with a copy of a draft of another page, of which it is no fork', async () => {
    const client = await staff();
    const draft = await newDraft(client);
    await add(client, draft, 'title', { settings: [{ name: 'text', value: 'One' }] });
    const { page_id } = await client.call('pagesCreate', { uri: freshUri() });
    const from = { from_page: draft.page_id, fork_from: draft.draft_id };
    const made = await client.call('draftsCreate', { page_id, ...from });
    expect(made.draft.forked_from).toBeNull();
    expect((await client.call('pagesGetDrafts', { page_id })).drafts).toEqual([made.draft]);
    const contentOf = async (at: { page_id: number; draft_id: number }) =>
      (await client.call('draftsGetComponents', at)).components.map(({ key, settings }) => ({ key, settings }));
    expect(await contentOf({ page_id, draft_id: made.draft_id })).toEqual(
      await contentOf({ page_id: draft.page_id, draft_id: draft.draft_id }),
    );
    const wrong = await client.send('draftsCreate', { page_id, ...from, from_page: page_id });
    expect(wrong.envelope.status).toBe('ERROR');
  });

  test('HIVE-16 a section is saved once by name, listed, and deleted; customers and bad components are refused', async () => {
    const client = await staff();
    const node = {
      key: 'a',
      parent: null,
      position: 0,
      name: 'title',
      description: '',
      active: true,
      settings: { text: 'One' },
    };
    const inside = { ...node, key: 'b', parent: 'a', name: 'text' };
    const name = `Section ${freshUri()}`;
    const { section } = await client.call('sectionsSave', { name, parts: [[node, inside]] });
    expect(section).toMatchObject({ name, created_by: 'staff', parts: [[node, inside]] });
    const again = await client.send('sectionsSave', { name: name.toUpperCase(), parts: [[node]] });
    expect(again.envelope).toMatchObject({ error: 'section_exists' });
    const wrong = await client.send('sectionsSave', { name: 'Wrong', parts: [[{ ...node, settings: { 'a b': 1 } }]] });
    expect(wrong.envelope.validation_results?.length).toBeGreaterThan(0);
    expect((await client.call('sectionsGet')).sections.map((each) => each.section_id)).toContain(section.section_id);
    const customer = await signedIn(server().url, 'customer');
    expect((await customer.send('sectionsGet')).envelope.status).toBe('ERROR');
    await client.call('sectionsDelete', { section_id: section.section_id });
    await client.call('sectionsDelete', { section_id: section.section_id });
    expect((await client.call('sectionsGet')).sections.map((each) => each.section_id)).not.toContain(
      section.section_id,
    );
  });

  test('HIVE-16 a synced section changes on every page that shows it; on published ones only marketing may change it', async () => {
    const [client, publisher] = [await staff(), await marketing()];
    const base = { key: 'a', parent: null, position: 0, name: 'title', description: '', active: true };
    const say = (text: string) => [[{ ...base, settings: { text } }]];
    const name = `Synced ${freshUri()}`;
    const { section } = await client.call('sectionsSave', { name, parts: say('Open on Saturdays') });
    const { section_id } = section;
    const settings = [{ name: 'section', value: String(section_id) }];
    const uri = freshUri();
    const draft = await newDraft(client, uri);
    await add(client, draft, 'section', { settings });
    const { page_id, draft_id } = draft;
    const uses = async () =>
      (await client.call('sectionsGet')).sections.find((each) => each.section_id === section_id)?.uses;
    expect(await uses()).toMatchObject([{ page_id, live: false }]);
    // Nobody sees it yet, so staff may change it.
    await client.call('sectionsSave', { section_id, name, parts: say('Closed on Saturdays') });
    await publisher.call('draftsPublish', { page_id, draft_id });
    const titles = async () => {
      const [found] = (await client.call('getPublishedPages', { uri_path: uri })).pages;
      return found?.drafts[0]?.components
        .filter((each) => each.name === 'title')
        .map((each) => settingOf(each, 'text'));
    };
    expect(await titles()).toEqual(['Closed on Saturdays']);
    const html = async () => (await fetch(`${server().url}${uri.toLowerCase()}`)).text();
    expect(await html()).toContain('Closed on Saturdays');
    const refused = await client.send('sectionsSave', { section_id, name, parts: say('By staff') });
    expect(refused.envelope.user_message).toBe('Visitors see this section. Only marketing can change it.');
    const { section: changed } = await publisher.call('sectionsSave', {
      section_id,
      name,
      parts: say('Open every day'),
    });
    expect(changed.uses).toMatchObject([{ page_id, live: true }]);
    expect(await titles()).toEqual(['Open every day']);
    expect(await html()).toContain('Open every day');
    const kept = await publisher.send('sectionsDelete', { section_id });
    expect(kept.envelope.error).toBe('section_in_use');
    const bad = await publisher.send('sectionsSave', {
      section_id,
      name,
      parts: [[{ ...base, name: 'block', settings: { link: '/there-is-no-such-page' } }]],
    });
    expect(bad.envelope.error).toBe('preflight_failed');
    const nested = await publisher.send('sectionsSave', {
      section_id,
      name,
      parts: [[{ ...base, name: 'section', settings: { section: '1' } }]],
    });
    expect(nested.envelope.error).toBe('section_in_section');
  });

  test('HIVE-16 TIP-01 a tip in a synced section is in the list of tips once, while a page that shows it is published', async () => {
    const publisher = await marketing();
    const title = `Tip ${freshUri()}`;
    const base = { key: 'a', parent: null, position: 0, name: 'tip', description: '', active: true };
    const parts = [[{ ...base, settings: { title, text: 'Count the boxes first.', subjects: 'delivery' } }]];
    const { section } = await publisher.call('sectionsSave', { name: title, parts });
    const settings = [{ name: 'section', value: String(section.section_id) }];
    const tips = async () => {
      const { did_you_know } = await publisher.call('getDidYouKnowList');
      return did_you_know.filter((tip) => tip.title === title).map(({ filter, description }) => [filter, description]);
    };
    for (let pages = 0; pages < 2; pages += 1) {
      const draft = await newDraft(publisher);
      await add(publisher, draft, 'section', { settings });
      if (pages === 0) expect(await tips()).toEqual([]);
      await publisher.call('draftsPublish', { page_id: draft.page_id, draft_id: draft.draft_id });
      expect(await tips()).toEqual([['delivery', 'Count the boxes first.']]);
    }
  });

  test('HIVE-15 staff see who has a draft open and where, until it is closed', async () => {
    const [client, publisher] = [await staff(), await marketing()];
    const draft = await newDraft(client);
    const at = { page_id: draft.page_id, draft_id: draft.draft_id };
    await client.call('draftsHere', { ...at, tab: 'one', component: 'root' });
    await publisher.call('draftsHere', { ...at, tab: 'two', component: null });
    const { people } = await publisher.call('draftsPeople', at);
    expect(people.map(({ tab, username, component }) => [tab, username, component])).toEqual([
      ['two', 'mktg', null],
      ['one', 'staff', 'root'],
    ]);
    // A tab belongs to whoever opened it.
    await publisher.call('draftsHere', { ...at, tab: 'one', component: null, gone: true });
    expect((await client.call('draftsPeople', at)).people).toHaveLength(2);
    await client.call('draftsHere', { ...at, tab: 'one', component: null, gone: true });
    expect((await client.call('draftsPeople', at)).people.map(({ tab }) => tab)).toEqual(['two']);
    const customer = await signedIn(server().url, 'customer');
    expect((await customer.send('draftsPeople', at)).envelope.status).toBe('ERROR');
  });

  test('HIVE-15 anybody with a preview link sees the draft until the link ends; customers make none', async () => {
    const client = await staff();
    const draft = await newDraft(client);
    const at = { page_id: draft.page_id, draft_id: draft.draft_id };
    await add(client, draft, 'title', { settings: [{ name: 'text', value: 'Not yet live' }] });
    const { token, expires } = await client.call('draftsShare', { ...at, days: 7 });
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    const visitor = new TestClient(server().url);
    const shared = await visitor.call('getSharedDraft', { token });
    expect(shared.page.drafts.map((each) => each.draft_id)).toEqual([draft.draft_id]);
    expect(JSON.stringify(shared.page.drafts[0]?.components)).toContain('Not yet live');
    expect((await client.send('draftsShare', { ...at, days: 31 })).envelope.status).toBe('ERROR');
    const customer = await signedIn(server().url, 'customer');
    expect((await customer.send('draftsShare', { ...at, days: 1 })).envelope.status).toBe('ERROR');
    await client.call('draftsShare', { ...at, days: 1 });
    expect(await client.call('draftsUnshare', at)).toEqual({ ended: 2 });
    expect((await visitor.send('getSharedDraft', { token })).envelope.error).toBe('preview_ended');
    const page = await fetch(`${server().url}/preview/${token}`);
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  test('HIVE-15 two editors: different settings merge, the same setting conflicts, and nobody publishes what they have not seen', async () => {
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
      user_message: expect.stringContaining('staff has changed this'),
    });
    expect((await two.send('draftsPublish', { ...at, revision: draft.revision })).envelope.error).toBe('hive_conflict');
    expect((await two.send('componentsDelete', { ...at, component_id, revision: draft.revision })).envelope.error).toBe(
      'hive_conflict',
    );
    const { changes } = await one.call('draftsGet', { ...at, since: draft.revision });
    expect(changes.map((each) => each.by)).toEqual(['staff', 'mktg']);
  });

  test('HIVE-02 HIVE-15 two editors rename one draft: the second gets a conflict, and a repeated request succeeds', async () => {
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
    // The response was lost, or both chose the same name.
    expect((await name(one, '', 'Winter')).envelope.status).toBe('OK');
    expect((await name(two, 'Winter', 'Autumn')).envelope.status).toBe('OK');
    expect((await name(one, 'Winter', '')).envelope.error).toBe('hive_conflict');
    expect(await now()).toBe('Autumn');
  });

  test('HIVE-15 calls without a revision never overwrite changes that the caller was not sent', async () => {
    const [one, two] = [await staff(), await marketing()];
    const { root, ...at } = await newDraft(one);
    const component_id = await add(one, { root, ...at }, 'title', { settings: [{ name: 'text', value: 'Bolts' }] });
    const set = (name: string, value: string | number) => ({ ...at, component_id, name, value });
    const conflictOf = async (...asked: Parameters<TestClient['send']>) => (await two.send(...asked)).envelope.error;
    // Never read by this caller, so none of the other's changes have been seen.
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
    // A change that does not conflict is applied; the response includes the missed changes, which then count as seen.
    const merged = await two.call('componentSettingsUpdate', set('margin', '30'));
    expect(merged.missed).toEqual([
      expect.objectContaining({ kind: 'setting', name: 'text', to: 'Washers' }),
      expect.objectContaining({ kind: 'setting', name: 'size', to: 24 }),
    ]);
    await two.call('componentSettingsUpdate', set('size', 30));
    // Reading one component marks only that one as seen.
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
    // The caller's own changes never conflict, not even from another window.
    const again = await signedIn(server().url, 'mktg');
    await again.call('componentSettingsUpdate', set('size', 60));
    await two.call('componentSettingsUpdate', set('size', 70));
    expect(settingOf(await oneOf(one, { root, ...at }, component_id), 'size')).toBe(70);
  });

  test('HIVE-15 every call for a page or draft deleted meanwhile says that it was deleted', async () => {
    const client = await staff();
    const { root, ...at } = await newDraft(client);
    const component_id = await add(client, { root, ...at }, 'title');
    const another = await client.call('draftsCreate', { page_id: at.page_id });
    await client.call('draftsDelete', at);
    const gone = await client.send('componentSettingsUpdate', { ...at, component_id, name: 'text', value: 'x' });
    expect(gone.envelope).toMatchObject({
      error: 'draft_not_found',
      user_message: 'This draft no longer exists.',
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
}
