import { treeRepairMessages as messages } from '../messages/hive-tree-repair.ts';
import { type HiveNode, type HiveTree, type ModelOf, rootKey } from './types.ts';

type Groups = ReadonlyMap<string | null, readonly HiveNode[]>;

const byPosition = (a: HiveNode, b: HiveNode) => a.position - b.position || (a.key < b.key ? -1 : 1);

/** Like `Map.groupBy`, which Node 20 lacks. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Children by parent key, sorted by position. The root is under null. */
export function childrenByParent(tree: HiveTree): Groups {
  const groups = groupBy(tree.values(), (node) => node.parent);
  for (const group of groups.values()) group.sort(byPosition);
  return groups;
}

/** Children of one node, sorted by position. */
export function childrenOf(tree: HiveTree, key: string | null): readonly HiveNode[] {
  return [...tree.values()].filter((node) => node.parent === key).sort(byPosition);
}

/** A node and its descendants, parents first, in page order. Empty if the node does not exist. Safe with cycles. */
export function subtreeOf(tree: HiveTree, key: string): readonly HiveNode[] {
  const groups = childrenByParent(tree);
  const found = new Map<string, HiveNode>();
  const visit = (node: HiveNode): void => {
    if (found.has(node.key)) return;
    found.set(node.key, node);
    for (const child of groups.get(node.key) ?? []) visit(child);
  };
  const top = tree.get(key);
  if (top) visit(top);
  return [...found.values()];
}

/** Keys from the parent up to the root. Safe with cycles. */
export function ancestorsOf(tree: HiveTree, key: string): readonly string[] {
  const found: string[] = [];
  for (let up = tree.get(key)?.parent ?? null; up !== null && !found.includes(up); up = tree.get(up)?.parent ?? null) {
    found.push(up);
  }
  return found;
}

/**
 * HIVE-05: the key of the root, which is component 0 in the specification. It is selected after a removal, and by default.
 */
export const rootOf = (tree: HiveTree): string => rootNode(tree)?.key ?? rootKey;

/** Fast when the root is first, as it is in a loaded draft. */
export function rootNode(tree: HiveTree): HiveNode | undefined {
  for (const node of tree.values()) if (node.parent === null) return node;
  return undefined;
}

/** Whether a node is `outer` or one of its descendants. */
export const isWithin = (tree: HiveTree, key: string, outer: string): boolean =>
  key === outer || ancestorsOf(tree, key).includes(outer);

/** Children outside the cells of their parent: kept, but not shown. */
export function orphansOf(tree: HiveTree, modelOf: ModelOf): readonly HiveNode[] {
  return [...tree.values()].filter((node) => {
    const parent = node.parent === null ? undefined : tree.get(node.parent);
    if (!parent) return false;
    const model = modelOf(parent);
    return model.kind === 'none' || (model.kind === 'cells' && node.position >= model.count);
  });
}

/** Numbers a sequence from 0. Nodes whose place is unchanged stay the same objects. */
export const numbered = (nodes: readonly HiveNode[], parent: string | null): HiveNode[] =>
  nodes.map((node, position) => placed(node, parent, position));

/** The node at another place; the same object if it is already there. */
export const placed = (node: HiveNode, parent: string | null, position: number): HiveNode =>
  node.parent === parent && node.position === position ? node : { ...node, parent, position };

export interface RepairedTree {
  readonly tree: HiveTree;
  /** One sentence for each repair. */
  readonly findings: readonly string[];
}

/**
 * Builds a sound tree from any stored nodes: repairs duplicate keys, a missing root, lost parents, cycles, gaps and shared cells. Drops
 * nothing but the second node of a key. Returns the same nodes for a sound tree. Pure; never throws.
 */
export function repairTree(nodes: readonly HiveNode[], modelOf: ModelOf): RepairedTree {
  const findings: string[] = [];
  const tree = new Map<string, HiveNode>();
  for (const node of nodes) {
    if (tree.has(node.key)) findings.push(messages.duplicate(node.key));
    else tree.set(node.key, node);
  }
  const root = rootNode(tree) ?? tree.values().next().value;
  if (!root) return { tree, findings: [messages.empty] };
  if (root.parent !== null || root.key !== rootKey) findings.push(messages.root);
  const sound = new Set([root.key]);
  for (const node of tree.values()) {
    const path: string[] = [];
    let at: HiveNode | undefined = node;
    while (at && !sound.has(at.key) && !path.includes(at.key)) {
      path.push(at.key);
      at = at.parent === null ? undefined : tree.get(at.parent);
    }
    if (!at || !sound.has(at.key)) {
      // The path ends at a missing parent or in a cycle: attach that node to the root.
      const cut = tree.get((at ? at.key : path.at(-1)) ?? '');
      if (cut) {
        findings.push(messages.parent(cut.name, cut.key));
        tree.set(cut.key, { ...cut, parent: root.key, position: Number.MAX_SAFE_INTEGER });
      }
    }
    for (const key of path) sound.add(key);
  }
  if (root.parent !== null || root.position !== 0) tree.set(root.key, { ...root, parent: null, position: 0 });
  for (const [parent, children] of childrenByParent(tree)) {
    const owner = parent === null ? undefined : tree.get(parent);
    if (!owner) continue;
    for (const child of modelOf(owner).kind === 'flow' ? numbered(children, owner.key) : inCells(children)) {
      if (tree.get(child.key) !== child) {
        findings.push(messages.position(child.name, child.key));
        tree.set(child.key, child);
      }
    }
  }
  return { tree, findings };
}

/** One child per cell: a child whose cell is taken or invalid goes to the next free one. */
function inCells(children: readonly HiveNode[]): HiveNode[] {
  const taken = new Set<number>();
  return children.map((child) => {
    let position = Number.isInteger(child.position) && child.position >= 0 ? child.position : 0;
    if (position === Number.MAX_SAFE_INTEGER) position = Math.max(-1, ...taken) + 1;
    while (taken.has(position)) position += 1;
    taken.add(position);
    return placed(child, child.parent, position);
  });
}
