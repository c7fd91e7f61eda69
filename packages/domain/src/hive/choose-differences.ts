import type { HiveDifference } from './difference.ts';
import { groupBy, rootNode } from './tree.ts';
import type { HiveTree } from './types.ts';

/**
 * Publication of chosen changes: those chosen (by index) and the others without which they would break the page: a new component needs
 * its new parent, a removed one needs its children gone or moved, one that takes a cell needs it left. Pure.
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

/** The differences among `differences` that `withNeeded` takes. */
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

  /** What puts the parents above a place where they will be. */
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
      // One that is another type now: the old goes as the new comes.
      ...departure(difference.key),
      ...(to.parent === null ? departure(root?.key) : []),
    ];
  };
}
