import type { HiveDifference } from './difference.ts';
import type { HiveConflict } from './merge-drafts.ts';
import { childrenByParent, groupBy, numbered, placed, subtreeOf } from './tree.ts';
import type { HiveNode, HiveTree, ModelOf } from './types.ts';

interface Sides {
  readonly base: HiveTree;
  readonly mine: HiveTree;
  readonly theirs: HiveTree;
  /** Theirs with my content changes. */
  readonly nodes: HiveTree;
  readonly myChanges: readonly HiveDifference[];
  /** By kind and key, as in `facetOf`. */
  readonly theirChanges: ReadonlyMap<string, HiveDifference>;
  readonly modelOf: ModelOf;
  conflict(kind: HiveConflict['kind'], key: string): void;
  lost(key: string): void;
}

const parentsOf = (tree: HiveTree) => new Map([...tree.values()].map((node) => [node.key, node.parent]));

/** Key of the sibling before it: two moves behind the same sibling count as equal. */
function neighbour(tree: HiveTree, key: string): string | null {
  const node = tree.get(key);
  const before = [...tree.values()].find(
    (each) => each.parent === node?.parent && each.position === (node?.position ?? 0) - 1,
  );
  return before?.key ?? null;
}

const sameText = (a: HiveNode, b: HiveNode) =>
  a.name === b.name && a.description === b.description && JSON.stringify(a.settings) === JSON.stringify(b.settings);

/** My added or moved nodes that do not conflict, by key, and the parent of every node after them. */
function accepted(sides: Sides) {
  const { base, mine, theirs, myChanges, theirChanges, modelOf, conflict, lost } = sides;
  const parents = parentsOf(theirs);
  const arrivals = new Map<string, HiveNode>();
  const cyclic = (key: string, parent: string) => {
    for (let up: string | null = parent; up !== null; up = parents.get(up) ?? null) if (up === key) return true;
    return false;
  };
  const movedAlike = (key: string, their: HiveDifference, to: HiveNode) => {
    if (their.kind !== 'place' || their.to.parent !== to.parent) return false;
    const owner = to.parent === null ? undefined : mine.get(to.parent);
    if (owner && modelOf(owner).kind !== 'flow') return their.to.position === to.position;
    return neighbour(mine, key) === neighbour(theirs, key);
  };
  for (const change of myChanges) {
    if (change.kind !== 'add' && change.kind !== 'place') continue;
    const { key } = change;
    const to = mine.get(key);
    const present = theirs.get(key);
    const their = theirChanges.get(`${change.kind} ${key}`);
    if (!to) continue;
    if (change.kind === 'place' && !present) lost(key);
    else if (change.kind === 'add' && present && !base.has(key)) {
      if (!sameText(present, to)) conflict('place', key);
    } else if (change.kind === 'place' && their) {
      if (!movedAlike(key, their, to)) conflict('place', key);
    } else if (to.parent === null || !parents.has(to.parent)) lost(to.parent ?? key);
    else if (cyclic(key, to.parent)) conflict('place', key);
    else {
      parents.set(key, to.parent);
      arrivals.set(key, to);
    }
  }
  return { arrivals, parents };
}

/** Keys of the nodes that mine removed, unless they changed them or moved something into them. */
function removals(sides: Sides, parents: ReadonlyMap<string, string | null>): ReadonlySet<string> {
  const { base, mine, theirs, theirChanges, conflict } = sides;
  const touched = new Set([...theirChanges.values()].flatMap((each) => (each.kind === 'remove' ? [] : [each.key])));
  const gone = new Set([...base.keys()].filter((key) => !mine.has(key) && theirs.has(key)));
  const sheltered = new Set(
    [...parents].flatMap(([key, parent]) => (!gone.has(key) && parent !== null ? [parent] : [])),
  );
  for (const top of [...base.values()]) {
    const isTop = !mine.has(top.key) && (top.parent === null || mine.has(top.parent));
    if (!isTop) continue;
    const group = subtreeOf(base, top.key).flatMap(({ key }) => (gone.has(key) ? [key] : []));
    const held = group.filter((key) => touched.has(key) || sheltered.has(key));
    if (held.length === 0) continue;
    conflict('removed_here', theirs.has(top.key) ? top.key : (held[0] ?? top.key));
    for (const key of group) gone.delete(key);
  }
  return gone;
}

/** Children of a flow: theirs in their order, and each of mine after the nearest sibling that precedes it in mine. */
function inFlow(
  theirs: readonly HiveNode[],
  arriving: readonly HiveNode[],
  mineOrder: readonly HiveNode[],
): HiveNode[] {
  const order = [...theirs];
  const places = new Map(mineOrder.map((node, index) => [node.key, index]));
  for (const node of arriving) {
    const before = mineOrder.slice(0, places.get(node.key) ?? 0);
    const anchor = before.findLast((each) => order.some(({ key }) => key === each.key));
    order.splice(anchor ? order.findIndex(({ key }) => key === anchor.key) + 1 : 0, 0, node);
  }
  return order;
}

/** Children of a grid: each of mine in its cell, or in the next free one if theirs have taken it. */
function inCells(
  theirs: readonly HiveNode[],
  arriving: readonly HiveNode[],
  crowded: (key: string) => void,
): HiveNode[] {
  const taken = new Set(theirs.map((node) => node.position));
  const wanted = new Set(arriving.map((node) => node.position));
  const moved = arriving.map((node) => {
    if (!taken.has(node.position)) {
      taken.add(node.position);
      return node;
    }
    let cell = node.position;
    while (taken.has(cell) || wanted.has(cell)) cell += 1;
    taken.add(cell);
    crowded(node.key);
    return placed(node, node.parent, cell);
  });
  return [...theirs, ...moved];
}

/** The merged tree: theirs with my non-conflicting additions, moves and removals. */
export function mergePlaces(sides: Sides): HiveTree {
  const { mine, nodes, modelOf, conflict } = sides;
  const { arrivals, parents } = accepted(sides);
  const gone = removals(sides, parents);
  const merged = new Map([...nodes].filter(([key]) => !gone.has(key)));
  const staying = childrenByParent(new Map([...merged].filter(([key]) => !arrivals.has(key))));
  for (const [key, to] of arrivals) {
    const present = sides.base.has(key) ? nodes.get(key) : undefined;
    merged.set(key, present && present.name === to.name ? placed(present, to.parent, to.position) : to);
  }
  const arriving = groupBy(
    [...arrivals.keys()].flatMap((key) => merged.get(key) ?? []),
    (node) => node.parent,
  );
  const mineGroups = childrenByParent(mine);
  for (const parent of new Set([...staying.keys(), ...arriving.keys()])) {
    const owner = parent === null ? undefined : merged.get(parent);
    if (!owner) continue;
    const stay = staying.get(parent) ?? [];
    const come = arriving.get(parent) ?? [];
    const children =
      modelOf(owner).kind === 'flow'
        ? numbered(inFlow(stay, come, mineGroups.get(parent) ?? []), owner.key)
        : inCells(stay, come, (key) => conflict('cell', key));
    for (const child of children) merged.set(child.key, child);
  }
  return merged;
}
