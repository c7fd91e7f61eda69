import fc from 'fast-check';
import { expect, test } from 'vitest';
import { niceTicks, range, runs } from './chart-scale.ts';

test.each([
  [
    [3, 17, 9],
    [0, 5, 10, 15, 20],
  ],
  [
    [-40, 90],
    [-50, 0, 50, 100],
  ],
  [
    [0.1, 0.3],
    [0, 0.1, 0.2, 0.3],
  ],
  [
    [-3, -1],
    [-3, -2, -1, 0],
  ],
  [[], [0, 1]],
  [
    [0, null],
    [0, 1],
  ],
])('ticks of %j', (values, ticks) => expect(niceTicks(values)).toEqual(ticks));

test('ticks cover all values, are evenly spaced, include 0 and are few', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 }), (thousands) => {
      const values = thousands.map((each) => each / 1000);
      const ticks = niceTicks(values);
      expect(ticks).toContain(0);
      expect(ticks[0] ?? 0).toBeLessThanOrEqual(Math.min(0, ...values) * (1 - 1e-9) + 1e-12);
      expect(ticks.at(-1) ?? 0).toBeGreaterThanOrEqual(Math.max(0, ...values) * (1 - 1e-9) - 1e-12);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect([...ticks].sort((a, b) => a - b)).toEqual(ticks);
    }),
  );
});

test('a line of one value, or none, still has a height', () => {
  const [least, most] = range([5, 5]);
  expect(most).toBeGreaterThan(least);
  expect(range([null])).toEqual([0, 1]);
});

test('a missing value interrupts the line', () => {
  expect(runs([1, 2, null, 4, null, null, 7, 8])).toEqual([[0, 1], [3], [6, 7]]);
});
