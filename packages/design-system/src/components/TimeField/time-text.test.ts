import { expect, test } from 'vitest';
import { readTime } from './time-text.ts';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  [' 9.30 pm ', '21:30'],
  ['12am', '00:00'],
  ['12 p.m.', '12:00'],
  ['23:59', '23:59'],
])('%s is %s', (text, time) => expect(readTime(text)).toBe(time));

test.each(['', '24', '9:60', '13 pm', '0am', 'noon', '9:3'])('%j is no time', (text) =>
  expect(readTime(text)).toBeUndefined(),
);
