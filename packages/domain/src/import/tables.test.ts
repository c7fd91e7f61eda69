import { expect, test } from 'vitest';
import { readText } from './read-text.ts';
import { rowsOf } from './rows.ts';

const read = (text: string) =>
  rowsOf(readText(text), () => false).rows.map(({ code, description, quantity }) => [
    [description, code].filter((each) => each !== '').join(' '),
    quantity,
  ]);

test('IMP-06 a column Item of words describes the part; of numbers it counts the rows', () => {
  expect(read('Item\tSize\tFinish\tQty\nFLANGE NUT\tM10\tZP\t100\nEYE BOLT\tM16\tGAL\t4')).toEqual([
    ['FLANGE NUT M10 ZP', '100'],
    ['EYE BOLT M16 GAL', '4'],
  ]);
  expect(read('Item\tDescription\tQty\n1\tM10 flange nut\t100\n2\tM16 eye bolt\t4\n3\tM12 nyloc nut\t8')).toEqual([
    ['M10 flange nut', '100'],
    ['M16 eye bolt', '4'],
    ['M12 nyloc nut', '8'],
  ]);
});

test('IMP-06 of a quantity per assembly, assemblies and their product, the product counts', () => {
  const text = 'Description\tQty per\tBuild qty\tTotal\nPop rivet 3.2 x 8\t12\t25\t300\nRivnut M6\t4\t25\t100';
  expect(read(text)).toEqual([
    ['Pop rivet 3.2 x 8', '300'],
    ['Rivnut M6', '100'],
  ]);
});

test('IMP-06 the headings of an export are recognised among many columns that are not about the part', () => {
  const text = [
    'Purch.Doc.|Item|Material|Short Text|Plnt|Qty|OUn|Net Price|Deliv.',
    '4500087761|00010|1000234|BOLT,HEX HD:M24X130,8.8,HDG|2100|16|EA|14.20|01.12.2026',
    '4500087761|00020|1000235|NUT,HEX:M24,CL8,HDG|2100|32|EA|3.10|01.12.2026',
  ].join('\n');
  expect(read(text).map(([, quantity]) => quantity)).toEqual(['16', '32']);
});

test('IMP-06 words with commas under a heading without any are lines of text', () => {
  expect(
    read('Qty Unit Description\n50 EA BOLT, HEX, 3/8-16 X 1-1/4, GR 5\n25 EA SCREW, SET, 1/4-20 X 1/4, CUP'),
  ).toEqual(expect.arrayContaining([['BOLT, HEX, 3/8-16 X 1-1/4, GR 5', '50 ea']]));
});

test('IMP-06 a comma within a number separates no columns, and numbered ticks are no quantities', () => {
  expect(read('1,000 M6 washers')).toEqual([['M6 washers', '1,000']]);
  expect(read('[x] 1. 40x M8x20 socket buttons\n[ ] 2. 8x M5 grub 6mm long').map(([, quantity]) => quantity)).toEqual([
    '40',
    '8',
  ]);
});
