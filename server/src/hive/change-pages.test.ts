import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAudit } from '../audit/record-audit.ts';
import { sql } from '../db/database.ts';
import { hiveMessages } from '../messages/hive.ts';
import { callers, now, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import type { Caller } from '../session/caller.ts';
import { addAlias, createPage, deletePage } from './change-pages.ts';
import { changeUriSettings } from './change-uri-settings.ts';
import type { ChangingPages } from './changing-pages.ts';
import { markPageDeleted, readDeletedPages, removeDeletedPages } from './deleted-pages.ts';
import { addAddress, insertPage, readPages } from './pages-store.ts';
import { restorePage } from './restore-page.ts';
import { removeRedirect, saveRedirect } from './save-redirect.ts';
import { needsTimeAhead } from './schedule-draft.ts';
import { updatePage } from './update-page.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
});
afterAll(() => store.database.close());

const marketing: Caller = { ...callers.it, kind: 'mktg' };
const staff: Caller = { ...callers.it, kind: 'staff' };

/** Makes a change to all pages, without the lock and the notifications of a call. */
const changing = <Result>(work: (given: ChangingPages) => Promise<Result>, caller = marketing): Promise<Result> =>
  store.database.transaction(async (tx) => {
    const audit: ChangingPages['audit'] = (what, detail) =>
      recordAudit(tx, caller, request, now, { what, result: 'ok', detail });
    return work({ tx, caller, pages: await readPages(tx), now, audit });
  });
const create = (uri: string, more: object = {}) => changing((given) => createPage(given, { uri, ...more }));
const problems = async (work: Promise<unknown>) => (await refusalOf(work))?.validation_results;

describe('HIVE-01 pages', () => {
  test('an address belongs to one page; a parent must exist', async () => {
    const page = await create('/winter', { description: ' Winter ' });
    expect(page).toMatchObject({ uri_path: '/winter', description: 'Winter', parent: null });
    expect(await problems(create('/Winter/'))).toMatchObject([{ field: 'uri' }]);
    expect(await problems(create('/summer', { parent: 999 }))).toEqual([
      { field: 'parent', message: hiveMessages.noParentPage },
    ]);
  });

  test('an alias is added once; an address that another page has is refused', async () => {
    const { page_id } = await create('/spring');
    const alias = (text: string) => changing((given) => addAlias(given, { page_id, alias: text }));
    expect((await alias('/spring-sale')).aliases).toEqual(['/spring-sale']);
    expect((await alias('/spring-sale')).aliases).toEqual(['/spring-sale']);
    expect(await problems(alias('/winter'))).toMatchObject([{ field: 'alias' }]);
  });

  test('a changed address stays as an alias where the aliases are given; a page does not go below itself', async () => {
    const { page_id } = await create('/autumn');
    const update = (more: object) => changing((given) => updatePage(given, { page_id, ...more }));
    expect(await update({ uri: '/fall', aliases: [] })).toMatchObject({ uri_path: '/fall', aliases: ['/autumn'] });
    expect(await problems(update({ parent: page_id }))).toEqual([
      { field: 'parent', message: hiveMessages.pageBelowItself },
    ]);
    const past = new Date(now.getTime() - 1).toISOString();
    expect(await problems(update({ unpublish_at: past }))).toEqual([
      { field: 'unpublish_at', message: hiveMessages.schedule.past },
    ]);
  });

  test('a deleted page is restored with the aliases that are free; not while another page has its address', async () => {
    const { page_id } = await create('/easter');
    await changing((given) => addAlias(given, { page_id, alias: '/bunny' }));
    const remove = (id: number) => changing((given) => deletePage(given, id));
    const restore = () => changing((given) => restorePage(given, page_id));
    await remove(page_id);
    const other = await create('/bunny');
    const { page, notes } = await restore();
    expect(page).toMatchObject({ uri_path: '/easter', aliases: [] });
    expect(notes).toHaveLength(1);
    expect(await restore()).toMatchObject({ notes: [] });
    await remove(page_id);
    const taker = await create('/easter');
    expect(await refusalOf(restore())).toMatchObject({ error: 'address_taken' });
    await remove(taker.page_id);
    await remove(other.page_id);
  });
});

