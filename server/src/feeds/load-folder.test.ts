import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findParts } from '../catalogue/parts.ts';
import { forgetReference } from '../catalogue/reference.ts';
import { readParts, stockListVersion } from '../catalogue/stock-list.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { readCells } from '../import/workbook-cells.ts';
import { type LoadRequest, loadFolder } from './load-folder.ts';
import { beginLoad, liveLoad, newestLoads } from './loads.ts';
import { switchToLoad, undoLoad } from './switch-load.ts';

const sample = fileURLToPath(new URL('../../../examples/feeds', import.meta.url));
let database: Database;
let folder: string;
let said: string[];
let now = new Date('2026-11-20T08:00:00Z');

beforeAll(async () => {
  database = await memoryDatabase();
}, 120_000);
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feeds-'));
  cpSync(sample, folder, { recursive: true });
  said = [];
  forgetReference();
  return () => rmSync(folder, { recursive: true, force: true });
});

const work = () => ({
  database,
  clock: { now: () => now },
  say: (line: string) => void said.push(line),
  readSheet: (bytes: Uint8Array) => readCells(Buffer.from(bytes)),
});
const load = (more: Partial<LoadRequest> = {}) =>
  loadFolder({ folder, isCheck: false, reportFolder: null, approvalPercent: 20, ...more }, work());
