import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { callers, now, refusalOf } from '../services.fixture.ts';
import { bucketStore, databaseStore, mediaStoreOf } from './media-store.ts';
import type { PreparedFile } from './prepare.ts';
import { storeNew, storeReplacement } from './store-upload.ts';

const folder = mkdtempSync(join(tmpdir(), 'media-bucket-'));
let database: Database;
let store: ChildProcess;
let url = '';

beforeAll(async () => {
  database = await memoryDatabase();
  const file = fileURLToPath(new URL('../../../tests/support/stand-in-s3.mjs', import.meta.url));
  const env = { ...process.env, S3_BUCKET: 'pictures' };
  store = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'], env });
  for await (const line of createInterface({ input: store.stdout as NodeJS.ReadableStream })) {
    url = /is at (\S+)/.exec(line)?.[1] ?? '';
    if (url !== '') break;
  }
}, 120_000);
afterAll(async () => {
  store.kill();
  rmSync(folder, { recursive: true });
  await database.close();
});

function configOf(more: Readonly<Record<string, string>> = {}) {
  const path = join(folder, 'bucket.yaml');
  const settings = { endpoint: url, bucket: 'pictures', access_key_id: 'key', secret_access_key: 'secret', ...more };
  writeFileSync(path, JSON.stringify({ prefix: 'library/', ...settings }));
  return readConfig({ PORTAL_MEDIA_BUCKET: path });
}
const objects = async () => (await (await fetch(`${url}/state`)).json()) as string[];
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const file = (version: string) => ({
  version,
  blobs: [320, 640, 960].map((width) => ({ width, bytes: bytes(`${version} at ${width}`) })),
});

test('HIVE-13 files of the library are in the bucket of the setting, at every width, and not in the database', async () => {
  const media = mediaStoreOf({ config: configOf() });
  await media.put(database, 900_000_077, file('a1'));
  expect(await objects()).toEqual([320, 640, 960].map((width) => `library/900000077-a1-${width}`));
  const key = { media_id: 900_000_077, version: 'a1', width: 640 };
  expect(Buffer.from((await media.get(database, key)) ?? []).toString()).toBe('a1 at 640');
  expect(await databaseStore.get(database, key)).toBeNull();
  expect(await media.get(database, { ...key, version: 'none' })).toBeNull();
});

test('HIVE-13 replacing and deleting a file removes what the bucket has of it, and of no other', async () => {
  const media = mediaStoreOf({ config: configOf() });
  await media.put(database, 900_000_077, file('b2'));
  await media.put(database, 900_000_078, file('a1'));
  await media.removeOthers(database, 900_000_077, ['b2']);
  expect((await objects()).map((name) => name.replace(/-\d+$/, ''))).toEqual([
    ...Array(3).fill('library/900000077-b2'),
    ...Array(3).fill('library/900000078-a1'),
  ]);
  await media.removeOthers(database, 900_000_077, []);
  expect(await objects()).toHaveLength(3);
});

test('HIVE-13 an upload or replacement refused when its bytes are stored leaves nothing in the bucket', async () => {
  const services = { database, clock: { now: () => now }, config: configOf() };
  const upload = (version: string) => ({
    caller: callers.it,
    requestId: 'r1',
    name: 'nut.png',
    folder: '',
    file: { type: 'image/webp', version, width: 960, height: 640, blobs: file(version).blobs } as PreparedFile,
  });
  const before = await objects();
  const { media_id } = await storeNew(upload('d4'), services);
  const stored = await objects();
  expect(stored).toHaveLength(before.length + 3);
  await database.query(sql`
    INSERT INTO audit_log (at, user_id, real_user_id, what, result, request_id, detail)
    SELECT ${now.toISOString()}::timestamptz, ${callers.it.userId}, ${callers.it.userId}, 'media_upload', 'ok', 'r1', '{}'
    FROM generate_series(1, 300)`);
  expect(await refusalOf(storeNew(upload('e5'), services))).toMatchObject({ error: 'too_many_uploads' });
  expect(await objects()).toEqual(stored);
  expect(await refusalOf(storeReplacement(media_id, upload('e5'), services))).toMatchObject({
    error: 'too_many_uploads',
  });
  expect(await objects()).toEqual(stored);
});

test('HIVE-13 files from before the setting stay in the database and are found; without it nothing changes', async () => {
  expect(mediaStoreOf({ config: readConfig({}) })).toBe(databaseStore);
  const [row] = await database.query<{ media_id: number }>(sql`
    INSERT INTO media_file (name, type, version, width, height, widths, bytes, added, added_by)
    VALUES ('shed.webp', 'image/webp', 'a1', 960, 640, '{320,640,960}', 9, now(), 'mktg') RETURNING media_id`);
  const key = { media_id: row?.media_id ?? 0, version: 'a1', width: 320 };
  await databaseStore.put(database, key.media_id, file('a1'));
  const before = await databaseStore.get(database, key);
  expect(before?.length).toBeGreaterThan(0);
  expect(await mediaStoreOf({ config: configOf() }).get(database, key)).toEqual(before);
});

test('HIVE-13 a wrong key and wrong settings are named', async () => {
  const { mediaBucket } = configOf({ secret_access_key: 'other' });
  if (!mediaBucket) throw new Error('no bucket');
  await expect(bucketStore(mediaBucket).put(database, 1, file('c3'))).rejects.toThrow('The signature does not match.');
  expect(() => configOf({ bucket: 'Öl' })).toThrow('PORTAL_MEDIA_BUCKET');
  expect(() => configOf({ daily_at: '02:00' })).toThrow('PORTAL_MEDIA_BUCKET');
});