describe('HIVE-01 redirects', () => {
  const save = (path: string, target: string, more: { replaces?: string; caller?: Caller } = {}) => {
    const { caller = marketing, ...rest } = more;
    return changing((given) => saveRedirect(given, { path, target, permanent: true, ...rest }), caller);
  };

  test('are changed by those who may publish only', async () => {
    const expected = { user_message: hiveMessages.onlyMarketing.redirect };
    expect(await refusalOf(save('/a', '/winter', { caller: staff }))).toMatchObject(expected);
    expect(await refusalOf(changing((given) => removeRedirect(given, '/a'), staff))).toMatchObject(expected);
  });

  test('lead once: neither from the address of another nor to one', async () => {
    expect(await save('/A', ' /winter ')).toMatchObject([{ path: '/a', target: '/winter' }]);
    expect(await problems(save('/a', '/spring'))).toMatchObject([{ field: 'path' }]);
    expect(await problems(save('/b', '/a'))).toMatchObject([{ field: 'target' }]);
    expect(await save('/b', '/spring', { replaces: '/a' })).toMatchObject([{ path: '/b', target: '/spring' }]);
    expect(await changing((given) => removeRedirect(given, '/b'))).toEqual([]);
  });
});

test('HIVE-01, FILT-05 settings of an address are merged, and null removes one', async () => {
  const { page_id, uri_path: uri } = await create('/filters');
  const change = (settings: Record<string, unknown>, address = uri) =>
    changing((given) => changeUriSettings(given, { page_id, uri: address, settings }));
  await change({ finish: 'zinc', count: 3 });
  expect((await change({ finish: null, open: true })).uri_settings).toMatchObject([
    { uri, settings: { count: 3, open: true } },
  ]);
  expect(await problems(change({ long: 'x'.repeat(2001) }))).toEqual([
    { field: 'settings.long', message: hiveMessages.settingKind },
  ]);
  expect(await problems(change({}, '/winter'))).toEqual([{ field: 'uri', message: hiveMessages.notItsAddress }]);
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`s${i}`, i]));
  expect(await problems(change(many))).toEqual([{ field: 'settings', message: hiveMessages.mostSettings(50) }]);
  const audited = await store.database.query(sql`SELECT FROM audit_log WHERE what = 'hive_uri_settings'`);
  expect(audited).toHaveLength(2);
});

test('HIVE-15 a plan is ahead, by two years at most', () => {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000).toISOString();
  expect(() => needsTimeAhead(days(731), now, 'at')).not.toThrow();
  for (const at of [now.toISOString(), days(-1), days(733)]) expect(() => needsTimeAhead(at, now, 'at')).toThrow();
});

test('HIVE-01 a deleted page can be restored for 30 days, then the job removes it; other pages stay', async () => {
  const deletedAt = new Date('2026-11-01T00:00:00.000Z');
  const later = (days: number) => new Date(deletedAt.getTime() + days * 86_400_000);
  const fields = { description: '', parent: null, menu: true, active: true };
  const page_id = await insertPage(store.database, fields, marketing, deletedAt);
  const other = await insertPage(store.database, fields, marketing, deletedAt);
  const child = await insertPage(store.database, { ...fields, parent: page_id }, marketing, deletedAt);
  for (const id of [page_id, other, child]) await addAddress(store.database, id, `/deleted-${id}`, true);
  await store.database.query(sql`
    INSERT INTO hive_draft (page_id, created, created_by, changed, changed_by)
    VALUES (${page_id}, ${deletedAt.toISOString()}, 'mktg', ${deletedAt.toISOString()}, 'mktg')`);
  await markPageDeleted(store.database, { page_id, parent: null }, marketing, deletedAt);
  const own = new Set([page_id, other, child]);
  const ids = async (at: Date) =>
    (await readDeletedPages(store.database, at)).map((each) => each.page_id).filter((id) => own.has(id));
  const stored = async () =>
    (await store.database.query(sql`SELECT page_id FROM hive_page WHERE page_id = ${page_id}`)).length;

  await removeDeletedPages({ ...store, clock: { now: () => later(29) } });
  expect([await ids(later(29)), await stored()]).toEqual([[page_id], 1]);
  expect(await ids(later(30))).toEqual([]);
  await removeDeletedPages({ ...store, clock: { now: () => later(30) } });
  expect(await stored()).toBe(0);
  const left = (await readPages(store.database)).filter((each) => own.has(each.page_id));
  expect(left.map((each) => [each.page_id, each.parent])).toEqual([
    [other, null],
    [child, null],
  ]);
});
