import { expect, test } from 'vitest';
import { importedLine, leftOutRows, notAddedWords, reviewWarnings, rowText } from './import-request.ts';
import { importLimits } from './limits.ts';
import type { OutcomeRow, ReviewEntry } from './review-entries.ts';

// The fields of a row that decide its message.
const entry = (line: number, more: Partial<ReviewEntry> = {}) =>
  ({
    line,
    source: `row ${line}`,
    called: 'M12 bolt',
    quantity: '50',
    band: 'sure',
    reason: '',
    left: null,
    into: null,
    ...more,
  }) as ReviewEntry;

test('IMP-01 rows that make no line are recorded with the reason, but for those merged into another row', () => {
  const entries = [
    entry(1),
    entry(2, { left: 'Left out' }),
    entry(3, { left: 'Merged into row 1', into: 'a' }),
    entry(4, { left: 'It orders nothing.' }),
  ];
  const outcome = { without: [entry(5)], unchecked: [entry(6)] };
  const leftOut = [{ line: 7, source: 'Total', why: 'A total.' }] as never;
  expect(leftOutRows({ entries, leftOut, outcome }).map(({ row, message }) => [row, message])).toEqual([
    [7, 'A total.'],
    [2, 'Left out by the user.'],
    [4, 'It orders nothing.'],
    [5, 'No part was chosen.'],
    [6, 'Not checked by the user.'],
  ]);
});

test('IMP-01 texts are no longer than the server takes', () => {
  const long = 'x'.repeat(5000);
  const row = { line: 1, source: long, stock_code: 'A', quantity: 5, line_reference: long } as OutcomeRow;
  expect(importedLine(row)).toMatchObject({ row: 1, code: 'A', quantity: 5 });
  expect(importedLine(row).source).toHaveLength(importLimits.source);
  expect(importedLine(row).line_reference).toHaveLength(importLimits.reference);
  const outcome = { without: Array.from({ length: 3000 }, (_, n) => entry(n + 1)), unchecked: [] };
  expect(leftOutRows({ entries: [], leftOut: [], outcome })).toHaveLength(importLimits.rows);
});

test('IMP-06 warnings go with the rows that are added', () => {
  const entries = [entry(1), entry(2, { band: 'check', reason: 'Two parts fit.' }), entry(3, { band: 'check' })];
  const added = [{ line: 1 }, { line: 2 }] as OutcomeRow[];
  expect(reviewWarnings(entries, added)).toEqual([{ row: 2, message: 'Two parts fit.' }]);
});

test('IMP-06 rows that were not added are named, three of each reason', () => {
  const rows = [1, 2, 3, 4].map((line) => entry(line));
  expect(notAddedWords({ without: rows, unchecked: [entry(9)] })).toBe(
    'Not added: no part was chosen for row 1 (row 1), row 2 (row 2), row 3 (row 3) and 1 more; not checked for row 9 (row 9).',
  );
  expect(notAddedWords({ without: [], unchecked: [] })).toBe('');
});

test('IMP-06 a row is kept as text that the review reads again', () => {
  expect(rowText(entry(1))).toBe('M12 bolt\t50');
  expect(rowText(entry(1, { quantity: '' }))).toBe('M12 bolt');
});
