import { expect, test } from 'vitest';
import { setCountOf, withoutSetCounts } from './set-counts.ts';

test('SRCH-01 the counts of a set are read, and blanked so that all other words keep their positions', () => {
  const typed = 'm12x60 bolt, nut and 2 flat washers';
  expect([setCountOf(typed, 'nut'), setCountOf(typed, 'washer')]).toEqual([1, 2]);
  const plain = withoutSetCounts(typed);
  expect(plain).toBe('m12x60 bolt, nut and   flat washers');
  expect(plain.indexOf('washers')).toBe(typed.indexOf('washers'));
});

test('a size or length is no count', () => {
  for (const text of ['m12 x 2 nut', 'bolt m4 30', '2 m12 nuts']) expect(withoutSetCounts(text)).toBe(text);
});
