import { join } from 'node:path';
import { buildSearchIndex, packStockList, readStockList } from '@portal/domain/catalogue';
import { expect, test } from 'vitest';
import { makeDemoSupplier } from '../../../server/src/demo/supplier.ts';
import { judgeSet } from '../judge-set.ts';

const { parts } = makeDemoSupplier({ parts: 40_000, today: '2026-11-20' });
const list = readStockList(
  packStockList(
    parts.map((part) => ({ ...part, pack_weight: String(part.pack_weight / 1000) })),
    'v1',
  ),
);
const wrong: string[] = [];
const index = buildSearchIndex(list);
const { queries, rows } = judgeSet(index, import.meta.dirname, (text) => wrong.push(text));
const explained = wrong.join('\n');

test('SRCH-01 the set written by hand has at least 1,000 queries and 150 rows', () => {
  expect(queries.all).toBeGreaterThanOrEqual(1000);
  expect(rows.all).toBeGreaterThanOrEqual(150);
});

test('SRCH-01 98 % of what buyers type is right among the first three, and none of it is answered with nothing', () => {
  expect(queries.right / queries.all, explained).toBeGreaterThanOrEqual(0.98);
  expect(queries.empty).toBe(0);
});

test('IMP-06 97 % of the rows that buyers paste are resolved, none is dropped', () => {
  expect(rows.right / rows.all, explained).toBeGreaterThanOrEqual(0.97);
  expect(rows.quantityRight / rows.all, explained).toBeGreaterThanOrEqual(0.97);
  expect(rows.dropped).toBe(0);
});

test('IMP-06 99.5 % of the rows marked sure are right in part and quantity', () => {
  expect(rows.sure).toBeGreaterThan(0);
  expect(rows.sureRight / rows.sure, explained).toBeGreaterThanOrEqual(0.995);
});

test('IMP-06 SRCH-01 the set written in the trade before the grammar was read is answered as well', () => {
  const missed: string[] = [];
  const set = judgeSet(index, join(import.meta.dirname, '../trade'), (text) => missed.push(text));
  const why = missed.join('\n');
  expect(set.queries.right / set.queries.all, why).toBeGreaterThanOrEqual(0.98);
  expect(set.queries.empty, why).toBe(0);
  expect(set.rows.right / set.rows.all, why).toBeGreaterThanOrEqual(0.97);
  expect(set.rows.quantityRight / set.rows.all, why).toBeGreaterThanOrEqual(0.97);
  expect(set.rows.dropped).toBe(0);
});

test('SRCH-01 98 % of what is typed into the search box, goods of other merchants included, is answered right', () => {
  const missed: string[] = [];
  const { queries: typed } = judgeSet(index, join(import.meta.dirname, '../typed'), (text) => missed.push(text));
  expect(typed.all).toBeGreaterThanOrEqual(590);
  expect(typed.right / typed.all, missed.join('\n')).toBeGreaterThanOrEqual(0.98);
});

test('IMP-06 SRCH-01 the set of the buyers of four countries is answered as well', () => {
  const missed: string[] = [];
  const set = judgeSet(index, join(import.meta.dirname, '../buyers'), (text) => missed.push(text));
  const why = missed.join('\n');
  expect(set.queries.all).toBeGreaterThanOrEqual(490);
  expect(set.rows.all).toBeGreaterThanOrEqual(280);
  expect(set.queries.right / set.queries.all, why).toBeGreaterThanOrEqual(0.98);
  expect(set.queries.empty, why).toBe(0);
  expect(set.rows.right / set.rows.all, why).toBeGreaterThanOrEqual(0.97);
  expect(set.rows.quantityRight / set.rows.all, why).toBeGreaterThanOrEqual(0.97);
  expect(set.rows.dropped).toBe(0);
  expect(set.rows.sureRight, why).toBe(set.rows.sure);
});

test('IMP-06 the set of lists from strangers is answered as well', () => {
  const missed: string[] = [];
  const { rows: lists } = judgeSet(index, join(import.meta.dirname, '../lists'), (text) => missed.push(text));
  const why = missed.join('\n');
  expect(lists.all).toBeGreaterThanOrEqual(480);
  expect(lists.right / lists.all, why).toBeGreaterThanOrEqual(0.97);
  expect(lists.quantityRight / lists.all, why).toBeGreaterThanOrEqual(0.97);
  expect(lists.dropped).toBe(0);
  expect(lists.sureRight, why).toBe(lists.sure);
});

test.each([
  ['messages, drawings and spreadsheets of three continents', 'messages', 380, 220],
  ['what is asked at a counter, and lists from site and workshop', 'counter', 270, 120],
  ['what a trade counter hears and receives', 'enquiries', 510, 170],
  ['enquiries of estimators, foremen, roofers and machine shops', 'sales', 310, 230],
  ['what workshops, sites and stores of four countries type', 'workshop', 195, 25],
])('IMP-06 SRCH-01 %s: answered as well', (_, folder, leastQueries, leastRows) => {
  const missed: string[] = [];
  const set = judgeSet(index, join(import.meta.dirname, '..', folder), (text) => missed.push(text));
  const why = missed.join('\n');
  expect(set.queries.all).toBeGreaterThanOrEqual(leastQueries);
  expect(set.rows.all).toBeGreaterThanOrEqual(leastRows);
  expect(set.queries.right / set.queries.all, why).toBeGreaterThanOrEqual(0.98);
  expect(set.queries.empty, why).toBe(0);
  expect(set.rows.right / set.rows.all, why).toBeGreaterThanOrEqual(0.97);
  expect(set.rows.quantityRight / set.rows.all, why).toBeGreaterThanOrEqual(0.97);
  expect(set.rows.dropped).toBe(0);
  expect(set.rows.sureRight, why).toBe(set.rows.sure);
});