const change = (file: string, from: string | RegExp, to: string) => {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

/** Everything that a load writes, without the numbers that the store gives by itself. Stock is of the three warehouses of the example. */
async function live(): Promise<Record<string, unknown>> {
  const [row] = await database.query<Record<string, unknown>>(sql`
    SELECT
      (SELECT jsonb_agg(to_jsonb(p) - 'part_id' ORDER BY stock_code) FROM part p) AS parts,
      (SELECT jsonb_agg(to_jsonb(p) ORDER BY stock_code, accode, price_type, quantity_break) FROM price p) AS prices,
      (SELECT jsonb_agg(jsonb_build_array(stock_code, available[1:3], next_dates[1:3]) ORDER BY stock_code) FROM stock) AS stock,
      (SELECT jsonb_agg(to_jsonb(r) ORDER BY stock_code, relation, position) FROM part_relation r) AS relations,
      (SELECT jsonb_agg(to_jsonb(f) - 'members' || jsonb_build_object('count', cardinality(members)) ORDER BY position) FROM filter f) AS filters,
      (SELECT jsonb_agg(to_jsonb(u) - 'user_id' ORDER BY username) FROM portal_user u) AS users,
      (SELECT jsonb_agg(to_jsonb(d) - 'ds_id' - 'replaces_ds_id' ORDER BY ds_id) FROM dropship_address d WHERE NOT deleted) AS addresses,
      (SELECT jsonb_agg(to_jsonb(d) ORDER BY deal_id) FROM deal d) AS deals,
      (SELECT jsonb_agg(to_jsonb(c) ORDER BY accode, stock_code) FROM customer_stock_code c) AS codes`);
  return row ?? {};
}

test('a check of an empty store reports every feed and changes nothing', async () => {
  const report = await load({ isCheck: true });
  expect(report.feeds).toHaveLength(18);
  expect(report.feeds.find(({ feed }) => feed === 'parts')).toMatchObject({
    rows: 43,
    added: 43,
    errors: 0,
    before: 0,
  });
  expect(said.at(-1)).toBe('The files are right. Nothing was changed.');
  const [rows] = await database.query<{ parts: number; staged: number }>(sql`
    SELECT (SELECT count(*) FROM part)::int AS parts, (SELECT count(*) FROM feed_row)::int AS staged`);
  expect(rows).toEqual({ parts: 0, staged: 0 });
});

test('a load fills an empty store with parts, prices, stock, filters, accounts and users', async () => {
  await load();
  expect(said.at(-1)).toMatch(/^Load \d+ is live\.$/);
  const bolt = (await findParts(database, 'KES014', ['HXB-12050-ZP'])).get('HXB-12050-ZP');
  expect(bolt?.facts).toMatchObject({
    description: 'Hex bolt M12 x 50 8.8 zinc',
    pack_weight: '6.667',
    pack_quantity: 100,
  });
  expect(bolt?.pricing.map(({ price_type, price, quantity_break }) => [price_type, price, quantity_break])).toEqual([
    ['standard', '12.00', 1],
    ['standard', '10.80', 500],
    ['special', '9.90', 1],
  ]);
  expect(bolt?.availability.map(({ warehouse_code }) => warehouse_code)).toEqual(['SYD', 'MEL', 'BNE']);
  const sizes = await database.query<{ filter: string }>(
    sql`SELECT filter FROM filter WHERE filter_root = 'SIZE' ORDER BY position`,
  );
  expect(sizes.map(({ filter }) => filter)).toEqual(['M8', 'M10', 'M12', 'M16']);
  const [information] = await database.query<{ information: unknown }>(
    sql`SELECT information FROM part WHERE stock_code = 'HXB-12050-ZP'`,
  );
  expect(information?.information).toMatchObject({
    dimensions: [{ symbol: 's', label: 'Across flats', value: '18 mm' }],
    details: [{ label: 'Standard', value: 'AS 1110.1' }],
    packaging: [
      { pack_code: 'BOX', quantity: 100 },
      { pack_code: 'CTN', quantity: 400 },
    ],
  });
  const accounts = await database.query<{ accode: string }>(sql`
    SELECT accode FROM user_account JOIN portal_user USING (user_id) WHERE username = 'sam.okafor' ORDER BY position`);
  expect(accounts.map(({ accode }) => accode)).toEqual(['BRU007', 'KES014']);
  expect(await stockListVersion(database)).toMatch(/^feed-\d+(\.\d+)?$/);
});

test('the same files twice do nothing', async () => {
  const before = await newestLoads(database, 100);
  await load();
  expect(said).toEqual([expect.stringMatching(/^The same files are live since load \d+\. Nothing to do\.$/)]);
  expect(await newestLoads(database, 100)).toHaveLength(before.length);
});

test('a load writes what differs and no more; a rollback returns to what was live, row for row', async () => {
  const before = await live();
  const version = await stockListVersion(database);
  const ids = new Map((await readParts(database)).map(({ stock_code }, place) => [stock_code, place]));
  change('parts.csv', 'Hex bolt M8 x 30 8.8 zinc', 'Hex bolt M8 x 30 class 8.8 zinc');
  change('parts.csv', /ROD-16003-316.*\n/, 'NEW-1,New part,Nuts,Hex nuts,,,,M20,,EA,1,0.1,1,1,1,1,no,no,,\n');
  change('prices.csv', 'HXB-12050-ZP,1,12.00', 'HXB-12050-ZP,1,13.00');
  change('stock.csv', /HXB-08030-ZP,SYD,\d+,/, 'HXB-08030-ZP,SYD,77,');
  change('warehouses.csv', /$/, 'PER,Perth,Welshpool,WA,6106\n');
  change('users.csv', /sam\.okafor.*\n/, '');
  change('addresses.csv', '4 Wharf Street', '6 Wharf Street');
  change('customer-codes.csv', '100-4711', '100-4712');
  const report = await load({ approvalPercent: 50 });
  const counts = (name: string) => report.feeds.find(({ feed }) => feed === name);
  expect(counts('parts')).toMatchObject({ added: 1, changed: 1, gone: 1 });
  expect(counts('prices')).toMatchObject({ changed: 1, moves: { up: 1, down: 0, large: 0 } });
  expect(counts('stock')).toMatchObject({ added: 0, changed: 1, gone: 0 });
  forgetReference();
  const bolt = (await findParts(database, 'KES014', ['HXB-08030-ZP'])).get('HXB-08030-ZP');
  expect(bolt?.availability.map(({ warehouse_code, available }) => [warehouse_code, available])).toEqual([
    ['SYD', 77],
    ['MEL', expect.any(Number)],
    ['BNE', expect.any(Number)],
    ['PER', 0],
  ]);
  const [sam] = await database.query<{ disabled: boolean }>(
    sql`SELECT disabled FROM portal_user WHERE username = 'sam.okafor'`,
  );
  expect(sam?.disabled).toBe(true);
  expect(await stockListVersion(database)).not.toBe(version);
  const after = await readParts(database);
  expect(after.at(-1)?.stock_code).toBe('NEW-1');
  expect(after.findIndex(({ stock_code }) => stock_code === 'HXB-16080-ZP')).toBe(ids.get('HXB-16080-ZP'));

  const undone = await liveLoad(database);
  await undoLoad(work(), undone?.load_id ?? 0);
  expect(await live()).toEqual(before);
  forgetReference();
  const restored = (await findParts(database, 'KES014', ['HXB-08030-ZP', 'ROD-16003-316'])).get('HXB-08030-ZP');
  expect(restored?.availability).toHaveLength(3);
});

test('a load that would remove or reprice more than a set share waits until it is approved', async () => {
  const before = await live();
  change('prices.csv', /,(\d+)\.(\d\d)\n/g, ',1$1.$2\n');
  const { approval } = await load();
  expect(approval).toEqual([expect.stringMatching(/^\d+ of 82 prices of prices would change \(more than 20 %\)$/)]);
  expect(await live()).toEqual(before);
  const [waiting] = await newestLoads(database, 1);
  expect(waiting?.state).toBe('waiting');
  await switchToLoad(work(), waiting?.load_id ?? 0, 'waiting');
  expect(await live()).not.toEqual(before);
  await undoLoad(work(), waiting?.load_id ?? 0);
  expect(await live()).toEqual(before);
});

test('prices and stock of a part that goes go with it where their files are not loaded', async () => {
  for (const file of [
    'prices.csv',
    'stock.csv',
    'part-attributes.csv',
    'part-packs.csv',
    'relations.csv',
    'contract-prices.csv',
    'customer-codes.csv',
  ]) {
    rmSync(join(folder, file));
  }
  change('parts.csv', /HXB-12050-ZP.*\n/, '');
  const before = await live();
  await load();
  const rows = await database.query<{ feed: string }>(sql`
    SELECT DISTINCT feed FROM feed_row WHERE until IS NULL AND key LIKE '%HXB-12050-ZP%'`);
  expect(rows).toEqual([]);
  const undone = await liveLoad(database);
  await undoLoad(work(), undone?.load_id ?? 0);
  expect(await live()).toEqual(before);
});

test.each([
  [
    'an unknown category',
    'parts.csv',
    ',Threaded rod,Threaded rod',
    ',Rods,Threaded rod',
    /parts\.csv, line 42: category "Rods" is not in the feed categories\. Add it/,
  ],
  [
    'a key twice',
    'prices.csv',
    'HXB-08030-ZP,500,',
    'HXB-08030-ZP,1,',
    /prices\.csv, line 3: stock_code \+ quantity_break "HXB-08030-ZP \/ 1" is on line 2 already/,
  ],
  [
    'parts that replace each other',
    'parts.csv',
    ',no,no,,Cut to length',
    ',no,no,ROD-12001-PL,Cut to length',
    /line 42: superseded_by "ROD-12001-PL" takes the place of this part in a circle/,
  ],
  [
    'an alternate to itself',
    'relations.csv',
    'HXB-08030-ZP,alternate,HXB-08030-HDG',
    'HXB-08030-ZP,alternate,HXB-08030-ZP',
    /relations\.csv, line 4: other_stock_code "HXB-08030-ZP" is the part itself/,
  ],
  [
    'an unknown account of a user',
    'users.csv',
    'BRU007|KES014',
    'BRU007|NOBODY',
    /users\.csv, line 3: accounts "NOBODY" is not in the feed accounts/,
  ],
  [
    'a role of an operator',
    'users.csv',
    'staff',
    'root',
    /users\.csv, line 4: role "root" is not a value of this column/,
  ],
  ['a price that is none', 'prices.csv', '12.00', 'POA', /prices\.csv, line \d+: price "POA" is not a number/],
])('%s keeps a load from happening, with line and remedy', async (_, file, from, to, message) => {
  const before = await live();
  change(file, from, to);
  const report = join(folder, 'out');
  await expect(load({ reportFolder: report })).rejects.toThrow(/errors?\. Nothing was loaded/);
  expect(said).toContainEqual(expect.stringMatching(message));
  expect(await live()).toEqual(before);
  const checked = readFileSync(join(report, file.replace('.csv', '.checked.csv')), 'utf8');
  expect(checked.split('\r\n')[0]).toMatch(/,reason$/);
  expect(existsSync(join(report, 'warehouses.checked.csv'))).toBe(false);
});

test('a warehouse that accounts still use cannot go by itself', async () => {
  for (const file of ['accounts.csv', 'stock.csv']) rmSync(join(folder, file));
  change('warehouses.csv', /MEL.*\n/, '');
  await expect(load()).rejects.toThrow(/Nothing was loaded/);
  expect(said).toContainEqual(expect.stringMatching(/"MEL" is missing, and the feed accounts still refers to it/));
});

test('of two loads at once the second is refused; one that was cut off is given up and leaves nothing', async () => {
  const before = await live();
  const cutOff = await beginLoad(database, work().clock, { folder, feeds: ['parts'], digest: 'x' });
  await database.query(sql`
    INSERT INTO feed_row (feed, key, since, line, record) VALUES ('parts', 'HALF', ${cutOff}, 2, '{}')`);
  change('stock.csv', /HXB-08030-ZP,SYD,\d+,/, 'HXB-08030-ZP,SYD,88,');
  await expect(load()).rejects.toThrow(/Load \d+ has been running since .* One load runs at a time/);
  expect(await live()).toEqual(before);
  now = new Date(now.getTime() + 61_000);
  await load();
  const [half] = await database.query<{ rows: number }>(
    sql`SELECT count(*)::int AS rows FROM feed_row WHERE since = ${cutOff}`,
  );
  expect(half?.rows).toBe(0);
  expect((await liveLoad(database))?.load_id).toBe(cutOff + 2);
});

test('a folder without a feed, and a store with the demo supplier, are refused', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'feeds-'));
  await expect(load({ folder: empty })).rejects.toThrow(/has no file of a feed\. Files are named warehouses\.csv/);
  rmSync(empty, { recursive: true });
  await database.query(sql`INSERT INTO setting (name, value) VALUES ('demo_supplier', '{}')`);
  await expect(load()).rejects.toThrow(/holds the demo supplier/);
  await database.query(sql`DELETE FROM setting WHERE name = 'demo_supplier'`);
});
