import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber, stepFrom } from './number-text.ts';

describe('readNumber', () => {
  test.each([
    ['50', 50],
    [' 1,200 ', 1200],
    ['-3', -3],
    ['−3', -3],
    ['1.5', 1.5],
    ['.5', 0.5],
  ])('reads %j', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  test.each(['', ' ', '٣', '=1+1', '1e9', 'abc', '1.2.3', '--1', 'Infinity'])('refuses %j', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });
});

describe('stepFrom', () => {
  test('steps to the next multiple of the step', () => {
    expect(stepFrom(45, 1, 25, 25)).toBe(50);
    expect(stepFrom(45, -1, 25, 25)).toBe(25);
    expect(stepFrom(50, 1, 25, 25)).toBe(75);
  });

  test('always lands on a multiple within the bounds, and never stays unless at one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 500 }), (value, step) => {
        const up = stepFrom(value, 1, step, 0);
        const down = stepFrom(value, -1, step, 0);
        expect(up % step).toBe(0);
        expect(down % step).toBe(0);
        expect(up).toBeGreaterThan(value);
        expect(up - value).toBeLessThanOrEqual(step);
        expect(down === 0 || down < value).toBe(true);
      }),
    );
  });
});
