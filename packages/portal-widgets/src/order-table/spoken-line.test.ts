import { expect, test } from 'vitest';
import type { LineView } from './line-view.ts';
import { addedWords, changedWords, mergedWords } from './spoken-line.ts';

const format = { number_format: 1, currency_format: 1 } as const;
// The parts of a line that are announced.
const viewOf = (view: Partial<LineView>, order_quantity: number) =>
  ({ number: 4, status: 'normal', note: null, line: { stock_code: 'SCS-1', order_quantity }, ...view }) as LineView;
const rounding = {
  tone: 'info',
  what: 'Rounded up from 45 to 50.',
  why: 'This part is sold in 25s.',
  remedies: [],
} as const;

test('SHELL-15 LINE-07 an added line is announced with its rounding', () => {
  expect(addedWords(viewOf({ note: rounding }, 50), null, format)).toBe(
    'Added line 4, SCS-1: 50. Rounded up from 45 to 50. This part is sold in 25s.',
  );
});

test('LINE-16 adding to an existing line is announced with both quantities', () => {
  expect(mergedWords(viewOf({}, 1200), 200, format)).toBe('Added to line 4: 200 → 1,200.');
  expect(addedWords(viewOf({}, 1200), 200, format)).toBe('Added to line 4, SCS-1: 200 to 1,200.');
  expect(mergedWords(viewOf({}, 50), null, format)).toBeNull();
});

test('SHELL-15 LINE-04 a changed or removed line is announced', () => {
  expect(changedWords(viewOf({}, 75), format)).toBe('Line 4, SCS-1: 75.');
  expect(changedWords(viewOf({ status: 'removed' }, 0), format)).toBe('Removed line 4, SCS-1.');
});
