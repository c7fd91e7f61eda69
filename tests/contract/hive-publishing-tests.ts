import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenDifferences, differenceOf, hiveExamples, treeOf } from '@portal/domain/hive';
import { expect, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import type { TestServer } from '../support/server.ts';
import { add, componentsOf, flowOf, freshUri, newDraft, people, settingOf } from './hive-support.ts';

/** Tests of publication: schedules, requests, checks and waivers. Run by `hive.test.ts`, all on one server. */
export function publishingTests(server: () => TestServer): void {
  const { staff, marketing } = people(server);

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
