import { expect, test } from 'vitest';
import { wordFinder } from './words.ts';

test('matches when all words occur anywhere, in any order and case', () => {
  const isFound = wordFinder('  Bolt  hex ');
  expect(isFound('Hexagon head BOLTS')).toBe(true);
  expect(isFound('Hexagon nut')).toBe(false);
});

test('an empty query matches everything', () => {
  for (const none of ['', '  \t']) expect(wordFinder(none)('Hexagon nut')).toBe(true);
});
