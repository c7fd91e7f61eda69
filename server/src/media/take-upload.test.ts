import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recordAudit } from '../audit/record-audit.ts';
import { sql } from '../db/database.ts';
import { callers, now, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import { takeUpload } from './take-upload.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
});
afterAll(() => store.database.close());

const author = { ...request, caller: callers.it };
const upTo = async (times: number) => {
  for (let i = 0; i < times; i += 1) {
    const what = i % 2 === 0 ? 'media_upload' : 'media_replace';
    await recordAudit(store.database, callers.it, request, now, { what, result: 'done', detail: {} });
  }
};

test('HIVE-13 after 300 files added or replaced within an hour, no more are received from the user', async () => {
  const services = { ...store.services, config: { ...store.services.config, virusScanner: null } };
  await upTo(299);
  const receive = vi.fn(async () => new TextEncoder().encode('no picture'));
  const upload = () => refusalOf(takeUpload(services, { ...author, name: 'bolt.png', folder: '' }, receive));
  expect(await upload()).not.toMatchObject({ error: 'too_many_uploads' });
  expect(receive).toHaveBeenCalledOnce();
  await upTo(1);
  expect(await upload()).toMatchObject({ error: 'too_many_uploads' });
  expect(receive).toHaveBeenCalledOnce();
});

test('HIVE-13 of files that arrive at the same moment only as many are stored as the limit leaves', async () => {
  const config = { ...store.services.config, virusScanner: null, mediaBucket: null } as typeof store.services.config;
  const services = { ...store.services, config };
  await store.database.query(sql`TRUNCATE media_file CASCADE`);
  const caller = { ...author.caller, userId: 'root', realUserId: 'root' };
  for (let i = 0; i < 298; i += 1) {
    await recordAudit(store.database, caller, request, now, { what: 'media_upload', result: 'done', detail: {} });
  }
  const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF');
  const uploads = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) =>
    refusalOf(takeUpload(services, { ...author, caller, name, folder: '' }, async () => pdf)),
  );
  const refusals = (await Promise.all(uploads)).flatMap((refusal) => refusal?.error ?? []);
  expect(refusals).toEqual(['too_many_uploads', 'too_many_uploads']);
  expect(await store.database.query(sql`SELECT 1 FROM media_file`)).toHaveLength(2);
});
