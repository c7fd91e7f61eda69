import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mustMove, rowsShown } from './use-row-window.ts';

test('renders the visible rows, some beyond them and the pinned one, in order and once', () => {
  expect(rowsShown({ first: 0, last: 3 }, { count: 40, pinned: -1 })).toEqual(
    Array.from({ length: 12 }, (_, at) => at),
  );
  expect(rowsShown({ first: 20, last: 21 }, { count: 40, pinned: 2 }).slice(0, 3)).toEqual([2, 12, 13]);
  expect(rowsShown({ first: 20, last: 21 }, { count: 40, pinned: 39 }).slice(-2)).toEqual([29, 39]);
  // A list that became shorter than its scroll offset, and an empty one.
  expect(rowsShown({ first: 90, last: 99 }, { count: 5, pinned: 4 })).toEqual([0, 1, 2, 3, 4]);
  expect(rowsShown({ first: 0, last: 12 }, { count: 0, pinned: -1 })).toEqual([]);
});

test('after any scrolling all visible rows are rendered, and few others', () => {
  const sights = fc.array(fc.record({ first: fc.nat(300), size: fc.nat(40) }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(sights, fc.nat(320), fc.integer({ min: -1, max: 330 }), (steps, count, pinned) => {
      let had = { first: 0, last: 12 };
      for (const { first, size } of steps) {
        const now = { first: Math.min(first, count), last: Math.min(first + size, count) };
        if (mustMove(had, now)) had = now;
        const shown = rowsShown(had, { count, pinned });
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
        for (let at = now.first; at <= now.last && at < count; at += 1) expect(shown).toContain(at);
        expect(shown.length).toBeLessThanOrEqual(now.last - now.first + 34);
      }
    }),
  );
});
