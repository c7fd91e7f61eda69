import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCertificates } from '../certificates/read-certificates.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { loadFolder } from './load-folder.ts';
import { liveLoad } from './loads.ts';
import { undoLoad } from './switch-load.ts';

const sample = fileURLToPath(new URL('../../../examples/feeds', import.meta.url));
let database: Database;
let folder: string;
let said: string[];

beforeAll(async () => {
  database = await memoryDatabase();
}, 120_000);
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feeds-'));
  cpSync(sample, folder, { recursive: true });
  said = [];
  return () => rmSync(folder, { recursive: true, force: true });
});

const work = () => ({
  database,
  clock: { now: () => new Date('2026-11-20T08:00:00Z') },
  say: (line: string) => void said.push(line),
  readSheet: () => Promise.reject(new Error('There are no workbooks here.')),
});
const load = () =>
  loadFolder({ folder, isDelta: false, isCheck: false, reportFolder: null, approvalPercent: 100 }, work());
const change = (file: string, from: string | RegExp, to: string) => {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

/** Documents, certificates, synonyms and past orders as buyers see them. */
async function live(): Promise<Record<string, unknown>> {
  const [row] = await database.query<Record<string, unknown>>(sql`
    SELECT
      (SELECT jsonb_agg(to_jsonb(d) ORDER BY resource_id) FROM document d) AS documents,
      (SELECT jsonb_agg(to_jsonb(d) ORDER BY stock_code, resource_id) FROM part_document d) AS part_documents,
      (SELECT jsonb_agg(to_jsonb(c) ORDER BY certificate_no) FROM test_certificate c) AS certificates,
      (SELECT jsonb_agg(to_jsonb(m) ORDER BY match) FROM search_mutation m) AS synonyms,
      (SELECT jsonb_agg(to_jsonb(o) ORDER BY so_order_no) FROM sales_order o) AS orders,
      (SELECT jsonb_agg(to_jsonb(l) ORDER BY so_order_no, line_number) FROM sales_order_line l) AS lines`);
  return row ?? {};
}

test('PART-07 CERT-01 HIST-04 documents, certificates, synonyms, order history and what invoices print come in through feeds', async () => {
  await load();
  expect(await live()).toMatchObject({
    documents: [
      { resource_id: 'ds-hex-bolts', kind: 'data sheet', path: 'https://files.example.com/hex-bolts.pdf', body: [] },
      { resource_id: 'guide-galvanised', path: '/media/galvanised-threads.pdf' },
    ],
    part_documents: [
      { stock_code: 'HXB-08030-HDG', resource_id: 'guide-galvanised' },
      { stock_code: 'HXB-08030-ZP', resource_id: 'ds-hex-bolts' },
      { stock_code: 'HXB-12050-ZP', resource_id: 'ds-hex-bolts' },
    ],
    synonyms: [
      { match: 'allthread', replacement: 'threaded rod' },
      { match: 'zp', replacement: 'zinc' },
    ],
    orders: [
      {
        so_order_no: 'SO-240117',
        accode: 'KES014',
        total: 82.8,
        deliver_to: 'Site office\n4 Wharf Street\nRosehill NSW 2142',
        due_date: '2026-08-31',
      },
      { so_order_no: 'SO-240355', deliver_to: '', due_date: null },
    ],
    lines: [
      { stock_code: 'HXB-12050-ZP', so_display_qty: 500, price: 10.8, price_per: 100 },
      { description: 'Hex nut M12 zinc' },
      // A part that has left the catalogue.
      { stock_code: 'HXB-12050-HDG-OLD' },
    ],
  });
  const [certificate] = await readCertificates(database, ['TC-100001']);
  expect(certificate).toMatchObject({
    batch: 'B48213',
    standard: 'AS 1110.1',
    chemistry: { C: '0.34', Mn: '0.82', P: '0.014' },
    mechanical: [
      { property: 'Tensile strength', value: '852 MPa' },
      { property: 'Proof load', value: 'passed' },
    ],
  });
});

test('a load changes and removes them, and a rollback restores them', async () => {
  const before = await live();
  change('documents.csv', 'Hex bolts: AS 1110.1', 'Hex bolts');
  change('part-documents.csv', /HXB-12050.*\n/, '');
  change('certificates.csv', 'C=0.34', 'C=0.35');
  change('search-synonyms.csv', /zp.*\n/, '');
  // The lines of a removed order go with it.
  change('past-orders.csv', /SO-240355.*\n/, '');
  change('past-order-lines.csv', /SO-240355.*\n/, '');
  change(
    'accounts.csv',
    /dropship_allowed\n(.*)\n/,
    'dropship_allowed,address,business_number\n$1,12 Foundry Road|Parramatta,51 824\n',
  );
  change('accounts.csv', /(BRU007.*)\n/, '$1,,\n');
  await load();
  const after = await live();
  expect(after).toMatchObject({ synonyms: [{ match: 'allthread' }], orders: [{ so_order_no: 'SO-240117' }] });
  expect(after.lines).toHaveLength(2);
  expect(after.part_documents).toHaveLength(2);
  expect(await database.query(sql`SELECT address, business_number FROM account WHERE accode = 'KES014'`)).toEqual([
    { address: '12 Foundry Road\nParramatta', business_number: '51 824' },
  ]);
  const done = await liveLoad(database);
  await undoLoad(work(), done?.load_id ?? 0);
  expect(await live()).toEqual(before);
});

test.each([
  [
    'documents.csv',
    '/media/galvanised-threads.pdf',
    'javascript:alert(1)',
    /line 3: path "javascript:alert\(1\)" is not an address of a file/,
  ],
  [
    'documents.csv',
    '/media/galvanised-threads.pdf',
    '//elsewhere.example/x',
    /line 3: path .* is not an address of a file/,
  ],
  [
    'part-documents.csv',
    'guide-galvanised',
    'guide-none',
    /line 4: document "guide-none" is not in the feed documents/,
  ],
  ['past-orders.csv', 'KES014', 'NOBODY', /line 2: accode "NOBODY" is not in the feed accounts/],
  ['past-order-lines.csv', 'SO-240355,1', 'SO-999999,1', /line 4: order_no "SO-999999" is not in the feed past-orders/],
])('%s: %s becoming %s is refused, with line and remedy', async (file, from, to, message) => {
  const before = await live();
  change(file, from, to);
  await expect(load()).rejects.toThrow(/Nothing was loaded/);
  expect(said).toContainEqual(expect.stringMatching(message));
  expect(await live()).toEqual(before);
});
