import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { readCells } from '../import/workbook-cells.ts';
import { callers } from '../services.fixture.ts';
import { loadDelivery } from './feed-folder.ts';
import { readProblems } from './load-problems.ts';
import { readLoads } from './load-views.ts';
import { beginLoad, liveLoad, recordLoad } from './loads.ts';
import { saveSource } from './sources.ts';

const sample = fileURLToPath(new URL('../../../examples/feeds', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'feed-folder-'));
const now = new Date('2026-11-20T08:00:00Z');
const clock = { now: () => now };
let database: Database;

beforeAll(async () => {
  database = await memoryDatabase();
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

const run = () =>
  loadDelivery(
    { database, clock, config: readConfig({ PORTAL_FEED_FOLDER: folder }) },
    {
      readSheet: (bytes) => readCells(Buffer.from(bytes)),
    },
  );
const arrived = (kind: 'done' | 'failed') => join(folder, kind, '2026-11-20T08-00-00.000Z');
const put = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('files are loaded when their marker arrives, and moved to done with a report', async () => {
  cpSync(sample, folder, { recursive: true });
  await run();
  expect(await liveLoad(database)).toBeNull();
  put('load.ready', '');
  await run();
  const live = await liveLoad(database);
  expect(live).toMatchObject({ state: 'live', mode: 'full' });
  expect(readdirSync(folder)).toEqual(['done']);
  expect(readdirSync(arrived('done'))).toEqual(expect.arrayContaining(['parts.csv', 'load.ready', 'report.txt']));
  const report = readFileSync(join(arrived('done'), 'report.txt'), 'utf8');
  expect(report).toMatch(/^warehouses \(warehouses\.csv\): 3 rows[\s\S]*\nLoad 1 is live\.\n$/);
  expect(report).not.toMatch(/Warning/);
});

test('a delivery waits while another load is running; a delta is loaded with its own marker', async () => {
  const other = await beginLoad(database, clock, { folder: 'x', feeds: [], digest: 'x' });
  put('prices.csv', 'stock_code,quantity_break,price\nHXB-12050-ZP,1,14.00\n');
  put('delta.ready', '');
  await run();
  expect(existsSync(join(folder, 'delta.ready'))).toBe(true);
  await recordLoad(database, clock, other, 'refused', { feeds: [], approval: [] });
  await run();
  expect(await liveLoad(database)).toMatchObject({ mode: 'delta', feeds: ['prices'] });
  expect(existsSync(join(folder, 'delta.ready'))).toBe(false);
});

test('files with errors are moved to failed with the reasons', async () => {
  put('prices.csv', 'stock_code,quantity_break,price\nHXB-12050-ZP,1,POA\n');
  put('delta.ready', '');
  await run();
  expect(readdirSync(arrived('failed')).sort()).toEqual([
    'delta.ready',
    'prices.checked.csv',
    'prices.csv',
    'report.txt',
  ]);
  expect(readFileSync(join(arrived('failed'), 'report.txt'), 'utf8')).toMatch(
    /prices\.csv, line 2: price "POA" is not a number[\s\S]*Written with reasons: prices\.checked\.csv\nNothing was loaded\. Correct the files/,
  );
  expect(readdirSync(folder).sort()).toEqual(['done', 'failed']);
});

test('a marker without files fails with a reason', async () => {
  put('load.ready', '');
  await run();
  expect(readFileSync(join(arrived('failed'), 'report.txt'), 'utf8')).toMatch(/has no file of a feed/);
  // The data screen shows it, too.
  const { loads } = await readLoads(database, {});
  expect(loads[0]).toMatchObject({ state: 'ended', ending: 'refused', channel: 'folder', feeds: [], errors: 1 });
  const { problems } = await readProblems(database, loads[0]?.load_id ?? 0, { from: 0, most: 10 });
  expect(problems).toEqual([expect.objectContaining({ message: expect.stringMatching(/has no file of a feed/) })]);
});

test('a source with the name of a feed reads its files too', async () => {
  const by = { caller: callers.it, requestId: 'r1' };
  const mapping = { columns: { stock_code: 'Artikel', price: 'Preis' }, constants: {}, values: {}, multiply: {} };
  await saveSource(database, by, { name: 'prices', feed: 'prices', mapping, every_hours: null }, clock.now());
  put('prices.csv', 'Artikel,Preis\nHXB-12050-ZP,17.00\n');
  put('delta.ready', '');
  const delivered = await run();
  expect(delivered).toMatchObject({ state: 'live' });
  const live = await liveLoad(database);
  expect(live?.report.feeds).toMatchObject([{ feed: 'prices', changed: 1, mapped: { source: 'prices' } }]);
});
