import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { exchangeContent, readFormerFiles, removeFormerFiles } from './former-files.ts';
import { databaseStore } from './media-store.ts';

let database: Database;
beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database.close());

const config = readConfig({});
const day = 86_400_000;
const start = new Date('2026-11-01T00:00:00.000Z');
const after = (days: number) => new Date(start.getTime() + days * day);
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const content = (version: string) => ({
  type: 'image/webp' as const,
  version,
  width: 320,
  height: 200,
  widths: [320],
  bytes: 2,
});
const store = (media_id: number, version: string) =>
  databaseStore.put(database, media_id, { version, blobs: [{ width: 320, bytes: bytesOf(version) }] });

async function addFile(version: string): Promise<number> {
  const [row] = await database.query<{ media_id: number }>(sql`
    INSERT INTO media_file (name, type, version, width, height, widths, bytes, added, added_by)
    VALUES ('shed.jpg', 'image/webp', ${version}, 320, 200, '{320}', 2, ${start.toISOString()}, 'mktg') RETURNING media_id`);
  const media_id = row?.media_id ?? 0;
  await store(media_id, version);
  return media_id;
}

async function replace(media_id: number, version: string, now: Date): Promise<void> {
  await store(media_id, version);
  await exchangeContent(database, media_id, content(version), { username: 'mktg' }, now);
}
const formerOf = async (media_id: number, now: Date) =>
  (await readFormerFiles({ database, config }, media_id, now)).map(({ version }) => version);
const stored = async (media_id: number) =>
  (
    await database.query<{ version: string }>(sql`
      SELECT version FROM media_blob WHERE media_id = ${media_id} ORDER BY version`)
  ).map(({ version }) => version);
const work = (now: Date) => ({ database, config, clock: { now: () => now } });

test('HIVE-13 a replaced picture can be put back for 30 days, then the job deletes it; later ones stay', async () => {
  const media_id = await addFile('a1');
  const other = await addFile('d4');
  await replace(media_id, 'b2', start);
  await replace(media_id, 'c3', after(10));
  const [latest] = await readFormerFiles({ database, config }, media_id, after(10));
  expect(latest).toEqual({
    ...{ version: 'b2', type: 'image/webp', bytes: 2, width: 320, height: 200, replaced_by: 'mktg' },
    thumbnail: `data:image/webp;base64,${Buffer.from('b2').toString('base64')}`,
    replaced: after(10).toISOString(),
    removed_from: after(40).toISOString(),
  });
  await removeFormerFiles(work(after(29)));
  expect(await formerOf(media_id, after(29))).toEqual(['b2', 'a1']);
  expect(await stored(media_id)).toEqual(['a1', 'b2', 'c3']);
  expect(await formerOf(media_id, after(30))).toEqual(['b2']);
  await removeFormerFiles(work(after(30)));
  expect(await stored(media_id)).toEqual(['b2', 'c3']);
  await removeFormerFiles(work(after(40)));
  expect(await stored(media_id)).toEqual(['c3']);
  expect(await stored(other)).toEqual(['d4']);
});

test('HIVE-13 what is put back counts as shown, however long it was former, and the same file again replaces nothing', async () => {
  const media_id = await addFile('a1');
  await replace(media_id, 'b2', start);
  await exchangeContent(database, media_id, content('a1'), { username: 'mktg' }, after(29));
  expect(await formerOf(media_id, after(29))).toEqual(['b2']);
  await replace(media_id, 'a1', after(29));
  expect(await formerOf(media_id, after(29))).toEqual(['b2']);
  await removeFormerFiles(work(after(60)));
  expect(await stored(media_id)).toEqual(['a1']);
});
