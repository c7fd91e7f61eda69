import { describe, expect, test } from 'vitest';
import { columnTemplate, columnWidths, leavingColumns, limitWidth } from './columns.ts';
import type { TableColumn } from './Table.props.ts';

const columns: readonly TableColumn[] = [
  { id: 'code', name: 'Code', width: 130 },
  { id: 'words', name: 'Words', width: 220, grows: true },
  { id: 'pack', name: 'Pack', width: 50, leaves: 2 },
  { id: 'marks', name: 'Marks', width: 60, leaves: 1 },
  { id: 'yours', name: 'Yours', width: 70, leaves: 1 },
];

describe('columns of a table', () => {
  test('all stay where there is room for them', () => {
    expect(leavingColumns(columns, {}, [], 530)).toEqual([]);
  });

  test('those of the least rank leave first, and together', () => {
    expect(leavingColumns(columns, {}, [], 529)).toEqual(['marks', 'yours']);
    expect(leavingColumns(columns, {}, [], 399)).toEqual(['marks', 'yours', 'pack']);
  });

  test('what has no rank never leaves', () => {
    expect(leavingColumns(columns, {}, [], 0)).toEqual(['marks', 'yours', 'pack']);
  });

  test('chosen widths and hidden columns count', () => {
    expect(leavingColumns(columns, { code: 200 }, [], 599)).toEqual(['marks', 'yours']);
    expect(leavingColumns(columns, {}, ['marks'], 470)).toEqual([]);
  });

  test('the template names the line that each column begins at, and one column takes the rest', () => {
    expect(columnTemplate(columns.slice(0, 2), { code: 90 })).toBe('[c-code] 90px [c-words] minmax(220px, 1fr)');
  });

  test('a chosen width stays within limits', () => {
    expect(limitWidth(3)).toBe(columnWidths.least);
    expect(limitWidth(9999)).toBe(columnWidths.most);
    expect(limitWidth(120.4)).toBe(120);
  });
});
