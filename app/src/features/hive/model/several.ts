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
import { modelOf } from './types-known.ts';

/** What an action on these is about: in the order of the page, without the page itself and without what goes along inside another. */
export function topsOf(tree: HiveTree, keys: ReadonlySet<string>): readonly string[] {
  // One alone, as nearly always: the order of the page is not asked for.
  if (keys.size <= 1) return [...keys].filter((key) => tree.get(key)?.parent != null);
  const root = rootNode(tree);
  if (!root) return [];
  return subtreeOf(tree, root.key)
    .map((node) => node.key)
    .filter((key) => key !== root.key && keys.has(key))
    .filter((key, _, all) => !all.some((other) => other !== key && isWithin(tree, key, other)));
}

/** The place behind one that has arrived, for the next; in cells the next cell, else the first that is free. */
function behind(tree: HiveTree, arrived: string, next: string): HivePlace | null {
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

/** Brings several to a place, one behind the other, each by its own change. Whether all of it can be is for the document to say. */
export function inTurn(
  tree: HiveTree,
  keys: readonly string[],
  to: HivePlace,
  change: (key: string, to: HivePlace) => TreeChange,
): readonly TreeChange[] {
  const changes: TreeChange[] = [];
  let now = tree;
  let last: string | undefined;
  for (const key of keys) {
    const next = change(key, (last === undefined ? null : behind(now, last, key)) ?? to);
    const result = changeTree(now, next, modelOf);
    if (result.ok) now = result.tree;
    changes.push(next);
    last = key;
  }
  return changes;
}
