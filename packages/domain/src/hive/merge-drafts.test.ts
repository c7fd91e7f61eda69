import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDifferences } from './apply-differences.ts';
import { differenceOf } from './difference.ts';
import {
  after,
  afterApplicable,
  anyChanges,
  anyTree,
  emptyTree,
  expectSound,
  modelOf,
  node,
  written,
} from './hive.fixture.ts';
import { mergeDrafts, mineInstead } from './merge-drafts.ts';
import { type HiveTree, rootKey } from './types.ts';

const add = (key: string, name: string, parent = rootKey, position?: number) =>
  ({ kind: 'add', node: node(key, name), to: { parent, position } }) as const;
const set = (key: string, name: string, value: string) => ({ kind: 'set', key, name, value }) as const;
const remove = (key: string) => ({ kind: 'remove', key }) as const;

/** In the notation of `written`: root(a B(c d) G(0:e)). */
const base = after(
  emptyTree,
  add('a', 'title'),
  add('B', 'block'),
  add('G', 'grid'),
  add('c', 'title', 'B'),
  add('d', 'title', 'B'),
  add('e', 'title', 'G'),
);
const conflictsOf = ({ conflicts }: ReturnType<typeof mergeDrafts>) =>
  conflicts.map(({ kind, key, name }) => [kind, key, name].filter((each) => each !== null).join(' '));

const three = fc
  .tuple(anyTree, anyChanges, anyChanges)
  .map(([start, mine, theirs]) => [start, afterApplicable(start, mine), afterApplicable(start, theirs)] as const);

describe('HIVE-15 two editors of one draft', () => {
  test('changes to different settings and components are all merged, in either order', () => {
    const mine = after(base, set('a', 'size', '20'), add('x', 'title', rootKey, 1), remove('e'));
    const theirs = after(base, set('a', 'colour', 'red'), add('y', 'title', 'B', 1));
    const merged = mergeDrafts(base, mine, theirs, modelOf);
    expect(conflictsOf(merged)).toEqual([]);
    expect(written(merged.tree)).toBe('root(a x B(c y d) G)');
    expect(merged.tree.get('a')?.settings).toEqual({ size: '20', colour: 'red' });
    expect(mergeDrafts(base, theirs, mine, modelOf).tree).toEqual(merged.tree);
  });

  test('changing the same setting is a conflict with all three sides: theirs is kept, mine can replace it', () => {
    const from = after(base, set('a', 'size', '18'));
    const mine = after(from, set('a', 'size', '20'));
    const theirs = after(from, set('a', 'size', '30'));
    const merged = mergeDrafts(from, mine, theirs, modelOf);
    expect(merged.tree).toEqual(theirs);
    const [conflict] = merged.conflicts;
    expect(conflict).toMatchObject({ kind: 'setting', key: 'a', name: 'size' });
    expect([conflict?.base, conflict?.mine, conflict?.theirs].map((each) => each?.settings.size)).toEqual([
      '18',
      '20',
      '30',
    ]);
    if (!conflict) return;
    const chosen = applyDifferences(merged.tree, mineInstead(merged.tree, conflict, mine), modelOf);
    expect(chosen.ok && chosen.tree).toEqual(mine);
  });

  test('removing what the other side changes is a conflict, and either side can be chosen', () => {
    const mine = after(base, remove('B'));
    const theirs = after(base, set('c', 'text', 'new'), add('y', 'title', 'B'));
    const kept = mergeDrafts(base, mine, theirs, modelOf);
    expect(conflictsOf(kept)).toEqual(['removed_here B']);
    expect(kept.tree).toEqual(theirs);
    const reverse = mergeDrafts(base, theirs, mine, modelOf);
    expect(conflictsOf(reverse)).toEqual(['removed_there B']);
    expect(written(reverse.tree)).toBe('root(a G(0:e))');
    for (const [{ tree, conflicts }, wanted, side] of [
      [kept, mine, mine],
      [reverse, theirs, theirs],
    ] as const) {
      const [conflict] = conflicts;
      if (!conflict) throw new Error('no conflict');
      const result = applyDifferences(tree, mineInstead(tree, conflict, side), modelOf);
      expect(result.ok && result.tree).toEqual(wanted);
    }
  });

  test('conflicting places: the same cell, the same component, or two components moved into each other', () => {
    const cells = mergeDrafts(
      base,
      after(base, add('x', 'title', 'G', 2)),
      after(base, add('y', 'title', 'G', 2)),
      modelOf,
    );
    expect([conflictsOf(cells), written(cells.tree)]).toEqual([['cell x'], 'root(a B(c d) G(0:e 2:y 3:x))']);
    const move = (key: string, parent: string, position: number) =>
      ({ kind: 'move', key, to: { parent, position } }) as const;
    const moved = mergeDrafts(base, after(base, move('a', 'B', 0)), after(base, move('a', 'G', 4)), modelOf);
    expect([conflictsOf(moved), written(moved.tree)]).toEqual([['place a'], 'root(B(c d) G(0:e 4:a))']);
    const alike = mergeDrafts(
      base,
      after(base, move('a', 'B', 2)),
      after(base, move('a', 'B', 2), add('z', 'title', 'B', 0)),
      modelOf,
    );
    expect([conflictsOf(alike), written(alike.tree)]).toEqual([[], 'root(B(z c d a) G(0:e))']);
    const circle = mergeDrafts(base, after(base, move('B', 'G', 1)), after(base, move('G', 'B', 0)), modelOf);
    expect([conflictsOf(circle), written(circle.tree)]).toEqual([['place B'], 'root(a B(G(0:e) c d))']);
  });

  test('if only one side has changes, the merge equals that side', () => {
    fc.assert(
      fc.property(three, ([start, mine]) => {
        expect(mergeDrafts(start, mine, start, modelOf)).toEqual({ tree: mine, conflicts: [] });
        expect(mergeDrafts(start, start, mine, modelOf)).toEqual({ tree: mine, conflicts: [] });
        expect(mergeDrafts(start, mine, mine, modelOf)).toEqual({ tree: mine, conflicts: [] });
      }),
      { numRuns: 300 },
    );
  });

  test('after any changes by two users the draft is sound, and every lost change is reported as a conflict', () => {
    fc.assert(
      fc.property(three, ([start, mine, theirs]) => {
        const { tree, conflicts } = mergeDrafts(start, mine, theirs, modelOf);
        expectSound(tree);
        const named = (key: string, side: HiveTree) => {
          const path = [key];
          for (let up = side.get(key)?.parent ?? null; up !== null; up = side.get(up)?.parent ?? null) path.push(up);
          return conflicts.some((each) => path.includes(each.key));
        };
        for (const [side, other] of [
          [mine, theirs],
          [theirs, mine],
        ] as const) {
          for (const change of differenceOf(start, side, modelOf)) {
            const now = tree.get(change.key);
            if (change.kind === 'setting') {
              const kept = now && now.settings[change.name] === change.to;
              if (!kept && other.has(change.key)) expect(named(change.key, side)).toBe(true);
              if (!kept && !other.has(change.key))
                expect(named(change.key, side) || named(change.key, start)).toBe(true);
            } else if (change.kind === 'add' && !start.has(change.key)) {
              expect(now !== undefined || named(change.key, side)).toBe(true);
            }
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
