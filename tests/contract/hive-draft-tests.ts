import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenDifferences, differenceOf, hiveExamples, treeOf } from '@portal/domain/hive';
import { expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import type { TestServer } from '../support/server.ts';
import { add, componentsOf, flowOf, freshUri, newDraft, oneOf, people, settingOf } from './hive-support.ts';

/** Tests of drafts with several editors, and of publication. Run by `hive.test.ts`, all on one server. */
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

  test('HIVE-02 HIVE-15 marketing plans when a draft goes live and when a page ends; a wrong time and staff are refused', async () => {
    const [client, publisher] = [await staff(), await marketing()];
    const draft = await newDraft(client);
    const at = { page_id: draft.page_id, draft_id: draft.draft_id };
    const component_id = await add(client, draft, 'title', { settings: [{ name: 'text', value: 'One' }] });
    const hour = 3_600_000;
    const time = new Date(Date.now() + 24 * hour).toISOString();
    expect((await client.send('draftsSchedule', { ...at, at: time })).envelope.error).toBe('not_allowed');
    for (const wrong of [new Date(Date.now() - hour).toISOString(), '2226-01-01T00:00:00.000Z', 'tomorrow']) {
      const { envelope } = await publisher.send('draftsSchedule', { ...at, at: wrong });
      expect(envelope.validation_results?.[0]?.field).toBe('at');
    }
    const [planned] = (await publisher.call('draftsSchedule', { ...at, at: time })).drafts;
    expect(planned).toMatchObject({ finalised: 1, published: 0, publish_at: time, publish_at_by: 'mktg' });
    const late = await client.send('componentSettingsUpdate', { ...at, component_id, name: 'text', value: 'Two' });
    expect(late.envelope.error).toBe('draft_not_editable');
    const [ended] = (await publisher.call('draftsSchedule', { ...at, at: null })).drafts;
    expect(ended).toMatchObject({ finalised: 0, publish_at: null, publish_at_by: null });
    await client.call('componentSettingsUpdate', { ...at, component_id, name: 'text', value: 'Two' });
    await publisher.call('draftsSchedule', { ...at, at: time });
    const [live] = (await publisher.call('draftsPublish', at)).drafts;
    expect(live).toMatchObject({ published: 1, publish_at: null });
    expect((await publisher.send('draftsSchedule', { ...at, at: time })).envelope.error).toBe('draft_published');
    const { page } = await publisher.call('pagesUpdate', { page_id: at.page_id, unpublish_at: time });
    expect(page.unpublish_at).toBe(time);
    expect((await publisher.call('pagesUpdate', { page_id: at.page_id, active: false })).page.unpublish_at).toBeNull();
  });

  test('HIVE-02 HIVE-15 finalise, request, revoke, publish: one draft is published and one requested at a time; staff request, marketing publishes', async () => {
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
    const own = { ...waiver, about: 'Y', message: 'There is no part Y.' };
    const out = (await publisher.call('draftsPublish', { ...at, waivers: [waiver, own] })).drafts;
    expect(flags(out)).toBe('101 110');
    expect(out[0]?.request_waivers.map(({ by }) => by)).toEqual(['staff', 'mktg']);
    // A caller who saw another draft live, or none, gets a conflict before it is replaced.
    for (const instead_of of [null, fork.draft_id + 1000]) {
      const { envelope } = await publisher.send('draftsPublish', { ...fork, instead_of });
      expect(envelope.error).toBe('hive_conflict');
    }
    const replaced = await publisher.call('draftsPublish', { ...fork, instead_of: at.draft_id });
    expect(flags(replaced.drafts)).toBe('100 101');
    // Sent again, as after a lost response.
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

  test('HIVE-02 a page with an example text of a template is neither published nor scheduled without a waiver', async () => {
    const publisher = await marketing();
    const draft = await newDraft(publisher);
    const at = { page_id: draft.page_id, draft_id: draft.draft_id };
    await add(publisher, draft, 'title', { key: 'h', settings: [{ name: 'text', value: hiveExamples.title }] });
    const { envelope } = await publisher.send('draftsPublish', at);
    expect(envelope).toMatchObject({
      error: 'preflight_failed',
      user_message: expect.stringContaining('still the example text'),
    });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect((await publisher.send('draftsSchedule', { ...at, at: tomorrow })).envelope.error).toBe('preflight_failed');
    const waiver = {
      kind: 'example_text',
      key: 'h',
      setting: 'text',
      about: '',
      message: '',
      reason: 'It is our slogan',
    };
    const { drafts } = await publisher.call('draftsPublish', { ...at, waivers: [waiver] });
    expect(drafts[0]).toMatchObject({ published: 1 });
  });

  test('HIVE-02 a draft with a blocking finding is published only with a waiver for exactly this finding', async () => {
    const publisher = await marketing();
    const uri = freshUri();
    const draft = await newDraft(publisher, uri);
    const at = { page_id: draft.page_id, draft_id: draft.draft_id };
    const text = `[this page](${uri}) [about](/about-us) [bolt](/part/HXB-16080-88G) [gone](/no-such-page) [odd](/part/NOT-A-PART)`;
    const component_id = await add(publisher, draft, 'text', {
      key: 'links',
      settings: [{ name: 'text', value: text }],
    });
    const refused = (await publisher.send('draftsPublish', at)).envelope;
    expect(refused).toMatchObject({
      error: 'preflight_failed',
      user_message: expect.stringContaining('There is no page at /no-such-page.'),
    });
    expect(refused.validation_results.map(({ message }) => message)).toEqual([
      'There is no page at /no-such-page.',
      'There is no part NOT-A-PART.',
    ]);
    const waiver = (kind: string, about: string) => ({
      kind,
      key: 'links',
      setting: 'text',
      about,
      message: 'As the editor worded it',
      reason: 'Comes next week',
    });
    const dead = waiver('dead_link', '/no-such-page');
    const errorWith = async (waivers: readonly object[]) =>
      (await publisher.send('draftsPublish', { ...at, waivers })).envelope.error;
    expect(await errorWith([dead])).toBe('preflight_failed');
    expect(await errorWith([dead, waiver('unknown_part', 'NOT-ANOTHER')])).toBe('preflight_failed');
    expect(await errorWith([dead, { ...waiver('unknown_part', 'NOT-A-PART'), key: 'other' }])).toBe('preflight_failed');
    expect((await publisher.call('draftsGet', at)).draft).toMatchObject({ published: 0, finalised: 0 });
    // Waivers of the request hold when the publisher gives none.
    await publisher.call('draftsRequestPublication', { ...at, waivers: [dead, waiver('unknown_part', 'NOT-A-PART')] });
    await publisher.call('draftsPublish', at);
    expect((await publisher.call('draftsGet', at)).draft.published).toBe(1);
    expect(component_id).toBeGreaterThan(0);
  });

  test('HIVE-02 those who may publish are notified by mail of a request, once', async () => {
    const client = await staff();
    const uri = freshUri();
    const { root: _, ...at } = await newDraft(client, uri);
    const another = await newDraft(client);
    const outbox = join(server().data, 'outbox');
    const mailsAbout = ({ page_id, draft_id }: { readonly page_id: number; readonly draft_id: number }) =>
      (existsSync(outbox) ? readdirSync(outbox).sort() : [])
        .filter((name) => name.endsWith('.eml'))
        .map((name) =>
          readFileSync(join(outbox, name), 'utf8')
            .replace(/=\r?\n/g, '')
            .replaceAll('=3D', '='),
        )
        .filter((text) => text.includes(`/hive?page=${page_id}&draft=${draft_id}`));
    const recipientsOf = (mails: readonly string[]) =>
      mails.map((text) => /^To: (.*)$/m.exec(text)?.[1]?.trim() ?? '').sort();
    await client.call('draftsRequestPublication', { ...at, comment: 'For the fair' });
    await client.call('draftsRequestPublication', { ...at, comment: 'For the fair, please' });
    const publishers = ['it@example.com', 'mktg@example.com', 'root@example.com'];
    await expect.poll(() => recipientsOf(mailsAbout(at)), { timeout: 30_000 }).toEqual(publishers);
    const [mail = ''] = mailsAbout(at);
    expect(mail).toContain('staff requests publication');
    expect(mail).toContain(uri.toLowerCase());
    expect(mail).toContain('For the fair');
    // Once a later request has been sent, a second mail about the first would have been sent too.
    await client.call('draftsRequestPublication', { page_id: another.page_id, draft_id: another.draft_id });
    await expect.poll(() => recipientsOf(mailsAbout(another)), { timeout: 30_000 }).toEqual(publishers);
    expect(recipientsOf(mailsAbout(at))).toEqual(publishers);
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

  test('HIVE-02 HIVE-15 selected changes can be published, and the author keeps the others', async () => {
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
}
