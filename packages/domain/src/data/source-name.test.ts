import { expect, test } from 'vitest';
import { sourceNameOf } from './source-name.ts';

test.each([
  ['KONP_20261126.csv', 'konp'],
  ['ERP-Prices_2026-11-26.csv.gz', 'erp-prices'],
  ['artikel-2026.xlsx', 'artikel'],
  ['prices.csv', 'prices'],
  ['2026 list.csv', ''],
])('%s is a file of the source %j', (file, name) => {
  expect(sourceNameOf(file)).toBe(name);
});
