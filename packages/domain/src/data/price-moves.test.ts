import { expect, test } from 'vitest';
import { tenfoldOf } from './price-moves.ts';

test.each([
  ['31.60', '316.00', 10],
  ['0.04', '4.00', 100],
  ['1000', '1', 0.001],
  ['31.60', '316.01', null],
  ['31.60', '31.60', null],
  ['31.6', '31.60', null],
  ['0.00', '10.00', null],
  ['10.00', '0', null],
])('a price of %s that becomes %s is %s times the old one', (before, after, factor) => {
  expect(tenfoldOf(before, after)).toBe(factor);
});
