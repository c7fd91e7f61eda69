import { rootKey } from '@portal/domain/hive';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { readComponents, writeNodes } from './components-store.ts';
import { markPageDeleted, unmarkPageDeleted } from './deleted-pages.ts';
import { insertDraft, newRoot, planPublication } from './drafts-store.ts';
import { addAddress, insertPage, planUnpublish, readPage } from './pages-store.ts';
import { readPublishedPage } from './published.ts';
import { runSchedule } from './run-schedule.ts';

let database: Database;
beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database.close());

const by = { username: 'mktg' };
const now = new Date('2026-11-23T00:00:00.000Z');
const nine = '2026-12-01T22:00:00.000Z';
const at = (time: string) => ({ database, clock: { now: () => new Date(time) } });

/** A page with a draft that has a text. */
async function draftWith(uri: string, text: string) {
  const page_id = await insertPage(database, { description: uri, parent: null, menu: true, active: true }, by, now);
  await addAddress(database, page_id, uri, true);
  const draft_id = await insertDraft(database, { page_id, description: '', forked_from: null }, by, now);
  const node = { ...newRoot, key: 't', parent: rootKey, name: 'text', settings: { text } };
  await writeNodes(database, draft_id, [newRoot, node], new Map());
  return { page_id, draft_id, username: 'mktg', waivers: [] };
}

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
    SELECT result, detail->>'by' AS by FROM audit_log WHERE what = 'hive_draft_publish'`);
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
