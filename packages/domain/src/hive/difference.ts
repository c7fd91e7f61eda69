import { childrenByParent, rootNode, subtreeOf } from './tree.ts';
import type { HiveNode, HiveTree, ModelOf, SettingValue } from './types.ts';

export interface NodePlace {
  readonly parent: string | null;
  readonly position: number;
}

/** One difference between two drafts, by component and setting. Has both sides, so that it can be inverted. */
export type HiveDifference =
  | { readonly kind: 'add'; readonly key: string; readonly node: HiveNode }
  | { readonly kind: 'remove'; readonly key: string; readonly node: HiveNode }
  | { readonly kind: 'place'; readonly key: string; readonly from: NodePlace; readonly to: NodePlace }
  /** An absent side is not set, meaning the default. */
  | {
      readonly kind: 'setting';
      readonly key: string;
      readonly name: string;
      readonly from?: SettingValue | undefined;
      readonly to?: SettingValue | undefined;
    }
  | { readonly kind: 'description'; readonly key: string; readonly from: string; readonly to: string }
  | { readonly kind: 'active'; readonly key: string; readonly from: boolean; readonly to: boolean };

const placeOf = ({ parent, position }: HiveNode): NodePlace => ({ parent, position });

/** All nodes in page order. */
function inOrder(tree: HiveTree): readonly HiveNode[] {
  const root = rootNode(tree);
  return root ? subtreeOf(tree, root.key) : [];
}

/** Indexes of a longest strictly increasing subsequence, in order. O(n log n). */
function longestIncreasing(values: readonly number[]): readonly number[] {
  /** At `n`: the index of the smallest value that ends an increasing subsequence of length n + 1. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  values.forEach((value, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? ends[low - 1] : undefined;
    ends[low] = index;
  });
  const found: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) found.unshift(at);
  return found;
}

/** The children that kept their place, or were merely shifted by siblings: they need no `place` difference. */
function unmoved(children: readonly HiveNode[], from: HiveTree, isFlow: boolean): ReadonlySet<string> {
  const stayed = children.flatMap((child) => {
    const before = from.get(child.key);
    return before && before.name === child.name && before.parent === child.parent ? [{ child, before }] : [];
  });
  if (!isFlow) {
    return new Set(stayed.flatMap(({ child, before }) => (before.position === child.position ? [child.key] : [])));
  }
  const kept = longestIncreasing(stayed.map(({ before }) => before.position));
  return new Set(kept.flatMap((index) => stayed[index]?.child.key ?? []));
}

function settingDifferences(before: HiveNode, after: HiveNode): HiveDifference[] {
  if (before.settings === after.settings) return [];
  const names = [...new Set([...Object.keys(before.settings), ...Object.keys(after.settings)])];
  return names.flatMap((name): HiveDifference[] => {
    const from = Object.hasOwn(before.settings, name) ? before.settings[name] : undefined;
    const to = Object.hasOwn(after.settings, name) ? after.settings[name] : undefined;
    return from === to ? [] : [{ kind: 'setting', key: after.key, name, from, to }];
  });
}

function contentDifferences(before: HiveNode, after: HiveNode): HiveDifference[] {
  const { key } = after;
  return [
    ...(before.description === after.description
      ? []
      : [{ kind: 'description', key, from: before.description, to: after.description } as const]),
    ...(before.active === after.active
      ? []
      : [{ kind: 'active', key, from: before.active, to: after.active } as const]),
    ...settingDifferences(before, after),
  ];
}

/**
 * The differences between two sound drafts, by component and setting; `applyDifferences(from, …)` gives exactly `to`. Omits siblings
 * that are merely shifted. Removals first, then in page order.
 */
export function differenceOf(from: HiveTree, to: HiveTree, modelOf: ModelOf): readonly HiveDifference[] {
  const groups = childrenByParent(to);
  const still = new Set<string>();
  for (const [parent, children] of groups) {
    const owner = parent === null ? undefined : to.get(parent);
    // If the parent's type has changed, its children are arranged differently: list each of them.
    if (owner && from.get(owner.key)?.name !== owner.name) continue;
    const isFlow = owner === undefined || modelOf(owner).kind === 'flow';
    for (const key of unmoved(children, from, isFlow)) still.add(key);
  }
  const removed = inOrder(from).filter((node) => to.get(node.key)?.name !== node.name);
  return [
    ...removed.map((node) => ({ kind: 'remove', key: node.key, node }) as const),
    ...inOrder(to).flatMap((node): HiveDifference[] => {
      const before = from.get(node.key);
      if (before === node && still.has(node.key)) return [];
      if (!before || before.name !== node.name) return [{ kind: 'add', key: node.key, node }];
      const moved = still.has(node.key)
        ? []
        : [{ kind: 'place', key: node.key, from: placeOf(before), to: placeOf(node) } as const];
      return [...moved, ...contentDifferences(before, node)];
    }),
  ];
}

function invertedOne(difference: HiveDifference): HiveDifference {
  switch (difference.kind) {
    case 'add':
      return { ...difference, kind: 'remove' };
    case 'remove':
      return { ...difference, kind: 'add' };
    case 'place':
      return { ...difference, from: difference.to, to: difference.from };
    case 'setting':
      return { ...difference, from: difference.to, to: difference.from };
    case 'description':
      return { ...difference, from: difference.to, to: difference.from };
    case 'active':
      return { ...difference, from: difference.to, to: difference.from };
  }
}

/** The differences that undo a list of differences. */
export const inverted = (differences: readonly HiveDifference[]): readonly HiveDifference[] =>
  differences.map(invertedOne);
