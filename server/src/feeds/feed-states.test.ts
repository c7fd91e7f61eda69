import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { readCells } from '../import/workbook-cells.ts';
import { callers } from '../services.fixture.ts';
import { readFeedStates } from './feed-states.ts';
import { tryLoad } from './load-folder.ts';
import { saveSource } from './sources.ts';

const sample = fileURLToPath(new URL('../../../examples/feeds', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'feed-states-'));
let now = new Date('2026-11-27T08:00:00Z');
const clock = { now: () => now };
let database: Database;

const load = (folder: string) =>
  tryLoad(
    { folder, isDelta: true, isCheck: false, reportFolder: null, approvalPercent: 100, channel: 'folder' },
    { database, clock, say: () => undefined, readSheet: (bytes) => readCells(Buffer.from(bytes)) },
  );
async function stateOf(feed: string) {
  const states = await readFeedStates({
    database,
    clock,
    config: { feedBucket: null, feedFolder: null, dataFolder: '' },
  });
  return states.find((each) => each.feed === feed);
}
const save = (name: string, feed: string, every_hours: number | null, daily_by: string | null) =>
  saveSource(
    database,
    { caller: callers.it, requestId: 'r1' },
    { name, feed, mapping: { columns: {}, constants: {}, values: {}, multiply: {} }, every_hours, daily_by },
    now,
  );

beforeAll(async () => {
  database = await memoryDatabase();
  await tryLoad(
    { folder: sample, isDelta: false, isCheck: false, reportFolder: null, approvalPercent: 100 },
    { database, clock, say: () => undefined, readSheet: (bytes) => readCells(Buffer.from(bytes)) },
  );
}, 120_000);
afterAll(async () => {
  rmSync(scratch, { recursive: true });
  await database.close();
});

test('a feed says why its newest load was refused, with the first error of its own file; its live rows stay', async () => {
  const before = await stateOf('stock');
  expect(before?.newest).toMatchObject({ state: 'live', reason: null, channel: 'command' });
  writeFileSync(join(scratch, 'prices.csv'), 'stock_code,quantity_break,price\nHXB-08030-ZP,1,POA\n');
  writeFileSync(
    join(scratch, 'stock.csv'),
    'stock_code,warehouse_code,available\nHXB-08030-ZP,SYD,5\nHXB-08030-ZP,SYD,many\nHXB-08030-ZP,SYD,few\n',
  );
  await load(scratch);
  const after = await stateOf('stock');
  expect(after).toMatchObject({ rows: before?.rows, load_id: before?.load_id });
  expect(after?.newest).toMatchObject({ state: 'ended', ending: 'refused', file: 'stock.csv' });
  expect(after?.newest?.reason).toMatchObject({ feed: 'stock', line: 3, column: 'available', value: 'many' });
  expect((await stateOf('prices'))?.newest?.reason).toMatchObject({ feed: 'prices', line: 2, value: 'POA' });
});

test('the next file of a feed is due by the schedules of its sources, the earliest first; a late one is named', async () => {
  expect((await stateOf('stock'))?.due).toBeNull();
  await save('erp-stock', 'stock', 4, null);
  // 06:05 in Sydney, eleven hours ahead.
  await save('wms-stock', 'stock', 24, '06:05');
  expect((await stateOf('stock'))?.due).toEqual({
    at: '2026-11-27T12:00:00.000Z',
    is_late: false,
    source: 'erp-stock',
  });
  now = new Date('2026-11-27T12:00:00Z');
  expect((await stateOf('stock'))?.due).toMatchObject({ is_late: true, source: 'erp-stock' });
  await save('erp-stock', 'prices', 4, null);
  expect((await stateOf('stock'))?.due).toEqual({
    at: '2026-11-27T19:05:00.000Z',
    is_late: false,
    source: 'wms-stock',
  });
});
