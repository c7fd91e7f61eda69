import { type HiveDraft, rootKey, treeRefusals } from '@portal/domain/hive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAudit } from '../audit/record-audit.ts';
import { type Database, sql } from '../db/database.ts';
import { hiveMessages } from '../messages/hive.ts';
import { callers, now, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import type { Caller } from '../session/caller.ts';
import { changeSection } from './change-section.ts';
import type { ChangingDrafts } from './changing-drafts.ts';
import { pasteComponent } from './component-changes.ts';
import { readComponents, writeNodes } from './components-store.ts';
import { markPageDeleted, unmarkPageDeleted } from './deleted-pages.ts';
import { type DraftRef, insertDraft, markDraftDeleted, newRoot, planPublication, readDraft } from './drafts-store.ts';
import { addAddress, insertPage, planUnpublish, readPage, readPages } from './pages-store.ts';
import { presenceChannel, recordPresence } from './presence-store.ts';
import { createPreview } from './previews-store.ts';
import { publishDraft, requestDraft, withdrawRequest } from './publish-draft.ts';
import { readPublishedPage } from './published.ts';
import { readPreviewedPage } from './read-previewed-page.ts';
import { runSchedule } from './run-schedule.ts';
import { scheduleDraft } from './schedule-draft.ts';
import { insertSection, readSections } from './sections-store.ts';

let store: UsersStore;
let database: Database;
beforeAll(async () => {
  store = await usersStore();
  database = store.database;
});
afterAll(() => database.close());

const by = { username: 'mktg' };
const nine = '2026-12-01T22:00:00.000Z';
const at = (time: string) => ({ database, clock: { now: () => new Date(time) } });
const marketing: Caller = { ...callers.it, username: 'mktg', kind: 'mktg' };
const staff: Caller = { ...callers.it, username: 'staff', kind: 'staff' };

/** A page with a draft that has a text. */
async function draftWith(uri: string, text: string) {
  const page_id = await insertPage(database, { description: uri, parent: null, menu: true, active: true }, by, now);
  await addAddress(database, page_id, uri, true);
  return draftOn(page_id, text);
}

async function draftOn(page_id: number, text: string) {
  const draft_id = await insertDraft(database, { page_id, description: '', forked_from: null }, by, now);
  const node = { ...newRoot, key: 't', parent: rootKey, name: 'text', settings: { text } };
  await writeNodes(database, draft_id, [newRoot, node], new Map());
  return { page_id, draft_id, username: 'mktg', waivers: [] };
}

/** Changes the draft of a page, without the lock and the notifications of a call. */
const changing = <Result>(
  { page_id, draft_id }: DraftRef,
  work: (given: ChangingDrafts) => Promise<Result>,
  caller = marketing,
): Promise<Result> =>
  database.transaction(async (tx) => {
    const audit: ChangingDrafts['audit'] = (what, detail) =>
      recordAudit(tx, caller, request, now, { what, result: 'ok', detail });
    const page = await readPage(tx, page_id);
    const draft = page.drafts.find((each) => each.draft_id === draft_id) as HiveDraft;
    return work({ tx, caller, pages: await readPages(tx), page, draft, now, audit });
  });
const publish = (draft: DraftRef, given: Parameters<typeof publishDraft>[1] = {}, caller = marketing) =>
  changing(draft, (before) => publishDraft(before, given), caller);
const draftOf = async ({ page_id, draft_id }: DraftRef) => readDraft(database, { page_id, draft_id });
const broken = 'See [this](/part/NOT-THERE)';
const waiver = {
  ...{ kind: 'unknown_part', key: 't', setting: 'text', about: 'NOT-THERE' },
  ...{ message: 'There is no part NOT-THERE.', reason: 'Comes next week' },
};

describe('HIVE-02 publishing', () => {
  test('is up to those who may publish; another draft that went live since is a conflict', async () => {
    const first = await draftWith('/publish', 'First');
    const second = await draftOn(first.page_id, 'Second');
    expect(await refusalOf(publish(first, {}, staff))).toMatchObject({
      user_message: hiveMessages.onlyMarketing.publish,
    });
    await publish(first);
    expect(await refusalOf(publish(second, { instead_of: null }))).toMatchObject({
      user_message: hiveMessages.otherPublished,
    });
    await publish(second, { instead_of: first.draft_id });
    expect([await draftOf(first), await draftOf(second)]).toMatchObject([{ published: 0 }, { published: 1 }]);
  });

  test('uses the waivers of the request under the name of who gave them, unless others are given', async () => {
    const draft = await draftWith('/waived', broken);
    const ask = (waivers: (typeof waiver)[]) =>
      changing(draft, (before) => requestDraft(before, { comment: ' For the fair ', waivers }), staff);
    expect(await ask([waiver])).toEqual({ comment: 'For the fair', isNews: true });
    expect(await ask([waiver])).toMatchObject({ isNews: false });
    expect(await refusalOf(publish(draft, { waivers: [] }))).toMatchObject({ error: 'preflight_failed' });
    await publish(draft);
    expect(await draftOf(draft)).toMatchObject({ published: 1, request_waivers: [{ ...waiver, by: 'staff' }] });
    expect(await refusalOf(ask([]))).toMatchObject({ user_message: hiveMessages.alreadyPublished });
  });

  test('is refused for a dead reference link, as the page shows it, and not for a link in code', async () => {
    const dead = await draftWith('/reference', 'See [this][1]\n\n[1]: /there-is-no-page');
    const refusal = await refusalOf(publish(dead));
    expect(refusal).toMatchObject({
      error: 'preflight_failed',
      user_message: expect.stringContaining('/there-is-no-page'),
    });
    const code = await draftWith('/code', '`[this](/there-is-no-page)`');
    await publish(code);
    expect(await draftOf(code)).toMatchObject({ published: 1 });
  });

  test('is requested for one draft of a page at a time; a withdrawn request can be news again', async () => {
    const first = await draftWith('/requested', 'First');
    const second = await draftOn(first.page_id, 'Second');
    const ask = (draft: DraftRef) => changing(draft, (before) => requestDraft(before, {}), staff);
    await ask(first);
    await ask(second);
    expect([await draftOf(first), await draftOf(second)]).toMatchObject([
      { publish_requested: 0 },
      { publish_requested: 1 },
    ]);
    await changing(second, withdrawRequest, staff);
    expect(await draftOf(second)).toMatchObject({ publish_requested: 0 });
    expect(await ask(second)).toMatchObject({ isNews: true });
  });
});

describe('HIVE-02 a plan to publish', () => {
  const plan = (draft: DraftRef, planned: string | null, caller = marketing) =>
    changing(draft, (before) => scheduleDraft(before, { at: planned }), caller);

  test('is refused to staff, for what is live, and for what visitors would see with errors', async () => {
    const draft = await draftWith('/planned', 'Planned');
    expect(await refusalOf(plan(draft, nine, staff))).toMatchObject({
      user_message: hiveMessages.onlyMarketing.publish,
    });
    expect(await refusalOf(plan(await draftWith('/planned-broken', broken), nine))).toMatchObject({
      error: 'preflight_failed',
    });
    await publish(draft);
    expect(await refusalOf(plan(draft, nine))).toMatchObject({ user_message: hiveMessages.schedule.published });
  });

  test('ends the editing of the draft until it is cancelled; cancelling no plan changes nothing', async () => {
    const draft = await draftWith('/cancelled', 'Planned');
    await plan(draft, nine);
    expect(await draftOf(draft)).toMatchObject({ finalised: 1, publish_at: nine });
    await plan(draft, null);
    expect(await draftOf(draft)).toMatchObject({ finalised: 0, publish_at: null });
    await database.query(sql`UPDATE hive_draft SET finalised = true WHERE draft_id = ${draft.draft_id}`);
    await plan(draft, null);
    expect(await draftOf(draft)).toMatchObject({ finalised: 1, publish_at: null });
  });
});

test('HIVE-02 a draft goes live at its time, once, by the hand of who planned it, and visitors see no plans', async () => {
  const draft = await draftWith('/spring', 'Spring');
  await planPublication(database, draft, nine);
  await runSchedule(at('2026-12-01T21:59:59.000Z'));
  expect(await readPublishedPage(database, '/spring')).toBeNull();
  await Promise.all([runSchedule(at(nine)), runSchedule(at(nine))]);
  const live = await readPublishedPage(database, '/spring');
  expect(live?.drafts[0]).toMatchObject({ draft_id: draft.draft_id, published_at: nine });
  expect(JSON.stringify(live)).not.toMatch(/publish_at|mktg/);
  const { drafts } = await readPage(database, draft.page_id);
  expect(drafts[0]).toMatchObject({ published: 1, finalised: 1, published_by: 'mktg', publish_at: null });
  const audits = await database.query(sql`
    SELECT result, detail->>'by' AS by FROM audit_log
    WHERE what = 'hive_draft_publish' AND detail->'page_id' = to_jsonb(${draft.page_id}::int)`);
  expect(audits).toEqual([{ result: 'ok', by: 'mktg' }]);
});

test('HIVE-02 a draft that visitors would see with errors is not published at its time, says why and can be mended', async () => {
  const draft = await draftWith('/broken', 'See [this](/part/NOT-THERE)');
  await planPublication(database, draft, nine);
  await database.query(sql`UPDATE hive_draft SET finalised = true WHERE draft_id = ${draft.draft_id}`);
  await runSchedule(at(nine));
  expect(await readPublishedPage(database, '/broken')).toBeNull();
  const { drafts } = await readPage(database, draft.page_id);
  expect(drafts[0]).toMatchObject({ published: 0, finalised: 0, publish_at: null });
  expect(drafts[0]?.schedule_problem).toContain('NOT-THERE');
  expect((await readComponents(database, draft.draft_id)).tree.size).toBe(2);
});

test('HIVE-01 HIVE-02 a deleted page loses its plans: restored later, it does not go live by itself', async () => {
  const draft = await draftWith('/deleted', 'Deleted');
  await planPublication(database, draft, nine);
  await markPageDeleted(database, { page_id: draft.page_id, parent: null }, by, now);
  const uri = { path: '/deleted', uri: '/deleted', own: true, settings: {} };
  await unmarkPageDeleted(database, draft.page_id, { parent: null, addresses: [uri], children: [] });
  await runSchedule(at('2027-06-01T00:00:00.000Z'));
  expect((await readPage(database, draft.page_id)).drafts[0]).toMatchObject({ published: 0, publish_at: null });
});

test('HIVE-02 a page is taken from visitors at its time and keeps its draft', async () => {
  const draft = await draftWith('/until', 'Until Christmas');
  await planPublication(database, draft, nine);
  await planUnpublish(database, draft.page_id, '2026-12-24T07:00:00.000Z', by);
  await runSchedule(at('2026-12-20T00:00:00.000Z'));
  expect(await readPublishedPage(database, '/until')).not.toBeNull();
  await runSchedule(at('2026-12-24T07:00:00.000Z'));
  expect(await readPublishedPage(database, '/until')).toBeNull();
  expect(await readPage(database, draft.page_id)).toMatchObject({ active: 0, unpublish_at: null });
});

test('HIVE-05 a component is pasted from another page under a new key; a root and one of a deleted draft are not', async () => {
  const [draft, source] = [await draftWith('/paste', 'Paste'), await draftWith('/source', 'Source')];
  const idOf = async ({ draft_id }: DraftRef, key: string) =>
    (await readComponents(database, draft_id)).records.get(key)?.component_id ?? 0;
  const paste = async (component_id: number) => {
    const new_parent = await idOf(draft, rootKey);
    return database.transaction(async (tx) =>
      pasteComponent(
        { ...(await readComponents(tx, draft.draft_id)), draft: await readDraft(tx, draft), tx },
        {
          ...{ page_id: source.page_id, draft_id: source.draft_id, component_id },
          ...{ new_page_id: draft.page_id, new_draft_id: draft.draft_id, new_parent, new_position: 0 },
        },
      ),
    );
  };
  const [root, text] = [await idOf(source, rootKey), await idOf(source, 't')];
  const { tree, top } = await paste(text);
  expect(top).not.toBe('t');
  expect(tree.get(top)).toMatchObject({ name: 'text', position: 0, settings: { text: 'Source' } });
  expect(tree.get('t')).toMatchObject({ position: 1, settings: { text: 'Paste' } });
  expect(await refusalOf(paste(root))).toMatchObject({ user_message: treeRefusals.is_root });
  await markDraftDeleted(database, source.draft_id, now);
  expect(await refusalOf(paste(text))).toMatchObject({ error: 'draft_not_found' });
});

test('HIVE-16 a section on a published page is changed by those who may publish, and checked; one that is gone is refused', async () => {
  const draft = await draftWith('/section', 'Section');
  const parts = (text: string) => [[{ ...newRoot, key: 'p', parent: 'part', name: 'text', settings: { text } }]];
  const { section_id } = (await insertSection(database, { name: 'Hours', parts: parts('Old') }, by, now)) ?? {
    section_id: 0,
  };
  const node = { ...newRoot, key: 's', parent: rootKey, name: 'section', settings: { section: String(section_id) } };
  await writeNodes(database, draft.draft_id, [node], new Map());
  const change = (text: string, caller: Caller, id = section_id) =>
    changing(draft, (given) => changeSection(given, id, parts(text)), caller);
  const stored = async () => (await readSections(database))[0]?.parts[0]?.[0]?.settings.text;
  await change('By staff', staff);
  expect(await stored()).toBe('By staff');
  await publish(draft);
  expect(await refusalOf(change('Again', staff))).toMatchObject({ user_message: hiveMessages.onlyMarketing.section });
  expect(await refusalOf(change(broken, marketing))).toMatchObject({ error: 'preflight_failed' });
  expect(await stored()).toBe('By staff');
  await change('By marketing', marketing);
  expect(await stored()).toBe('By marketing');
  expect(await refusalOf(change('Gone', marketing, section_id + 99))).toMatchObject({ error: 'section_not_found' });
});

test('HIVE-15 others hear of a tab that opens a draft, selects something else or closes, not of one that stays', async () => {
  const { draft_id } = await draftWith('/presence', 'Presence');
  let heard = 0;
  const stop = await database.listen(presenceChannel, () => {
    heard += 1;
  });
  const here = (component: string, isGone = false) =>
    database.transaction((tx) =>
      recordPresence(tx, { tab: 'tab-1', draft_id, user_id: 'ingrid', component, isGone }, now),
    );
  const counts: number[] = [];
  for (const step of [() => here('t'), () => here('t'), () => here(rootKey), () => here(rootKey, true)]) {
    await step();
    counts.push(heard);
  }
  expect(counts).toEqual([1, 1, 2, 3]);
  await stop();
});

test('HIVE-15 a preview link that never worked, has expired, or whose draft is deleted gets one response', async () => {
  const draft = await draftWith('/preview', 'Preview');
  const expires = new Date(now.getTime() + 60_000);
  const token = await createPreview(database, draft, by, now, expires);
  const read = (link: string, time: Date) => refusalOf(readPreviewedPage(database, link, time));
  expect(await read(token, now)).toBeNull();
  const ended = [await read('never', now), await read(token, expires)];
  await markDraftDeleted(database, draft.draft_id, now);
  ended.push(await read(token, now));
  // No message to display: the preview page itself explains it.
  expect(ended).toEqual(Array(3).fill({ status: 'ERROR', error: 'preview_ended' }));
});
