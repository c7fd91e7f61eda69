import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SlotPool } from './slots.ts';

const ids = Array.from({ length: 100 }, (_, n) => `row-${n}`);
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

describe('slots of rows', () => {
  test('a row keeps its slot while it is wanted, and a new one takes the slot of one that went', () => {
    const pool = new SlotPool();
    const first = new Map(pool.assign(range(0, 5), ids).map(({ id, slot }) => [id, slot]));
    const next = new Map(pool.assign(range(1, 6), ids).map(({ id, slot }) => [id, slot]));
    for (const id of ['row-1', 'row-2', 'row-3', 'row-4']) expect(next.get(id)).toBe(first.get(id));
    expect(next.get('row-5')).toBe(first.get('row-0'));
  });

  test('a row that moved keeps its slot', () => {
    const pool = new SlotPool();
    const before = pool.assign([0, 1, 2], ids).find(({ id }) => id === 'row-2');
    const after = pool
      .assign(
        [0, 1],
        ids.filter((id) => id !== 'row-1'),
      )
      .find(({ id }) => id === 'row-2');
    expect(after).toEqual({ ...before, index: 1 });
  });

  test('whatever is wanted is there once, no two rows share a slot, and no row is there that is gone', () => {
    const wanted = fc.tuple(fc.nat(99), fc.nat(20)).map(([from, count]) => range(from, Math.min(100, from + count)));
    const steps = fc.array(fc.tuple(wanted, fc.integer({ min: 1, max: 100 })), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(steps, (sequence) => {
        const pool = new SlotPool();
        for (const [indexes, count] of sequence) {
          const present = ids.slice(0, count);
          const slots = pool.assign(indexes, present);
          const shown = slots.map(({ id }) => id);
          expect(new Set(shown).size).toBe(shown.length);
          expect(new Set(slots.map(({ slot }) => slot)).size).toBe(slots.length);
          for (const index of indexes) if (index < count) expect(shown).toContain(ids[index]);
          for (const { id, index } of slots) expect(present[index]).toBe(id);
        }
      }),
    );
  });
});
