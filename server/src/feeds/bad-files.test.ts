import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { readCells } from '../import/workbook-cells.ts';
import { type BadFile, badFiles } from './bad-files.fixture.ts';
import { loadDelivery } from './feed-folder.ts';
import { loadFolder } from './load-folder.ts';

const sample = fileURLToPath(new URL('../../../examples/feeds', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'bad-feeds-'));
const clock = { now: () => new Date('2026-11-27T08:00:00Z') };
const readSheet = (bytes: Uint8Array) => readCells(Buffer.from(bytes));
let database: Database;
let said: string[] = [];
let before = '';

const load = (folder: string, isCheck: boolean) => {
  said = [];
  const say = (line: string) => void said.push(line);
  const request = { folder, isDelta: false, isCheck, reportFolder: null, approvalPercent: 100 };
  return loadFolder(request, { database, clock, say, readSheet });
};

/** A fingerprint of everything that loads write. */
async function live(): Promise<string> {
  const [row] = await database.query<{ hash: string }>(sql`
    SELECT md5(concat(
      (SELECT jsonb_agg(to_jsonb(r) ORDER BY feed, key, since) FROM feed_row r),
      (SELECT jsonb_agg(to_jsonb(p) ORDER BY stock_code) FROM part p),
      (SELECT jsonb_agg(to_jsonb(p) ORDER BY stock_code, accode, price_type, quantity_break) FROM price p),
      (SELECT jsonb_agg(to_jsonb(s) ORDER BY stock_code) FROM stock s),
      (SELECT jsonb_agg(to_jsonb(r) ORDER BY stock_code, relation, position) FROM part_relation r),
      (SELECT jsonb_agg(to_jsonb(m) ORDER BY match) FROM search_mutation m),
      (SELECT jsonb_agg(to_jsonb(s) ORDER BY name) FROM setting s))) AS hash`);
  return row?.hash ?? '';
}

beforeAll(async () => {
  database = await memoryDatabase();
  await load(sample, false);
  before = await live();
}, 120_000);
afterAll(async () => {
  rmSync(scratch, { recursive: true });
  await database.close();
});

const cases = badFiles.map((each): [string, BadFile] => [each.name, each]);

test.each(cases)(
  'by command: %s is reported by a check and keeps a load from happening',
  async (_, { file, bytes, message }) => {
    const folder = mkdtempSync(join(scratch, 'command-'));
    writeFileSync(join(folder, file), bytes());
    const from = file.endsWith('.zip') ? join(folder, file) : folder;
    for (const isCheck of [true, false]) {
      const refusal = await load(from, isCheck).then(
        () => '',
        (error: Error) => error.message,
      );
      expect([...said, refusal]).toContainEqual(expect.stringMatching(message));
      expect(refusal).not.toBe('');
    }
    expect(await live()).toBe(before);
  },
);

test.each(cases)('in the watched folder: %s is moved to failed with a report', async (_, { file, bytes, message }) => {
  const folder = mkdtempSync(join(scratch, 'folder-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), bytes());
  writeFileSync(join(folder, 'load.ready'), '');
  await loadDelivery({ database, clock, config: readConfig({ PORTAL_FEED_FOLDER: folder }) }, { readSheet });
  expect(readdirSync(folder)).toEqual(['failed']);
  const [time = ''] = readdirSync(join(folder, 'failed'));
  const report = readFileSync(join(folder, 'failed', time, 'report.txt'), 'utf8');
  expect(report.split('\n')).toContainEqual(expect.stringMatching(message));
  expect(await live()).toBe(before);
});

test('statements over whole feeds have the long deadline of a load, so that a slow machine ends none', async () => {
  const folder = mkdtempSync(join(scratch, 'slow-'));
  cpSync(sample, folder, { recursive: true });
  writeFileSync(
    join(folder, 'order-events.csv'),
    'event_id,order_number,kind,date\nE1,KES014-000001,picked,2026-11-24\n',
  );
  const short: string[] = [];
  const watched = new Proxy(database, {
    get(target, name) {
      if (name !== 'query') {
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return (statement: Parameters<Database['query']>[0]) => {
        // Batches of rows are small whatever the size of the file.
        if (/feed_row/.test(statement.text) && !/unnest/.test(statement.text)) short.push(statement.text);
        return target.query(statement);
      };
    },
  });
  const request = { folder, isDelta: false, isCheck: true, reportFolder: null, approvalPercent: 100 };
  await expect(loadFolder(request, { database: watched, clock, say: () => undefined, readSheet })).rejects.toThrow(
    /^1 error\. Nothing was loaded/,
  );
  expect(short).toEqual([]);
});
