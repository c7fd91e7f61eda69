import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvText, listToCsv, spreadsheetCsv } from './csv.ts';

/** The cell as a program reads it from the file. */
const cellInFile = (cell: string) =>
  Papa.parse<string[]>(spreadsheetCsv([[cell]]), { delimiter: ',', newline: '\r\n' }).data[0]?.[0];

/** Invisible characters that a spreadsheet may strip before it looks for a formula. */
const prefixes = [
  '',
  ' ',
  '\t',
  '\r',
  '\n',
  '\u0000',
  '\u00a0',
  '\u200b',
  '\u200d',
  '\u2060',
  '\u00ad',
  '\u202e',
  '\ufeff',
  '\u3000',
  '\u3164',
  '\u2800',
];
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];

describe('IMP-05 HIST-04 cells that a spreadsheet would run as a formula', () => {
  test.each(signs)('%s is escaped with an apostrophe, also after invisible characters', (sign) => {
    for (const prefix of prefixes) {
      const cell = `${prefix}${sign}cmd|' /C calc'!A0`;
      expect(cellInFile(cell), JSON.stringify(prefix)).toBe(`'${cell}`);
      expect(cellInFile(`${prefix}${prefix}${sign}A1`)).toMatch(/^'/);
      const row = listToCsv([{ stock_code: cell, description: cell, quantity: 1 }]).split('\r\n')[1] ?? '';
      expect(row).toMatch(/^"?'/);
    }
  });

  test.each(['HXB-12050', 'M12 × 50', '1=1', '５－６', '\u200bHXB', '', ' ', '-12.50', '-3'])(
    '%j is left as it is',
    (cell) => {
      expect(cellInFile(cell)).toBe(cell);
    },
  );
});

test('cells of files for programs are exactly as given, formulas too', () => {
  expect(csvText([['=1+1', '+61 2 9999', '-5']])).toBe('=1+1,+61 2 9999,-5\r\n');
});

test('IMP-05 cells with delimiters, quotes, line breaks or outer spaces are quoted', () => {
  expect(csvText([['a,b', 'M8 "x"', 'a;=1', 'a\tb', 'a\nb', ' a', 'plain']])).toBe(
    '"a,b","M8 ""x""","a;=1","a\tb","a\nb"," a",plain\r\n',
  );
  expect(csvText([])).toBe('');
  expect(spreadsheetCsv([])).toBe('');
});

test('HIST-04 property: any text round-trips, and no cell begins with a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 6 }), (cells) => {
      const [read = []] = Papa.parse<string[]>(spreadsheetCsv([cells]), { delimiter: ',', newline: '\r\n' }).data;
      expect(read.map((cell, i) => (cell === `'${cells[i]}` ? cells[i] : cell))).toEqual(cells);
      for (const cell of read) if (/^[=+\-@]/.test(cell)) expect(cell).toMatch(/^-?\d+(\.\d+)?$/);
    }),
  );
});
