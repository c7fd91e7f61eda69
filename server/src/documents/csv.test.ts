import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test('HIST-04 text that a spreadsheet would run gets a leading apostrophe, numbers do not', () => {
  expect(csvRow(['=1+1', '+61 2', '-HXB', '@SUM(A1)', '\t=1', '-12.50', '3'])).toBe(
    `'=1+1,'+61 2,'-HXB,'@SUM(A1),"'\t=1",-12.50,3\r\n`,
  );
});

test('HIST-04 quotes, commas and line breaks stay in their cell', () => {
  expect(csvRow(['M8 "x" 40', 'a,b', 'a\nb', 'plain'])).toBe('"M8 ""x"" 40","a,b","a\nb",plain\r\n');
});

/** Parses the cells of one row by RFC 4180. */
function cellsOf(row: string): string[] {
  return [...`,${row.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}

test('HIST-04 property: any text round-trips, and no cell begins with a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 6 }), (cells) => {
      const read = cellsOf(csvRow(cells));
      expect(read.map((cell, i) => (cell === `'${cells[i]}` ? cells[i] : cell))).toEqual(cells);
      for (const cell of read) if (/^[=+\-@]/.test(cell)) expect(cell).toMatch(/^-?\d+(\.\d+)?$/);
    }),
  );
});
