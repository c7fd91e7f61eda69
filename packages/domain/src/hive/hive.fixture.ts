import fc from 'fast-check';
import { changeTree, type TreeChange } from './change-tree.ts';
import { childrenByParent, subtreeOf } from './tree.ts';
import { type HiveNode, type HiveTree, type ModelOf, rootKey, type SettingValue } from './types.ts';

/** Test component types: `block` is a flow, `grid` has the number of cells in its setting, all others are leaves. */
export const modelOf: ModelOf = ({ name, settings }) => {
  if (name === 'block') return { kind: 'flow' };
  if (name === 'grid') return { kind: 'cells', count: typeof settings.cells === 'number' ? settings.cells : 6 };
  return { kind: 'none' };
};

export const node = (key: string, name = 'title', settings: HiveNode['settings'] = {}): HiveNode => ({
  key,
  parent: null,
  position: 0,
  name,
  description: '',
  active: true,
  settings,
});

export const emptyTree: HiveTree = new Map([[rootKey, node(rootKey, 'block')]]);

export function after(tree: HiveTree, ...changes: readonly TreeChange[]): HiveTree {
  return changes.reduce((at, change) => {
    const result = changeTree(at, change, modelOf);
    if (!result.ok) throw new Error(result.reason);
    return result.tree;
  }, tree);
}

/** Like `after`, but skips refused changes. */
export function afterApplicable(tree: HiveTree, changes: readonly TreeChange[]): HiveTree {
  return changes.reduce((at, change) => {
    const result = changeTree(at, change, modelOf);
    return result.ok ? result.tree : at;
  }, tree);
}

/** A tree as text: `root(a b G(0:c 3:d))`; cells have their number. */
export function written(tree: HiveTree): string {
  const groups = childrenByParent(tree);
  const write = (each: HiveNode): string => {
    const children = groups.get(each.key) ?? [];
    const cells = modelOf(each).kind !== 'flow';
    const inside = children.map((child) => `${cells ? `${child.position}:` : ''}${write(child)}`).join(' ');
    return inside === '' ? each.key : `${each.key}(${inside})`;
  };
  return (groups.get(null) ?? []).map(write).join(' | ');
}

/** Throws unless the tree is sound: one root, all nodes reachable, flows without gaps, one child per cell. */
export function expectSound(tree: HiveTree): void {
  const roots = [...tree.values()].filter((each) => each.parent === null);
  if (roots.length !== 1) throw new Error(`${roots.length} roots`);
  if (subtreeOf(tree, roots[0]?.key ?? '').length !== tree.size) throw new Error(`not all in reach: ${written(tree)}`);
  for (const [parent, children] of childrenByParent(tree)) {
    const positions = children.map((child) => child.position);
    const owner = parent === null ? undefined : tree.get(parent);
    const flow = owner !== undefined && modelOf(owner).kind === 'flow';
    if (flow && positions.some((position, i) => position !== i)) throw new Error(`gaps: ${written(tree)}`);
    if (new Set(positions).size !== positions.length) throw new Error(`doubled: ${written(tree)}`);
  }
}

const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const anyKey = fc.constantFrom(rootKey, ...keys);
const place = fc.record({ parent: anyKey, position: fc.option(fc.nat(7), { nil: undefined }) });
const value: fc.Arbitrary<SettingValue> = fc.constantFrom('x', 'y', 1, 2, null, true);

const typed = (key: string) => (key < 'c' ? 'block' : key < 'e' ? 'grid' : 'title');

/** A random change. Few keys, so that changes collide; each key always has the same type. */
export const anyChange: fc.Arbitrary<TreeChange> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      node: fc.constantFrom(...keys).map((key) => node(key, typed(key))),
      to: place,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), key: anyKey, to: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), key: anyKey }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      key: anyKey,
      name: fc.constantFrom('p', 'q'),
      value: fc.option(value, { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      key: anyKey,
      name: fc.constant('cells'),
      value: fc.nat(8),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('describe' as const),
      key: anyKey,
      description: fc.constantFrom('', 'one', 'two'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('activate' as const), key: anyKey, active: fc.boolean() }) },
);

export const anyChanges = fc.array(anyChange, { maxLength: 25 });
/** A random sound tree. */
export const anyTree = anyChanges.map((changes) => afterApplicable(emptyTree, changes));
