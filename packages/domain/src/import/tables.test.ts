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

test('IMP-06 columns that are aligned by blanks are a table', () => {
  const text = [
    "MARK  SIZE  LENGTH  GRADE  FINISH  NO. REQ'D",
    'B1  M20  65  8.8/S  GALV  44',
    'B3  M16  45  4.6/S  GALV  36',
    'B5  M12  35  4.6/S  ZP  80',
  ].join('\n');
  expect(read(text)).toEqual([
    ['M20 x 65 8.8/S GALV', '44'],
    ['M16 x 45 4.6/S GALV', '36'],
    ['M12 x 35 4.6/S ZP', '80'],
  ]);
  const named = 'Mark: F1  Desc: Nut M24  Qty: 18\nMark: F2  Desc: Nut M20  Qty: 36\nMark: F3  Desc: Nut M16  Qty: 8';
  expect(read(named).map(([, quantity]) => quantity)).toEqual(['18', '36', '8']);
});

test('IMP-06 the quantity to order is used, not the required or the stocked one', () => {
  expect(read('Part\tQty Req\tQty on hand\tTo order\nM12 nut zinc\t200\t50\t150')).toEqual([['M12 nut zinc', '150']]);
  expect(read('Item\tMin\tMax\tSOH\tReorder Qty\nHex bolt M6 x 25\t50\t200\t12\t188')).toEqual([
    ['Hex bolt M6 x 25', '188'],
  ]);
});

test('IMP-06 the sum of several areas counts', () => {
  expect(read('Description\tArea A\tArea B\tTotal\nM12 nut\t40\t25\t65\nM12 washer\t80\t50\t130')).toEqual([
    ['M12 nut', '65'],
    ['M12 washer', '130'],
  ]);
});

test('IMP-06 a unit in a heading changes nothing: Length (mm)', () => {
  expect(read('Type\tDia\tLength (mm)\tQty\nHex bolt\tM16\t90\t60')).toEqual([['Hex bolt M16 x 90', '60']]);
});

test('IMP-06 a grade in a column without a heading belongs to the part', () => {
  expect(read('M8 nut; 316; 40 pcs\nM8 washer; 316; 80 pcs')).toEqual([
    ['M8 nut 316', '40 pcs'],
    ['M8 washer 316', '80 pcs'],
  ]);
});

test('IMP-06 numbers of lines are not quantities', () => {
  expect(read('1 500 EA BOLT HEX M8 X 20\n2 250 EA NUT HEX M8\n3 750 EA WASHER FLAT M8').map(([, n]) => n)).toEqual([
    '500 ea',
    '250 ea',
    '750 ea',
  ]);
});

test('IMP-06 a quantity on a line of its own belongs to the row above', () => {
  const { rows, leftOut } = rowsOf(readText('M16 hex nut galv\n   Qty: 24\nM16 washer galv\n   Qty: 48'), () => false);
  expect(rows.map(({ description, quantity }) => [description, quantity])).toEqual([
    ['M16 hex nut galv', '24'],
    ['M16 washer galv', '48'],
  ]);
  expect(leftOut.map(({ line }) => line)).toEqual([2, 4]);
});

test('IMP-06 a section gives the material of the rows below that have none', () => {
  expect(read('All 316 please\nM8 nyloc 40\nM8 washer gal 40\n10 M6 wing nuts')).toEqual([
    ['stainless 316 M8 nyloc', '40'],
    ['M8 washer gal', '40'],
    ['stainless 316 M6 wing nuts', '10'],
  ]);
});

test('IMP-06 nuts to suit have the size of the row above', () => {
  expect(
    read('half inch bolts 2 inch long unc x 50\n50 nuts to suit\n• 4x M12x80 316 hex bolts\n• 4x matching nuts'),
  ).toEqual([
    ['half inch bolts 2 inch long unc', '50'],
    ['1/2 UNC nuts to suit', '50'],
    ['M12x80 316 hex bolts', '4'],
    ['M12 stainless 316 matching nuts', '4'],
  ]);
});

test.each([
  ['[12] M16 dome nuts', '12'],
  ['M10 washers 200 @ $4.50/100', '200'],
  ['M6 rivet nuts alum 100pk $32.00 x 2', '100*2'],
  ['three lengths of M16 allthread', '3 lengths'],
  ['a pair of M12 eye bolts', '2 off'],
  ['m12 110 gal bolt 10', '10'],
  ['12g 65 bugle 500', '500'],
  ['M10 eye bolt 4', '4'],
  ['m8 knock in anchors x100', '100'],
  ['approx 50 M10x70 zinc bolts', '50'],
  ['for the gates: 12 m12 x 130 coach bolts', '12'],
  ['3/8 unc rod 2 @ 3ft', '2'],
  ['M8 ............. 200', '200'],
  ['2 boxes 12g x 45 hex teks with seals (500 box)', '1000'],
  ['2 x 585ml epoxy chemset', '2'],
])('IMP-06 the quantity of %s', (text, quantity) => {
  expect(read(text).map(([, found]) => found)).toEqual([quantity]);
});

test('IMP-06 a heading is recognised however its words are written', () => {
  for (const head of ['Quantity required', 'QTY REQ’D', 'Qté', 'No. Off', 'order_qty', 'Stück'])
    expect(read(`Description\t${head}\nM10 flange nut zinc\t100`)).toEqual([['M10 flange nut zinc', '100']]);
});

test('IMP-06 packs beside what one pack holds are pieces', () => {
  expect(read('Product\tPack\tQty (packs)\nM6 nyloc A2\t100\t3')).toEqual([['M6 nyloc A2', '3*100']]);
  expect(read('Product\tPack\tQty\nM6 nyloc A2\t100\t300')).toEqual([['M6 nyloc A2', '300']]);
});

test('IMP-06 a remark that is a finish or a material belongs to the part', () => {
  expect(read('Type\tQty\tRemarks\nM16 hex nut\t48\tgalv\nM12 hex nut\t60\tfor gate 3')).toEqual([
    ['M16 hex nut galv', '48'],
    ['M12 hex nut', '60'],
  ]);
});

test('IMP-06 a dash before the last number of a line is no minus', () => {
  expect(read('M6x30 s/s cap screws -40')).toEqual([['M6x30 s/s cap screws', '40']]);
});
