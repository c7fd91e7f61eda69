import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';

/** Tables that belong to the supplier alone. Users and buyers change accounts' own codes, addresses and users as well. */
const tables = [
  'warehouse',
  'carrier',
  'delivery_option',
  'part',
  'price',
  'stock',
  'part_relation',
  'filter',
  'document',
  'part_document',
  'test_certificate',
  'deal',
  'store',
  'store_category',
  'store_sells',
  'search_mutation',
  'account',
  'sales_order',
  'sales_order_line',
];

const writes = new RegExp(
  `(?:INSERT INTO|UPDATE|DELETE FROM)\\s+"?(?:${tables.join('|')})"?(?![\\w])|insertRows\\(\\s*\\w+,\\s*'(?:${tables.join('|')})'`,
);

test('only feeds write the tables of the catalogue, for the demo supplier as well', () => {
  const folder = join(root, 'server', 'src');
  const writers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name))
    .filter((name) => writes.test(readFileSync(join(folder, name), 'utf8')));
  expect(writers.filter((name) => !name.startsWith('feeds/apply/'))).toEqual([]);
  expect(writers.length).toBeGreaterThan(5);
});
