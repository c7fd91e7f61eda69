import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeTree, copySubtree } from './change-tree.ts';
import { after, anyChanges, anyTree, emptyTree, expectSound, modelOf, node, written } from './hive.fixture.ts';
import { orphansOf, repairTree, rootOf, subtreeOf } from './tree.ts';
import { deepestComponent, type HiveNode, rootKey } from './types.ts';

const add = (key: string, name: string, parent = rootKey, position?: number) =>
  ({ kind: 'add', node: node(key, name), to: { parent, position } }) as const;
const move = (key: string, parent: string, position?: number) =>
  ({ kind: 'move', key, to: { parent, position } }) as const;

/** In the notation of `written`: root(a b B(c d) G(0:e 2:f 3:g)). */
const tree = after(
  emptyTree,
  add('a', 'title'),
  add('b', 'title'),
  add('B', 'block'),
  add('G', 'grid'),
  add('c', 'title', 'B'),
  add('d', 'title', 'B'),
  add('e', 'title', 'G'),
  add('f', 'title', 'G', 2),
  add('g', 'title', 'G', 3),
);

describe('HIVE-05 components of a draft', () => {
  test('adding shifts only siblings at or after the position', () => {
    expect(written(after(tree, add('x', 'title', rootKey, 1)))).toBe('root(a x b B(c d) G(0:e 2:f 3:g))');
    expect(written(after(tree, add('x', 'title', 'B', 99)))).toBe('root(a b B(c d x) G(0:e 2:f 3:g))');
  });

  test('adding to a grid fills an empty cell; from a taken cell, children are pushed to the next free one', () => {
    expect(written(after(tree, add('x', 'title', 'G', 1)))).toContain('G(0:e 1:x 2:f 3:g)');
    expect(written(after(tree, add('x', 'title', 'G', 2)))).toContain('G(0:e 2:x 3:f 4:g)');
    expect(written(after(tree, add('x', 'title', 'G')))).toContain('G(0:e 1:x 2:f 3:g)');
    const full = after(tree, add('x', 'title', 'G'), add('y', 'title', 'G'), add('z', 'title', 'G'));
    expect(changeTree(full, add('w', 'title', 'G', 0), modelOf)).toEqual({ ok: false, reason: 'no_room' });
    expect(changeTree(tree, add('w', 'title', 'G', 6), modelOf)).toEqual({ ok: false, reason: 'no_cell' });
  });

  test('removal takes the subtree, closes the gap in a flow and leaves cells unchanged', () => {
    const left = after(tree, { kind: 'remove', key: 'B' });
    expect(written(left)).toBe('root(a b G(0:e 2:f 3:g))');
    expect(left.get('G')?.position).toBe(2);
    expect(rootOf(left)).toBe(rootKey);
    expect(written(after(tree, { kind: 'remove', key: 'f' }))).toContain('G(0:e 3:g)');
  });

  test('a move closes the old gap and opens a new one', () => {
    expect(written(after(tree, move('a', 'B', 1)))).toBe('root(b B(c a d) G(0:e 2:f 3:g))');
    expect(written(after(tree, move('a', rootKey, 2)))).toBe('root(b B(c d) a G(0:e 2:f 3:g))');
    expect(written(after(tree, move('f', 'B', 0)))).toBe('root(a b B(f c d) G(0:e 3:g))');
    expect(written(after(tree, move('e', 'G', 3)))).toContain('G(0:g 2:f 3:e)');
    expect(written(after(tree, move('c', 'G', 2)))).toBe('root(a b B(d) G(0:e 2:c 3:f 4:g))');
  });

  test('impossible changes are refused with a reason', () => {
    const reason = (change: Parameters<typeof changeTree>[1]) => {
      const result = changeTree(tree, change, modelOf);
      return result.ok ? 'ok' : result.reason;
    };
    expect(reason(move(rootKey, 'B'))).toBe('is_root');
    expect(reason({ kind: 'remove', key: rootKey })).toBe('is_root');
    expect(reason(move('B', 'B'))).toBe('inside_itself');
    expect(reason(move('a', 'b'))).toBe('no_children');
    expect(reason(move('a', 'none'))).toBe('no_parent');
    expect(reason(move('none', 'B'))).toBe('unknown');
    expect(reason(add('a', 'title'))).toBe('key_taken');
    let deep = emptyTree;
    for (let i = 0; i < deepestComponent; i++)
      deep = after(deep, add(`D${i}`, 'block', i === 0 ? rootKey : `D${i - 1}`));
    const last = `D${deepestComponent - 1}`;
    expect(changeTree(deep, add('x', 'title', last), modelOf)).toEqual({ ok: false, reason: 'too_deep' });
  });

  test('clearing keeps only the root; a copy has new keys and can be pasted anywhere, even into its original', () => {
    expect(written(after(tree, { kind: 'clear' }))).toBe('root');
    let count = 0;
    const copy = copySubtree(tree, 'B', () => `n${count++}`);
    const pasted = after(tree, { kind: 'paste', nodes: copy, to: { parent: 'B', position: 1 } });
    expect(written(pasted)).toBe('root(a b B(c n0(n1 n2) d) G(0:e 2:f 3:g))');
    const other = after(emptyTree, { kind: 'paste', nodes: copy, to: { parent: rootKey } });
    expect(written(other)).toBe('root(n0(n1 n2))');
  });

  test('reducing the cells keeps their children, but hides them', () => {
    const fewer = after(tree, { kind: 'set', key: 'G', name: 'cells', value: 3 });
    expect(orphansOf(fewer, modelOf).map((each) => each.key)).toEqual(['g']);
    expect(written(fewer)).toBe(written(tree));
  });

  test('after any changes the tree is sound, and unchanged nodes stay the same objects', () => {
    fc.assert(
      fc.property(anyTree, anyChanges, (start, changes) => {
        let at = start;
        for (const change of changes) {
          const result = changeTree(at, change, modelOf);
          if (!result.ok) continue;
          expectSound(result.tree);
          for (const [key, each] of result.tree) {
            const before = at.get(key);
            if (before && before !== each) expect(each).not.toEqual(before);
          }
          at = result.tree;
        }
      }),
    );
  });

  test('moving away and back, or removing and pasting, restores the tree', () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), (start, pick) => {
        const movable = [...start.values()].filter(
          (each) => each.parent !== null && start.get(each.parent)?.name === 'block',
        );
        const chosen = movable[pick % Math.max(1, movable.length)];
        if (!chosen) return;
        const back = { parent: chosen.parent ?? rootKey, position: chosen.position };
        const away = changeTree(
          start,
          { kind: 'move', key: chosen.key, to: { parent: rootKey, position: 0 } },
          modelOf,
        );
        if (away.ok) {
          const returned = after(away.tree, { kind: 'move', key: chosen.key, to: back });
          expect(new Map(returned)).toEqual(new Map(start));
        }
        const subtree = subtreeOf(start, chosen.key);
        const left = after(start, { kind: 'remove', key: chosen.key });
        expect(new Map(after(left, { kind: 'paste', nodes: subtree, to: back }))).toEqual(new Map(start));
      }),
    );
  });
});

