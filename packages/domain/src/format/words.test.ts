import { expect, test } from 'vitest';
import { wordFinder } from './words.ts';

test('all the words are to be there, in any order and case, each anywhere', () => {
  const isFound = wordFinder('  Bolt  hex ');
  expect(isFound('Hexagon head BOLTS')).toBe(true);
  expect(isFound('Hexagon nut')).toBe(false);
});

test('where nothing is typed everything is found', () => {
  for (const none of ['', '  \t']) expect(wordFinder(none)('Hexagon nut')).toBe(true);
});
