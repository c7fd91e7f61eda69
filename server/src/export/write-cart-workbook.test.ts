import type { QuotedLine } from '@portal/domain/cart';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCells } from '../import/workbook-cells.ts';
import { writeCartWorkbook } from './write-cart-workbook.ts';

const text = fc.oneof(
  fc.stringMatching(/^[A-Z0-9][A-Z0-9 ./-]{0,20}$/),
  fc.constantFrom(
    '=1+1',
    '+61 2 5550 1234',
    '-5',
    '@SUM(A1)',
    '\t=cmd',
    '00123',
    '1E5',
    '3-12',
    'a "b" <c> & d',
    '12½″',
  ),
);
const line = fc.record({ stock_code: text, line_reference: text, quantity: fc.integer({ min: 1, max: 9_999_999 }) });

const quoted = (given: { stock_code: string; line_reference: string; quantity: number }, i: number): QuotedLine => ({
  line_number: i + 1,
  stock_code: given.stock_code,
  customer_stock_code: '',
  description: given.line_reference,
  order_quantity: given.quantity,
  price: i % 2 === 0 ? '41.2049' : null,
  price_per: 100,
  extended: i % 2 === 0 ? '12.3550' : null,
  note: '',
  line_reference: given.line_reference,
});

test('IMP-05 property: an exported workbook imports the same lines, with formula characters as plain text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (given) => {
      const { cells } = await readCells(await writeCartWorkbook({ lines: given.map(quoted) }));
      const [heads = [], ...rows] = cells;
      const at = (head: string) => heads.indexOf(head);
      expect(rows.map((row) => [row[at('Stock code')], row[at('Quantity')], row[at('Reference')]])).toEqual(
        given.map((each) => [each.stock_code.trim(), String(each.quantity), each.line_reference.trim()]),
      );
    }),
    { numRuns: 40 },
  );
});

test('IMP-05 LINE-05 prices are numbers, a price on application says so, and a missing one is empty', async () => {
  const given = { stock_code: 'A', line_reference: '', quantity: 300 };
  const lines = [quoted(given, 0), quoted(given, 1), { ...quoted(given, 1), poa: true }];
  const { cells } = await readCells(await writeCartWorkbook({ lines }));
  expect(cells.slice(1).map((row) => row.slice(3, 7))).toEqual([
    ['300', '41.2', '100', '12.36'],
    ['300', '', '', ''],
    ['300', 'On application', '', ''],
  ]);
});
