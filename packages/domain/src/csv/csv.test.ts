import { describe, expect, test } from 'vitest';
import { harmlessCell } from '../import/list-text.ts';
import { csvText, listToCsv } from './csv.ts';

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
      expect(harmlessCell(cell), JSON.stringify(prefix)).toBe(`'${cell}`);
      expect(harmlessCell(`${prefix}${prefix}${sign}1`).startsWith("'")).toBe(true);
      const row = listToCsv([{ stock_code: cell, description: cell, quantity: 1 }]).split('\r\n')[1] ?? '';
      expect(row).toMatch(/^"?'/);
    }
  });

  test.each(['HXB-12050', 'M12 × 50', '1=1', '５－６', '\u200bHXB', '', ' '])('%j is left as it is', (cell) => {
    expect(harmlessCell(cell)).toBe(cell);
  });
});

test('IMP-05 cells with delimiters, quotes, line breaks or outer spaces are quoted', () => {
  expect(csvText([['a,b', 'M8 "x"', 'a;=1', 'a\tb', 'a\nb', ' a', 'plain']])).toBe(
    '"a,b","M8 ""x""","a;=1","a\tb","a\nb"," a",plain\r\n',
  );
  expect(csvText([])).toBe('');
});
