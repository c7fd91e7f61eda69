import { describe, expect, test } from 'vitest';
import {
  type ColumnLayout,
  columnsTooMany,
  columnTemplate,
  columnWidths,
  leastWidth,
  limitWidth,
} from './column-layout.ts';

const columns: readonly ColumnLayout[] = [
  { id: 'code', size: 130 },
  { id: 'words', size: 220, meta: { grows: true } },
  { id: 'pack', size: 50, meta: { hideRank: 2 } },
  { id: 'marks', size: 60, meta: { hideRank: 1 } },
  { id: 'yours', size: 70, meta: { hideRank: 1 } },
];

describe('columns of a table', () => {
  test('shows all columns if they fit', () => {
    expect(columnsTooMany(columns, {}, [], 530)).toEqual([]);
  });

  test('hides columns by rank, equal ranks together', () => {
    expect(columnsTooMany(columns, {}, [], 529)).toEqual(['marks', 'yours']);
    expect(columnsTooMany(columns, {}, [], 399)).toEqual(['marks', 'yours', 'pack']);
  });

  test('a column without a rank is never hidden', () => {
    expect(columnsTooMany(columns, {}, [], 0)).toEqual(['marks', 'yours', 'pack']);
  });

  test('chosen widths and columns hidden by the user count', () => {
    expect(columnsTooMany(columns, { code: 200 }, [], 599)).toEqual(['marks', 'yours']);
    expect(columnsTooMany(columns, {}, ['marks'], 470)).toEqual([]);
  });

  test('the template names the line that each column begins at, and one column takes the rest', () => {
    expect(columnTemplate([{ id: 'code', size: 90 }, ...columns.slice(1, 2)])).toBe(
      '[c-code] 90px [c-words] minmax(220px, 1fr)',
    );
  });

  test('a user’s width is never below the column’s minimum', () => {
    const least = columns.map((column) => (column.id === 'code' ? { ...column, minSize: 130 } : column));
    expect(columnsTooMany(least, { code: 60 }, [], 529)).toEqual(['marks', 'yours']);
    expect(columnsTooMany(least, { code: 60 }, [], 530)).toEqual([]);
  });

  test('if the permanent columns do not fit, the growing one shrinks to its minimum', () => {
    const giving = columns.map((column) => (column.id === 'words' ? { ...column, minSize: 120 } : column));
    expect(columnsTooMany(giving, {}, [], 529)).toEqual(['marks', 'yours']);
    expect(columnTemplate(giving.slice(0, 2))).toBe('[c-code] 130px [c-words] minmax(120px, 1fr)');
    expect(leastWidth(giving)).toBe(250);
  });

  test('a chosen width stays within limits', () => {
    expect(limitWidth(3)).toBe(columnWidths.least);
    expect(limitWidth(9999)).toBe(columnWidths.most);
    expect(limitWidth(120.4)).toBe(120);
  });
});
