import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { memoryDatabase } from '../../db/memory-store.fixture.ts';
import { readCells } from '../../import/workbook-cells.ts';
import { tryLoad } from '../load-folder.ts';
import { undoLoad } from '../switch-load.ts';
import { readLoadedPicture } from './picture-store.ts';

const sample = fileURLToPath(new URL('../../../../examples/feeds', import.meta.url));
const clock = { now: () => new Date('2026-11-20T08:00:00Z') };
let database: Database;
let folder: string;

beforeAll(async () => {
  database = await memoryDatabase();
}, 120_000);
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const picture = (red: number) =>
  sharp({ create: { width: 900, height: 450, channels: 3, background: { r: red, g: 90, b: 90 } } })
    .jpeg()
    .toBuffer();
const load = (more: object = {}) =>
  tryLoad(
    { folder, isDelta: false, isCheck: false, reportFolder: null, approvalPercent: 20, ...more },
    { database, clock, say: () => undefined, readSheet: (bytes) => readCells(Buffer.from(bytes)) },
  );
const shown = async (name: string) => {
  const [large, small] = await Promise.all([600, 80].map((size) => readLoadedPicture(database, size, name)));
  return large && small ? { version: large.version, sizes: await Promise.all([large, small].map(sizeOf)) } : null;
};
const sizeOf = async ({ bytes }: { readonly bytes: Uint8Array }) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
};

test('PART-12 pictures beside the feed files are shown in every size when their load is live, and roll back with it', async () => {
  cpSync(sample, folder, { recursive: true });
  const parts = readFileSync(join(folder, 'parts.csv'), 'utf8').split('\n');
  const withImages = parts.map((line, at) =>
    line === '' ? line : `${line},${at === 0 ? 'image' : at < 3 ? 'C:\\Bilder\\Hex Bolt.jpg' : ''}`,
  );
  writeFileSync(join(folder, 'parts.csv'), withImages.join('\n'));
  writeFileSync(join(folder, 'hex bolt.JPG'), await picture(10));

  const first = await load({ isHeld: true });
  expect(first.report.feeds.at(-1)).toMatchObject({ feed: 'images', file: '1 file', rows: 1, added: 1, warnings: 0 });
  // Nobody sees half a load.
  expect(await shown('Hex Bolt.jpg')).toBeNull();
  await load();
  const before = await shown('C:/Bilder/Hex Bolt.jpg');
  expect(before?.sizes).toEqual(['webp 600x300', 'webp 80x40']);
  expect((await load()).state).toBe('unchanged');

  // A delivery of pictures alone, later. The others stay.
  for (const name of ['parts.csv', 'prices.csv', 'hex bolt.JPG']) rmSync(join(folder, name));
  rmSync(folder, { recursive: true });
  cpSync(sample, folder, { recursive: true, filter: (path) => !path.endsWith('.csv') });
  writeFileSync(join(folder, 'Hex Bolt.jpg'), await picture(200));
  const second = await load();
  expect(second.state).toBe('live');
  expect(second.report.feeds).toMatchObject([{ feed: 'images', changed: 1, added: 0, gone: 0 }]);
  expect((await shown('hex bolt.jpg'))?.version).not.toBe(before?.version);
  await undoLoad({ database, clock }, second.loadId);
  expect((await shown('hex bolt.jpg'))?.version).toBe(before?.version);
});

test('a file that is not a picture, and a part whose picture was never loaded, are warnings with a remedy', async () => {
  writeFileSync(join(folder, 'broken.png'), (await picture(30)).subarray(0, 400));
  writeFileSync(join(folder, 'script.jpg'), '<html><script>alert(1)</script></html>');
  const header = 'stock_code,description,category,product_type,image\n';
  writeFileSync(join(folder, 'parts.csv'), `${header}HXB-08030-ZP,Bolt,Nuts,Bolts,nowhere.jpg\n`);
  const { state, problems } = await load({ isDelta: true });
  expect(state).toBe('live');
  expect(problems.all.map(({ level, file, line, value, message }) => [level, file, line, value, message])).toEqual([
    ['warning', 'broken.png', null, null, 'is not a picture, is damaged, or is larger than 20 MB'],
    ['warning', 'script.jpg', null, null, 'is not a picture, is damaged, or is larger than 20 MB'],
    ['warning', 'parts.csv', 2, 'nowhere.jpg', 'is a picture that has not been loaded'],
  ]);
  expect(await shown('script.jpg')).toBeNull();
});
