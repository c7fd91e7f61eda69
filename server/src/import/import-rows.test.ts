import { maximumLines } from '@portal/domain/cart';
import { describe, expect, test } from 'vitest';
import { importMessages } from '../messages/import.ts';
import {
  byRow,
  draftOf,
  type ImportLine,
  type ImportList,
  marksOf,
  notAllAdded,
  orderedLines,
  overflowOf,
  type ResolvedRow,
  sourceJson,
} from './import-rows.ts';

const now = new Date('2026-03-02T01:00:00Z');

const lineOf = (row: number, given: Partial<ImportLine> = {}): ImportLine => ({
  row,
  code: `P${row}`,
  source: `P${row} each`,
  quantity: 5,
  ...given,
});

const listOf = (lines: readonly ImportLine[], given: Partial<ImportList> = {}): ImportList => ({
  accode: 'A100',
  lines: [...lines],
  ...given,
});

const resolved = (line: ImportLine, given: Partial<ResolvedRow> = {}): ResolvedRow => ({
  line,
  stock_code: line.code,
  quantity: line.quantity ?? 1,
  artificial: line.quantity === undefined,
  known: true,
  ...given,
});

describe('marks', () => {
  test('IMP-01: a part that does not exist, a quantity of 0 or less and a row that was left out are errors of their row', () => {
    const lines = [lineOf(4), lineOf(3, { quantity: 0 }), lineOf(2, { quantity: -1 })];
    const list = listOf(lines, { left_out: [{ row: 1, source: 'Total', message: 'Not a part.' }] });
    const rows = orderedLines(lines).map((line) => resolved(line, { known: false }));
    expect(byRow(marksOf(list, rows).errors)).toEqual([
      { row: 1, message: 'Not a part.' },
      { row: 2, message: importMessages.quantityNegative },
      { row: 3, message: importMessages.quantityZero },
      { row: 4, message: importMessages.noPart('P4') },
    ]);
  });

  test('IMP-01: a quantity that was filled in is a warning, beside those that came with the list', () => {
    const line = { row: 2, code: 'P2', source: 'P2' };
    const list = listOf([line], { import_warnings: [{ row: 7, message: 'Looks like two parts.' }] });
    expect(byRow(marksOf(list, [resolved(line, { quantity: 100 })]).warnings)).toEqual([
      { row: 2, message: importMessages.quantityFilledIn(100) },
      { row: 7, message: 'Looks like two parts.' },
    ]);
  });

  test('IMP-01: rows without a quantity are ordered, those with 0 or less are not', () => {
    const { quantity: _, ...without } = lineOf(1);
    const lines = [without, lineOf(2, { quantity: 0 }), lineOf(3, { quantity: -2 }), lineOf(4)];
    expect(orderedLines(lines).map(({ row }) => row)).toEqual([1, 4]);
  });
});

describe('line limit', () => {
  const full = Array.from({ length: maximumLines }, (_, i) => resolved(lineOf(i + 1)));

  test('CART-13: as many parts as the limit fit', () => {
    expect(overflowOf(full)).toEqual([]);
  });

  test('CART-13: a further part is beyond the limit, another row of a part in the order is not', () => {
    const again = resolved(lineOf(9001, { code: 'P1' }));
    const further = resolved(lineOf(9002, { quantity: 7 }));
    expect(overflowOf([...full, further, again])).toEqual([{ row: 9002, stock_code: 'P9002', quantity: 7 }]);
  });

  test('CART-13: the message counts the rows that were added', () => {
    expect(notAllAdded([], 3)).toBeNull();
    expect(notAllAdded([{ row: 3, stock_code: 'P3', quantity: 1 }], 3)).toContain('The first 2 of 3 items were added.');
  });
});

describe('original rows', () => {
  test('IMP-06: each row has its text and the id of its line, in the order of the list', () => {
    const list = listOf([lineOf(2), lineOf(3)], { left_out: [{ row: 1, source: 'Total', message: 'Not a part.' }] });
    expect(JSON.parse(sourceJson(list, new Map([[2, 'line-2']])))).toEqual([
      [1, 'Total', null],
      [2, 'P2 each', 'line-2'],
      [3, 'P3 each', null],
    ]);
  });

  test.each([1000, 4000])(
    'IMP-06: long texts of %d rows are cut, so that all together stay within the limit',
    (most) => {
      const lines = Array.from({ length: most }, (_, i) => lineOf(i + 1, { source: 'x'.repeat(500) }));
      const ids = new Map(lines.map(({ row }) => [row, '01J00000000000000000000000']));
      const json = sourceJson(listOf(lines), ids);
      expect(json.length).toBeLessThanOrEqual(200_000);
      expect(JSON.parse(json)).toHaveLength(most);
    },
  );
});

test('IMP-01: the line keeps text, reference and whether its quantity was filled in, and nothing that the list did not give', () => {
  const line = lineOf(1, { line_reference: 'Shed 4' });
  expect(draftOf(resolved(line, { artificial: true }), now)).toMatchObject({
    kind: 'line.add',
    payload: { stock_code: 'P1', quantity: 5, artificial: true, source: 'P1 each', line_reference: 'Shed 4' },
  });
  const { payload } = draftOf(resolved(lineOf(2, { source: '' })), now);
  expect(Object.keys(payload)).toEqual(['line_id', 'stock_code', 'quantity']);
});
