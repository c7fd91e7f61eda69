import { expect, test } from 'vitest';
import { readingsOf } from './line-readings.ts';

test.each([
  '2 boxes of M8 x 40',
  'M8 x 40 - qty: 100',
  'M8 x 40, 2 x 50 pcs',
  'M8 x 40 - x 100',
  '100 hex bolts',
  'M12 x 50',
])('IMP-04 “%s” reads the same with 5,000 blanks in place of each', (line) => {
  expect(readingsOf(line.replaceAll(' ', ' '.repeat(5_000)))).toEqual(readingsOf(line));
});

test('IMP-04 the most reliable reading comes first, the line without a quantity last', () => {
  expect(readingsOf('M8 x 40 - qty: 100')[0]).toEqual({ text: 'M8 x 40', quantity: '100' });
  expect(readingsOf('2 boxes of M8 x 40')[0]).toEqual({ text: 'M8 x 40', quantity: '2 boxes' });
  expect(readingsOf('M8  x 40  100').at(-1)).toEqual({ text: 'M8 x 40 100', quantity: '' });
});
