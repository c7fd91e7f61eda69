import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { readCells } from '../import/workbook-cells.ts';
import { loadFolder } from './load-folder.ts';
import { mapSample } from './map-sample.ts';

const sample = fileURLToPath(new URL('../../../examples/feeds', import.meta.url));
const readSheet = (bytes: Uint8Array) => readCells(Buffer.from(bytes));
const folder = mkdtempSync(join(tmpdir(), 'sample-'));
let database: Database;

beforeAll(async () => {
  database = await memoryDatabase();
  const request = { folder: sample, isDelta: false, isCheck: false, reportFolder: null, approvalPercent: 20 };
  const clock = { now: () => new Date('2026-11-20T08:00:00Z') };
  await loadFolder(request, { database, clock, say: () => undefined, readSheet });
}, 120_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = (text: string) => {
  const path = join(folder, 'Preise.csv');
  writeFileSync(path, text, 'latin1');
  return mapSample({ file: 'Preise.csv', path }, {}, { database, readSheet });
};

test('a report with titles above its header is read from the header on', async () => {
  const { feed, mapping, columns, rows, stopped } = await read(
    [
      'Bolt & Co, Preisliste',
      'gedruckt 26.11.2026',
      '',
      'Artikelnummer;Staffelmenge;Preis (netto)',
      'HXB-08030-ZP;1;6,13',
      'X;1;7,10',
    ].join('\n'),
  );
  expect(mapping.header_line).toBe(4);
  expect({ feed, stopped }).toEqual({ feed: 'prices', stopped: null });
  expect(columns.map(({ name }) => name)).toEqual(['Artikelnummer', 'Staffelmenge', 'Preis (netto)']);
  expect(rows.map(({ line, values }) => [line, values.stock_code, values.price])).toEqual([
    [5, 'HXB-08030-ZP', '6.13'],
    [6, 'X', '7.10'],
  ]);
});

test('rows that a mapping leaves out are counted apart, and what is left is compared', async () => {
  const text = 'stock_code,quantity_break,price\nHXB-08030-ZP,1,6.13\nHXB-08030-ZP,500,POA\n';
  const path = join(folder, 'prices.csv');
  writeFileSync(path, text);
  const mapping = { columns: {}, constants: {}, values: {}, multiply: {}, leave_out: { price: ['POA'] } };
  const read = await mapSample({ file: 'prices.csv', path }, { feed: 'prices', mapping }, { database, readSheet });
  expect(read).toMatchObject({ count: 1, left_out: 1, wrong: 0, faults: [], difference: { compared: 1, same: 1 } });
  expect(read.yaml).toContain('leave_out');
});

test('a sample is compared with the live data: new, changed and equal rows, and live rows that it does not have', async () => {
  const { difference, rows } = await read(
    [
      'Artikelnummer;Staffelmenge;Preis (netto)',
      'HXB-08030-ZP;1;6,13',
      'HXB-08030-ZP;500;5,20',
      'HXB-08030-ZP;2000;4,90',
      'HXB-08030-ZP;2000;4,80',
      'HXN-08000-ZP;1;auf Anfrage',
      '',
    ].join('\n'),
  );
  const [live] = await database.query<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM feed_row WHERE feed = 'prices' AND until IS NULL`,
  );
  const count = live?.count ?? 0;
  // The second row of a key does not count, and the price that cannot be read is an error, not a difference.
  expect(difference).toEqual({ compared: 3, added: 1, changed: 1, same: 1, missing: count - 2, live: count });
  expect(rows.map(({ change, before }) => [change, before])).toEqual([
    ['same', {}],
    ['changed', { price: '5.52' }],
    ['new', {}],
    [null, {}],
    [null, {}],
  ]);
});

test('a sample with an open quotation mark is refused with its line', async () => {
  await expect(read('Artikelnummer;Preis (netto)\nHXB-08030-ZP;6,13\nHXB-08030-ZP;"5,52\n')).rejects.toThrow(
    'The file cannot be read from line 3 on: a quoted cell that begins here does not end. Close the quotation mark',
  );
});
