import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { markPageDeleted, readDeletedPages, removeDeletedPages } from './deleted-pages.ts';
import { addAddress, insertPage, readPages } from './pages-store.ts';

let database: Database;
beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database.close());

const caller = { username: 'mktg' };
const day = 86_400_000;

test('HIVE-01 a deleted page can be restored for 30 days, then the job removes it; other pages stay', async () => {
  const deletedAt = new Date('2026-11-01T00:00:00.000Z');
  const later = (days: number) => new Date(deletedAt.getTime() + days * day);
  const fields = { description: '', parent: null, menu: true, active: true };
  const page_id = await insertPage(database, fields, caller, deletedAt);
  const other = await insertPage(database, fields, caller, deletedAt);
  const child = await insertPage(database, { ...fields, parent: page_id }, caller, deletedAt);
  for (const id of [page_id, other, child]) await addAddress(database, id, `/deleted-${id}`, true);
  await database.query(sql`
    INSERT INTO hive_draft (page_id, created, created_by, changed, changed_by)
    VALUES (${page_id}, ${deletedAt.toISOString()}, 'mktg', ${deletedAt.toISOString()}, 'mktg')`);
  await markPageDeleted(database, { page_id, parent: null }, caller, deletedAt);
  const ids = async (now: Date) => (await readDeletedPages(database, now)).map((each) => each.page_id);
  const stored = async () =>
    (await database.query(sql`SELECT page_id FROM hive_page WHERE page_id = ${page_id}`)).length;

  await removeDeletedPages({ database, clock: { now: () => later(29) } });
  expect([await ids(later(29)), await stored()]).toEqual([[page_id], 1]);
  expect(await ids(later(30))).toEqual([]);
  await removeDeletedPages({ database, clock: { now: () => later(30) } });
  expect(await stored()).toBe(0);
  expect((await readPages(database)).map((each) => [each.page_id, each.parent])).toEqual([
    [other, null],
    [child, null],
  ]);
});
