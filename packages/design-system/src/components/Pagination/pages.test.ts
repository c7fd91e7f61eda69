import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesShown } from './pages.ts';

test.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 12, '1 2 3 4 5 gap 12'],
  [6, 12, '1 gap 5 6 7 gap 12'],
  [12, 12, '1 gap 8 9 10 11 12'],
])('page %i of %i', (page, pages, shown) => expect(pagesShown(page, pages).join(' ')).toBe(shown));

test('first, last and current page are always listed, in order, and the length is the same on every page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), fc.integer({ min: 0, max: 3 }), (pages, pick, around) => {
      const page = 1 + (pick % pages);
      const entries = pagesShown(page, pages, around);
      const numbers = entries.filter((entry) => entry !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(entries).toHaveLength(Math.min(pages, around * 2 + 5));
    }),
  );
});
