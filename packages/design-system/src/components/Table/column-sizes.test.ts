import { expect, test, vi } from 'vitest';
import { ColumnSizes } from './column-sizes.ts';

test('widths on their way are told to those who draw, and to those who keep them once they stay', () => {
  const sizes = new ColumnSizes({ code: 90 });
  const drawn = vi.fn();
  const kept = vi.fn();
  const end = sizes.subscribe(drawn);
  sizes.settled = kept;
  sizes.set({ code: 95 }, false);
  const last = { code: 99 };
  sizes.set(last, false);
  expect(drawn.mock.calls).toEqual([[{ code: 95 }], [{ code: 99 }]]);
  expect(kept).not.toHaveBeenCalled();
  // The last width of a drag is the one that stays: nothing to draw, something to keep.
  sizes.set(last, true);
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(kept).toHaveBeenLastCalledWith({ code: 99 });
  end();
  sizes.set({}, false);
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(sizes.get()).toEqual({});
});
