import type { HiveDifference } from './difference.ts';
import { groupBy, rootNode } from './tree.ts';
import type { HiveTree } from './types.ts';

/**
 * For publishing selected changes: the chosen indexes plus those of the changes they depend on. An added component needs its added
 * parent, a removed one needs its children removed or moved, and one that takes a cell needs the cell vacated. Pure.
 */
export function withNeeded(
  from: HiveTree,
  differences: readonly HiveDifference[],
  chosen: ReadonlySet<number>,
): ReadonlySet<number> {
  const needs = needsOf(from, differences);
  const all = new Set<number>();
  const open = [...chosen].filter((index) => index in differences);
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (all.has(index)) continue;
    all.add(index);
    const difference = differences[index];
    if (difference) open.push(...needs(difference));
  }
  return all;
}

/** The differences at the indexes of `withNeeded`, in order. */
export function chosenDifferences(
  from: HiveTree,
  differences: readonly HiveDifference[],
  chosen: ReadonlySet<number>,
): readonly HiveDifference[] {
  const all = withNeeded(from, differences, chosen);
  return differences.filter((_, index) => all.has(index));
}

const cell = (parent: string | null, position: number) => `${position} ${parent}`;

function needsOf(from: HiveTree, differences: readonly HiveDifference[]) {
  const arrivals = new Map<string, number>();
  const departures = new Map<string, number>();
  const targets = new Map<string, { readonly parent: string | null; readonly position: number }>();
  differences.forEach((each, index) => {
    if (each.kind === 'remove') departures.set(each.key, index);
    if (each.kind !== 'add' && each.kind !== 'place') return;
    arrivals.set(each.key, index);
    if (each.kind === 'place') departures.set(each.key, index);
    targets.set(each.key, each.kind === 'add' ? each.node : each.to);
  });
  const root = rootNode(from);
  const newRoot = differences.findIndex((each) => targets.get(each.key)?.parent === null);
  const occupant = new Map([...from.values()].map((node) => [cell(node.parent, node.position), node.key]));
  const kids = groupBy(from.values(), (node) => node.parent);
  const departure = (key: string | undefined) => [departures.get(key ?? '') ?? []].flat();

  /** Indexes of the differences that add or move the ancestors of a place. */
  const above = (parent: string | null): number[] => {
    const found: number[] = [];
    const seen = new Set<string>();
    for (let key = parent; key !== null && !seen.has(key); ) {
      seen.add(key);
      const arrival = arrivals.get(key);
      if (arrival !== undefined) found.push(arrival);
      key = (targets.get(key) ?? from.get(key))?.parent ?? null;
    }
    return found;
  };

  return (difference: HiveDifference): readonly number[] => {
    if (difference.kind === 'remove') {
      const children = (kids.get(difference.key) ?? []).flatMap((child) => departure(child.key));
      const replaced = [arrivals.get(difference.key) ?? []].flat();
      return [...children, ...replaced, ...(difference.key === root?.key && newRoot >= 0 ? [newRoot] : [])];
    }
    if (difference.kind !== 'add' && difference.kind !== 'place') return [];
    const to = difference.kind === 'add' ? difference.node : difference.to;
    return [
      ...above(to.parent),
      ...departure(occupant.get(cell(to.parent, to.position))),
      // A component whose type has changed: the old one is removed as the new one is added.
      ...departure(difference.key),
      ...(to.parent === null ? departure(root?.key) : []),
    ];
  };
}
