import {
  changeTree,
  childrenOf,
  type HivePlace,
  type HiveTree,
  isWithin,
  rootNode,
  subtreeOf,
  type TreeChange,
} from '@portal/domain/hive';
import { modelOf } from './component-types.ts';

/** The components that an action applies to: in page order, without the root and without descendants of other selected components. */
export function topLevelOf(tree: HiveTree, keys: ReadonlySet<string>): readonly string[] {
  // Fast path for a single component, the usual case: no traversal of the page.
  if (keys.size <= 1) return [...keys].filter((key) => tree.get(key)?.parent != null);
  const root = rootNode(tree);
  if (!root) return [];
  return subtreeOf(tree, root.key)
    .map((node) => node.key)
    .filter((key) => key !== root.key && keys.has(key))
    .filter((key, _, all) => !all.some((other) => other !== key && isWithin(tree, key, other)));
}

/** The place after a component that has just been placed; in cells the next cell, otherwise the first free one. */
function placeAfter(tree: HiveTree, arrived: string, next: string): HivePlace | null {
  const node = tree.get(arrived);
  const parent = node?.parent == null ? undefined : tree.get(node.parent);
  if (!node || !parent) return null;
  const model = modelOf(parent);
  if (model.kind === 'cells') {
    return node.position + 1 < model.count
      ? { parent: parent.key, position: node.position + 1 }
      : { parent: parent.key };
  }
  const siblings = childrenOf(tree, parent.key).filter((each) => each.key !== next);
  return { parent: parent.key, position: siblings.findIndex((each) => each.key === arrived) + 1 };
}

/** Changes that place several components one after the other. The document validates them. */
export function inSequence(
  tree: HiveTree,
  keys: readonly string[],
  to: HivePlace,
  change: (key: string, to: HivePlace) => TreeChange,
): readonly TreeChange[] {
  const changes: TreeChange[] = [];
  let now = tree;
  let last: string | undefined;
  for (const key of keys) {
    const next = change(key, (last === undefined ? null : placeAfter(now, last, key)) ?? to);
    const result = changeTree(now, next, modelOf);
    if (result.ok) now = result.tree;
    changes.push(next);
    last = key;
  }
  return changes;
}
