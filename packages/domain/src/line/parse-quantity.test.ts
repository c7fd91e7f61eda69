import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuantity, type PackSizes, parseQuantity } from './index.ts';

const sizes: PackSizes = {
  pack_quantity: 100,
  inner_quantity: 25,
  pack_code: 'BOX',
  packaging: [
    { pack_code: 'BOX', quantity: 100 },
    { pack_code: 'CTN', quantity: 600 },
  ],
  number_format: 1,
};
const read = (text: string, changes: Partial<PackSizes> = {}) => parseQuantity(text, { ...sizes, ...changes });
const quantityOf = (text: string, changes: Partial<PackSizes> = {}) => {
  const parsed = read(text, changes);
  return parsed.ok ? parsed.quantity : parsed.why;
};

test.each([
  ['100', 100],
  ['  0 ', 0],
  ['007', 7],
  ['9999999', 9_999_999],
  ['1,000', 1000],
  ['9,999,999', 9_999_999],
  ['3*50', 150],
  ['3 x 50', 150],
  ['3×1,000', 3000],
  ['2 box', 200],
  ['2 BOXES', 200],
  ['2ctn', 1200],
  ['2 ctn.', 1200],
  ['1 pack', 100],
  ['3 inner', 75],
  ['12 pcs', 12],
  ['2 dozen', 24],
  ['2 gross', 288],
  ['10k', 10_000],
  ['1.5 K', 1_500],
  ['2 thousand', 2_000],
  ['3 hundred', 300],
  ['10 000', 10_000],
  ['1\u202f000', 1_000],
  ['1 000 pcs', 1_000],
  ['1/2 box', 50],
  ['1 1/2 boxes', 150],
  ['2.5 box', 250],
  ['1/2 dozen', 6],
])('LINE-16 %j is read as %i pieces', (text, quantity) => {
  expect(quantityOf(text)).toBe(quantity);
});

test('LINE-16 metres of a part that is sold in lengths are whole lengths', () => {
  expect(read('30 m', { length: '3 m' })).toEqual({ ok: true, quantity: 10, said: '30 m = 10 of 3 m' });
  expect(read('31 metres', { length: '3 m' })).toEqual({
    ok: true,
    quantity: 11,
    said: '31 m, rounded up to 11 of 3 m',
  });
  expect(quantityOf('2.5m', { length: '1 m' })).toBe(3);
  expect(quantityOf('30 m', { length: '50 mm' })).toBe(
    'This part is not sold by the metre. Type the number of pieces.',
  );
});

test('LINE-16 explains how packs and products were understood', () => {
  expect(read('3*50')).toEqual({ ok: true, quantity: 150, said: '3 × 50 = 150' });
  expect(read('2 box')).toEqual({ ok: true, quantity: 200, said: '2 box of 100 = 200' });
  expect(read('100')).toEqual({ ok: true, quantity: 100 });
  expect(read('2 dozen')).toEqual({ ok: true, quantity: 24, said: '2 dozen = 24' });
  expect(read('1/2 box', { packaging: [{ pack_code: 'BOX', quantity: 25 }] })).toEqual({
    ok: true,
    quantity: 13,
    said: '1/2 box of 25 = 12.5, rounded up to 13',
  });
});

test('LINE-16 PREF-02 thousands are grouped as in the number format, without guessing', () => {
  expect(quantityOf('1.000', { number_format: 2 })).toBe(1000);
  expect(quantityOf('1,000', { number_format: 0 })).toBe(1000);
  expect(quantityOf('1.000')).toMatch(/not a whole number/);
  expect(quantityOf('1,000', { number_format: 2 })).toMatch(/not a whole number.*1\.000/);
  expect(quantityOf('2,5 box', { number_format: 2 })).toBe(250);
  expect(quantityOf('2,5 box')).toMatch(/is not a quantity/);
  expect(quantityOf('10,00')).toMatch(/not a whole number/);
});

test('LINE-16 a pack that the part is not sold in is rejected', () => {
  expect(quantityOf('2 pallet')).toBe('This part has no pallet size. Type the number of pieces.');
  expect(quantityOf('2 ctn', { packaging: [] })).toBe('This part has no carton size. Type the number of pieces.');
  expect(quantityOf('2 inner', { inner_quantity: 0 })).toMatch(/no inner size/);
  expect(quantityOf('2 ctn', { packaging: [], pack_code: 'X7' })).toBe(200);
});

test('LINE-16 each kind of invalid quantity has its own message', () => {
  const texts = ['', '-1', '1.5', '1e9', '٣', '=1+1', '10000000', 'abc'];
  const answers = texts.map((text) => quantityOf(text));
  expect(answers).toEqual([
    'Type a quantity.',
    'A quantity cannot be below zero. Type 0 to remove the line.',
    'Only whole pieces are sold, and 1.5 is not a whole number. A thousand is written 1000 or 1,000.',
    'Please write the quantity out in full: 1e9 could be misread.',
    'Please write the quantity with the digits 0 to 9.',
    'Formulas are not supported. For 3 lots of 50, type 3*50.',
    'A line can hold at most 9,999,999 pieces.',
    '“abc” is not a quantity. Type a whole number such as 100, or 3*50, or 2 box.',
  ]);
  expect(new Set(answers).size).toBe(texts.length);
});

test.each([
  '−1',
  '--1',
  '1 2',
  '3*',
  '*3',
  '3*50*2',
  '1,00',
  '0x10',
  '1/2',
  '1/2 pcs',
  '1/0 box',
  'Infinity',
  'NaN',
  '99999999999999999999',
  '999999*999999',
  '3**2',
  '+5',
  '<b>',
  '1e',
  'box',
  '２',
])('LINE-16 %j is refused', (text) => {
  expect(read(text).ok).toBe(false);
});

test('LINE-16 any input gives a valid quantity or a message', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,*x× a-z-]{0,12}$/));
  fc.assert(
    fc.property(typed, (text) => {
      const parsed = read(text);
      if (parsed.ok) expect(isQuantity(parsed.quantity)).toBe(true);
      else expect(parsed.why).toMatch(/\.$/);
    }),
  );
});