describe('HIVE-05 repairing a stored tree', () => {
  const stored: fc.Arbitrary<HiveNode> = fc.record({
    key: fc.constantFrom('root', 'a', 'b', 'c', 'd', '__proto__'),
    parent: fc.constantFrom(null, 'root', 'a', 'b', 'c', 'd', 'lost', '__proto__'),
    position: fc.oneof(fc.integer({ min: -3, max: 6 }), fc.constantFrom(Number.NaN, 1.5, Number.MAX_SAFE_INTEGER)),
    name: fc.constantFrom('block', 'grid', 'title', 'nothing known'),
    description: fc.string(),
    active: fc.boolean(),
    settings: fc.constant({}),
  });

  test('malformed nodes, cycles or a missing root give a sound tree with every key; a sound tree is left unchanged', () => {
    fc.assert(
      fc.property(fc.array(stored, { maxLength: 12 }), (nodes) => {
        const { tree: repaired, findings } = repairTree(nodes, modelOf);
        expect(new Set(repaired.keys())).toEqual(new Set(nodes.map((each) => each.key)));
        if (nodes.length === 0) {
          expect(findings).toEqual(['The draft has no components.']);
          return;
        }
        expectSound(repaired);
        const again = repairTree([...repaired.values()], modelOf);
        expect(again.tree).toEqual(repaired);
      }),
    );
    fc.assert(
      fc.property(anyTree, (sound) => {
        const { tree: same, findings } = repairTree([...sound.values()], modelOf);
        expect(findings).toEqual([]);
        for (const [key, each] of sound) expect(same.get(key)).toBe(each);
      }),
    );
  });
});
