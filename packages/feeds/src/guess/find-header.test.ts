import { expect, test } from 'vitest';
import { csvRows, type TableRow } from '../reading/index.ts';
import { findHeaderLine } from './find-header.ts';

async function* whole(text: string) {
  yield text;
}
const headerOf = (text: string) =>
  findHeaderLine((delimiter) => ({ kind: 'table', rows: csvRows(whole(text), delimiter) }), true);
const rows = Array.from({ length: 12 }, (_, row) => `HXB-${row};Bolt, zinc|plain;1,${row}0;`).join('\n');

test.each([
  ['a title without a delimiter', `Item master\nCode;Text;Price;Note\n${rows}`, 2],
  [
    'titles with another delimiter and a blank line',
    `Bolt & Co, item master\n26.11.2026\n\nCode;Text;Price;Note\n${rows}`,
    4,
  ],
  [
    'a title with a comma above decimal commas',
    'Bolt & Co, prices\nCode;From;Price\nA;1;6,10\nB;1;7,10\nC;1;8,10\n',
    2,
  ],
  ['titles with empty cells', `Item master;;;\nPage;1;;\nCode;Text;Price;Note\n${rows}`, 3],
  ['groups of columns in merged cells', `;Item;;Sales\nCode;Text;Price;Note\n${rows}`, 2],
  ['a header on the first line', `Code;Text;Price;Note\n${rows}`, null],
  ['a header with fewer names than the rows have cells', `Code;Text;Price\n${rows}`, null],
  ['a single column', 'code\nA\nB\nC\n', null],
  ['a single row', 'Code;Price\n', null],
])('%s', async (_, text, line) => {
  expect(await headerOf(text)).toBe(line);
});

test('a worksheet is looked at once, as it has no delimiter', async () => {
  const cells = [['Price list'], [], ['Code', 'Price'], ['A', '1'], ['B', '2'], ['C', '3']];
  async function* sheet(): AsyncGenerator<TableRow> {
    for (const [index, row] of cells.entries()) if (row.length > 0) yield { line: index + 1, cells: row };
  }
  expect(await findHeaderLine(() => ({ kind: 'table', rows: sheet() }), false)).toBe(3);
});
