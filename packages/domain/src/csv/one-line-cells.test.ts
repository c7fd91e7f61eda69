import { expect, test } from 'vitest';
import { readText } from '../import/read-text.ts';
import { withOneLineCells } from './one-line-cells.ts';

test.each([
  [
    ',',
    'code,text,qty\nA1,"Hex bolt,\nM12 x 50\ngalv",10\nB2,Nut,20',
    'code,text,qty\nA1,"Hex bolt, M12 x 50 galv",10\nB2,Nut,20',
  ],
  [';', 'code;text;qty\nA1;"Hex bolt\nM12\n50";10', 'code;text;qty\nA1;Hex bolt M12 50;10'],
  ['tab', 'code\ttext\nA1\t"1/2"" bolt\r\nlong\r\ngalv"', 'code\ttext\nA1\t"1/2"" bolt long galv"'],
  ['a heading of two lines', '"Stock\ncode",Qty\nA1,5\nB2,6', 'Stock code,Qty\nA1,5\nB2,6'],
])('IMP-01 a quoted cell of several lines is one cell of its row: %s', (_, text, expected) => {
  expect(withOneLineCells(text)).toBe(expected);
});

test.each([
  ['no cell of several lines', 'code,qty\nA1,"5"\nB2,6\n'],
  ['an inch sign at the start of a cell', 'text,qty\n"1/2" bolt,5\n3/8" bolt,6\n"5/8" nut\n,7'],
  ['quotation marks that mean `as above`', 'M12 x 50,galv,10\nM12 x 60,",20\nM12 x 70,",30\nM12 x 80,zinc,40'],
  ['the same at the end of lines', 'M12 x 50,10,galv\nM12 x 60,20,"\nM12 x 70,30,"\n'],
  ['a quotation mark without its second', 'text,qty\n"M12 bolt,5\nM16 bolt,6\n'],
])('IMP-01 a text stays as it is: %s', (_, text) => {
  expect(withOneLineCells(text)).toBe(text);
});

test('IMP-01 a list whose descriptions have three lines has one row per part', () => {
  const text = 'Code,Description,Qty\nA1,"Hex bolt\nM12 x 50\ngalv",10\nB2,"Hex nut\nM12\ngalv",20\n';
  const rows = readText(withOneLineCells(text)).tables.flatMap((table) => table.rows.map(({ cells }) => cells));
  expect(rows.slice(1)).toEqual([
    ['A1', 'Hex bolt M12 x 50 galv', '10'],
    ['B2', 'Hex nut M12 galv', '20'],
  ]);
});
