import type { Ulid } from '@portal/domain/cart';
import type { LineView } from '@portal/portal-widgets';
import { expect, test } from 'vitest';
import { revertedWords } from './reverted-words.ts';

const say = ({ number, line }: LineView) => `Line ${number}: ${line.order_quantity}.`;
const view = (number: number, order_quantity: number): LineView =>
  ({
    number,
    line: { stock_code: `P-${number}`, order_quantity },
    status: 'priced',
    note: null,
  }) as unknown as LineView;
const linesOf = (...views: readonly LineView[]): ReadonlyMap<Ulid, LineView> =>
  new Map(views.map((each) => [`id-${each.number}` as Ulid, each]));
const after = (lines: ReadonlyMap<Ulid, LineView>) => ({
  lineIds: () => [...lines.keys()],
  line: (id: Ulid) => lines.get(id) ?? null,
});

test('SHELL-15 an undone step is announced with its line, or with the number of lines', () => {
  const two = linesOf(view(1, 100), view(2, 50));
  expect(revertedWords('undo', two, after(linesOf(view(1, 1200), view(2, 50))), say)).toBe('Undone. Line 1: 1200.');
  expect(revertedWords('undo', two, after(linesOf(view(1, 100))), say)).toBe('Undone. Removed line 2, P-2.');
  expect(revertedWords('redo', linesOf(), after(two), say)).toBe('Redone. 2 lines changed.');
  expect(revertedWords('undo', two, after(two), say)).toBe('Undone.');
});
