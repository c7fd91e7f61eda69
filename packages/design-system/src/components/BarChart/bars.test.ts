import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

const groups = [
  { key: 'a', label: 'A', values: [4, -2, null] },
  { key: 'b', label: 'B', values: [1, 3, 2] },
];

test('grouped bars stand beside each other from 0, and a gap has no bar', () => {
  const bars = barsOf(groups, 3, 'grouped');
  expect(bars.map(({ key, low, high }) => [key, low, high])).toEqual([
    ['a-0', 0, 4],
    ['a-1', -2, 0],
    ['b-0', 0, 1],
    ['b-1', 0, 3],
    ['b-2', 0, 2],
  ]);
  expect(bars[0]?.to).toBeCloseTo(bars[1]?.from ?? 0);
});

test('stacked bars stand on each other, negative ones downwards', () => {
  expect(barsOf(groups, 3, 'stacked').map(({ low, high }) => [low, high])).toEqual([
    [0, 4],
    [-2, 0],
    [0, 1],
    [1, 4],
    [4, 6],
  ]);
});
