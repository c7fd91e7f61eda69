import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  applyStockListChange,
  buildSearchIndex,
  compactStockList,
  explainSearch,
  openStockList,
  packStockList,
  readStockList,
  type SearchIndex,
  type StockListPart,
  search,
} from '@portal/domain/catalogue';
import { reviewImport } from '@portal/domain/import';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRelations } from '../catalogue/relations.ts';
import { buildSearch } from '../catalogue/search/build-search.ts';
import { SearchEngine } from '../catalogue/search/search-engine.ts';
import { StockListStore } from '../catalogue/stock-list.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { loadFolder } from './load-folder.ts';

const sample = fileURLToPath(new URL('../../../examples/feeds', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
let database: Database;
let index: SearchIndex;

const write = (feed: string, lines: readonly string[]) =>
  writeFileSync(join(folder, `${feed}.csv`), `${lines.join('\n')}\n`);
const load = () =>
  loadFolder(
    { folder, isDelta: false, isCheck: false, reportFolder: null, approvalPercent: 100 },
    {
      database,
      clock: { now: () => new Date('2026-11-20T08:00:00Z') },
      say: () => {},
      readSheet: () => Promise.reject(new Error('There are no workbooks here.')),
    },
  );

/** The stock list as a browser receives it, stores it and hands it to its worker. */
async function received() {
  const { packed } = await new StockListStore(database).get();
  const { data } = JSON.parse(String(packed.identity)) as { data: { stocklist: Parameters<typeof readStockList>[0] } };
  return openStockList(structuredClone(compactStockList(readStockList(data.stocklist))));
}

beforeAll(async () => {
  database = await memoryDatabase();
  cpSync(sample, folder, { recursive: true });
  appendFileSync(
    join(folder, 'parts.csv'),
    [
      'AAP-12,"Acme anchor plate M12, galv",Washers,Acme anchor plates,,Hot-dip galvanised,,M12,,BOX,100,2,1,1,1,100,no,no,,',
      'HXB-AC,"Hex bolt M16 × 90, AC90, Acme Shield",Bolts and screws,Hex bolts,Metric coarse,Acme Shield,AC90,M16,90 mm,BOX,100,2,1,1,1,100,no,no,,',
      'HXB-P9,"Hex bolt M16 × 90, class 8.8, plain",Bolts and screws,Hex bolts,Metric coarse,Plain,8.8,M16,90 mm,BOX,100,2,1,1,1,100,no,no,,',
      'TRR-20,"Threaded rod Tr20x4 × 1 m, plain",Threaded rod,Threaded rod,,Plain,,Tr20x4,1 m,EACH,1,2,1,1,1,100,no,no,,',
      'RDM-20,"Threaded rod M20 × 1 m, 4.8, plain",Threaded rod,Threaded rod,Metric coarse,Plain,4.8,M20,1 m,EACH,1,2,1,1,1,100,no,no,,',
      '',
    ].join('\n'),
  );
  write('families', [
    'family,name,kind,names,nearest',
    'acme_anchor_plate,Acme anchor plate,other,base shoe|foot plates,large washer',
    'acme_toggle,Acme toggle,anchor,spider toggle,acme_anchor_plate',
  ]);
  write('standards', ['standard,families,same_as', 'ACME 500,acme_anchor_plate,', 'WX-77,,DIN 931']);
  write('threads', ['thread,diameter,pitch,names', 'Tr20x4,20,4,trapezoidal 20x4']);
  write('grades', ['grade,names,ranks_as', 'ac90,acme ninety,10.9']);
  write('search-synonyms', ['word,replacement', 'stick of thread,threaded rod']);
  write('finishes', ['finish,names,ranks_as', 'Acme Shield,shield coat,Zinc-tin']);
  await load();
  index = buildSearchIndex(await received());
}, 120_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const first = (text: string) => search(index, text, 3)[0]?.stock_code;

test.each([
  ['acme anchor plates m12', 'AAP-12'],
  ['12mm base shoe galv', 'AAP-12'],
  ['foot plate m12', 'AAP-12'],
  ['acme-500 m12', 'AAP-12'],
  ['wx 77 m16 x 90', 'HXB-P9'],
  ['hex bolt m16x90 ac90', 'HXB-AC'],
  ['m16 x 90 bolt acme ninety', 'HXB-AC'],
  ['m16 x 90 bolt 10.9', 'HXB-AC'],
  ['m16x90 bolt shield coat', 'HXB-AC'],
  ['tr 20 x 4 rod', 'TRR-20'],
  ['m20 stick of thread', 'RDM-20'],
  ['trapezoidal 20x4 threaded rod 1m', 'TRR-20'],
  ['m20 threaded rod', 'RDM-20'],
])(
  'SRCH-01 the search %s finds what the feeds of families, standards, threads, grades and finishes name',
  (text, code) => {
    expect(first(text)).toBe(code);
  },
);

test('SRCH-01 a kind of the feed that is not sold is named, with the kind that the feed calls nearest', () => {
  expect(explainSearch(index, 'spider toggle m12')?.notSold).toEqual([
    { asked: 'Acme toggle', nearest: 'Acme anchor plate' },
  ]);
  expect(explainSearch(index, 'tr20x4 rod')?.pieces).toContainEqual({ name: 'Size', value: 'Tr20x4', assumed: false });
  expect(explainSearch(index, 'm16 bolt shield coat')?.pieces).toContainEqual({
    ...{ name: 'Finish', value: 'Acme Shield', assumed: false },
  });
});

test('IMP-06 a pasted list is read with the same tables', () => {
  const { rows } = reviewImport(index, {
    text: '25 x base shoe M12 gal\n4 of Tr20x4 threaded rod 1m\n10 off m16 x 90 hex bolt acme ninety',
  });
  expect(rows.map(({ quantity, candidates }) => [quantity, candidates[0]?.stock_code])).toEqual([
    [25, 'AAP-12'],
    [4, 'TRR-20'],
    [10, 'HXB-AC'],
  ]);
});

test("SRCH-01 the server's search reads the same, and a change of the words alone reaches browsers", async () => {
  const engine = new SearchEngine(1);
  await buildSearch(
    database,
    { build: (message: Parameters<SearchEngine['build']>[0]) => Promise.resolve(engine.build(message)) } as Parameters<
      typeof buildSearch
    >[1],
    'v1',
  );
  const { answers } = engine.search({
    ...{ ranked: null, stock_codes: [], filters: false },
    requests: { search: { text: '12mm base shoe galv', limit: 3 } },
  });
  expect(answers.search?.[0]?.stock_code).toBe('AAP-12');

  const before = await received();
  write('families', ['family,name,kind,names,nearest', 'acme_anchor_plate,Acme anchor plate,other,ground sheet,']);
  await load();
  const change = await new StockListStore(database).changesSince(before.version);
  if (!change) throw new Error('The words reached nobody.');
  const after = buildSearchIndex(applyStockListChange(before, change));
  expect(search(after, 'm12 ground sheet', 3)[0]?.stock_code).toBe('AAP-12');
  expect(search(after, 'spider toggle m12', 3)).not.toEqual(search(index, 'spider toggle m12', 3));
});

test('PART-05 alternates are compared by the class and finish that the feeds say a grade and a finish rank as', async () => {
  await database.query(sql`
    INSERT INTO part_relation (stock_code, relation, other_stock_code, position)
    VALUES ('HXB-P9', 'alternate', 'HXB-AC', 0), ('HXB-AC', 'alternate', 'HXB-P9', 0)`);
  // Words, families, standards and threads are not read, because a supplier may have thousands of them.
  const read: unknown[] = [];
  const counted: Pick<Database, 'query'> = {
    query: async (statement) => {
      const rows = await database.query(statement);
      read.push(...rows);
      return rows as never;
    },
  };
  const [plain, coated] = await readRelations(counted, ['HXB-P9', 'HXB-AC']);
  expect(read).toHaveLength(4);
  expect(plain).toMatchObject({ unfit: [], differences: { 'HXB-AC': 'differs: AC90, acme shield' } });
  expect(coated).toMatchObject({ unfit: ['HXB-P9'], differences: { 'HXB-P9': 'differs: class 8.8, plain' } });
});

test('a stock list without own words is packed as before', () => {
  expect(packStockList([] as readonly StockListPart[], 'v1')).not.toHaveProperty('knowledge');
});
