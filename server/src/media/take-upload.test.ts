import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recordAudit } from '../audit/record-audit.ts';
import { callers, now, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import { takeUpload } from './take-upload.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
});
afterAll(() => store.database.close());

test('HIVE-13 after 300 files added or replaced within an hour, no more are received from the user', async () => {
  const { database } = store;
  const services = { ...store.services, config: { ...store.services.config, virusScanner: null } };
  const author = { ...request, caller: callers.it };
  for (let i = 0; i < 299; i += 1) {
    const what = i % 2 === 0 ? 'media_upload' : 'media_replace';
    await recordAudit(database, callers.it, request, now, { what, result: 'done', detail: {} });
  }
  const receive = vi.fn(async () => new TextEncoder().encode('no picture'));
  const upload = () => refusalOf(takeUpload(services, { ...author, name: 'bolt.png', folder: '' }, receive));
  expect(await upload()).not.toMatchObject({ error: 'too_many_uploads' });
  expect(receive).toHaveBeenCalledOnce();
  await recordAudit(database, callers.it, request, now, { what: 'media_replace', result: 'done', detail: {} });
  expect(await upload()).toMatchObject({ error: 'too_many_uploads' });
  expect(receive).toHaveBeenCalledOnce();
});
