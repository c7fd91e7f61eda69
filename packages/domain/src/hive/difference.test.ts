import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDifferences } from './apply-differences.ts';
import { chosenDifferences } from './choose-differences.ts';
import { differenceOf, type HiveDifference, inverted } from './difference.ts';
import { after, afterApplicable, anyChanges, anyTree, emptyTree, expectSound, modelOf, node } from './hive.fixture.ts';
import { type HiveTree, rootKey } from './types.ts';

function applied(tree: HiveTree, differences: readonly HiveDifference[]): HiveTree {
  const result = applyDifferences(tree, differences, modelOf);
  if (!result.ok) throw new Error(JSON.stringify(result.misfits));
  return result.tree;
}
const add = (key: string, name: string, parent = rootKey, position?: number) =>
  ({ kind: 'add', node: node(key, name), to: { parent, position } }) as const;

/** Pairs of drafts: either forked from one another, or with only the root in common. */
const pairs = fc.oneof(
  fc.tuple(anyTree, anyChanges).map(([from, changes]) => [from, afterApplicable(from, changes)] as const),
  fc.tuple(anyTree, anyTree),
);

describe('HIVE-02 the difference between two drafts', () => {
  test('lists the changes, but not siblings that they merely shift', () => {
    const from = after(emptyTree, add('a', 'title'), add('b', 'title'), add('c', 'title'), add('G', 'grid'));
    const to = after(
      from,
      add('x', 'title', rootKey, 0),
      { kind: 'set', key: 'b', name: 'size', value: 24 },
      { kind: 'move', key: 'a', to: { parent: 'G', position: 3 } },
    );
    expect(differenceOf(from, to, modelOf).map((each) => [each.kind, each.key])).toEqual([
      ['add', 'x'],
      ['setting', 'b'],
      ['place', 'a'],
    ]);
    const last = after(from, { kind: 'move', key: 'c', to: { parent: rootKey, position: 0 } });
    expect(differenceOf(from, last, modelOf)).toEqual([
      { kind: 'place', key: 'c', from: { parent: rootKey, position: 2 }, to: { parent: rootKey, position: 0 } },
    ]);
    expect(differenceOf(from, from, modelOf)).toEqual([]);
  });

  test('a component that is moved below another and keeps its position, because a third is added above both', () => {
    const from = after(emptyTree, add('g', 'title'), add('a', 'block'));
    const to = after(
      from,
      { kind: 'move', key: 'g', to: { parent: rootKey, position: 1 } },
      add('e', 'title', rootKey, 0),
    );
    expect(applied(from, differenceOf(from, to, modelOf))).toEqual(to);
  });

  test('applied to one draft it gives exactly the other; inverted it leads back; applying it twice is harmless', () => {
    fc.assert(
      fc.property(pairs, ([from, to]) => {
        const differences = differenceOf(from, to, modelOf);
        expect(applied(from, differences)).toEqual(to);
        expect(applied(to, inverted(differences))).toEqual(from);
        expect(differenceOf(to, applied(from, differences), modelOf)).toEqual([]);
        // As parsed from JSON, which drops undefined fields.
        expect(applied(from, JSON.parse(JSON.stringify(differences)))).toEqual(to);
      }),
      { numRuns: Number(process.env.PORTAL_FUZZ ?? 600) },
    );
  });

  test('a component whose type has changed is listed as removed and added', () => {
    const from = after(emptyTree, add('a', 'block'), add('x', 'title', 'a'), add('y', 'title', 'a'));
    const to = after(emptyTree, add('a', 'grid'), add('y', 'title', 'a', 4), add('x', 'title', 'a', 1));
    const differences = differenceOf(from, to, modelOf);
    expect(applied(from, differences)).toEqual(to);
    expect(applied(from, chosenDifferences(from, differences, new Set([0])))).toEqual(to);
  });

  test('any selection with its dependencies leaves a sound page, and selecting all gives the target', () => {
    fc.assert(
      fc.property(pairs, fc.array(fc.nat(40)), ([from, to], picks) => {
        const differences = differenceOf(from, to, modelOf);
        const some = chosenDifferences(from, differences, new Set(picks));
        expectSound(applied(from, some));
        const rest = differences.filter((each) => !some.includes(each));
        expect(some.length + rest.length).toBe(differences.length);
        expect(applied(from, chosenDifferences(from, differences, new Set(differences.keys())))).toEqual(to);
      }),
      { numRuns: 600 },
    );
  });

  test('if a difference does not fit, misfits are returned and nothing is applied', () => {
    const from = after(emptyTree, add('a', 'title'), add('G', 'grid'));
    const mine = after(from, { kind: 'set', key: 'a', name: 'size', value: 20 }, add('x', 'title', 'G', 2));
    const theirs = after(from, { kind: 'set', key: 'a', name: 'size', value: 30 }, add('y', 'title', 'G', 2));
    const result = applyDifferences(theirs, differenceOf(from, mine, modelOf), modelOf);
    expect(result.ok || result.misfits.map(({ difference, why }) => [difference.key, why])).toEqual([
      ['a', 'changed'],
      ['x', 'cell_taken'],
    ]);
    const gone = after(from, { kind: 'remove', key: 'a' });
    const late = applyDifferences(gone, differenceOf(from, mine, modelOf), modelOf);
    expect(late.ok || late.misfits.map(({ difference, why }) => [difference.key, why])).toEqual([['a', 'gone']]);
  });

  test('forged differences never throw and never break the page', () => {
    const place = fc.record({
      parent: fc.constantFrom(null, 'root', 'a', 'b', 'lost'),
      position: fc.integer({ min: 0, max: 5 }),
    });
    const key = fc.constantFrom('root', 'a', 'b', 'c', 'd', 'z');
    const forged: fc.Arbitrary<HiveDifference> = fc.oneof(
      fc.record({ kind: fc.constant('place' as const), key, from: place, to: place }),
      fc.record({ kind: fc.constant('remove' as const), key, node: fc.constant(node('a')) }),
      fc
        .tuple(key, place)
        .map(([at, to]) => ({ kind: 'add' as const, key: at, node: { ...node(at, 'block'), ...to } })),
    );
    fc.assert(
      fc.property(anyTree, fc.array(forged, { maxLength: 6 }), (tree, differences) => {
        const result = applyDifferences(tree, differences, modelOf);
        if (result.ok) expectSound(result.tree);
      }),
      { numRuns: 600 },
    );
  });
});
