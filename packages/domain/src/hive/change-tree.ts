import type { treeRefusals } from '../messages/hive-tree.ts';
import { ancestorsOf, childrenByParent, childrenOf, isWithin, numbered, placed, rootNode, subtreeOf } from './tree.ts';
import {
  deepestComponent,
  type HiveNode,
  type HiveTree,
  longestDescription,
  type ModelOf,
  mostComponents,
  type SettingValue,
} from './types.ts';
import { withSetting } from './with-setting.ts';

/** A component without a place yet. */
export type NewHiveNode = Omit<HiveNode, 'parent' | 'position'>;

export interface HivePlace {
  readonly parent: string;
  /** Default: the end of a flow, or the first free cell. */
  readonly position?: number | undefined;
}

export type TreeChange =
  | { readonly kind: 'add'; readonly node: NewHiveNode; readonly to: HivePlace }
  /** A subtree with new keys, as returned by `copySubtree`. */
  | { readonly kind: 'paste'; readonly nodes: readonly HiveNode[]; readonly to: HivePlace }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'move'; readonly key: string; readonly to: HivePlace }
  | { readonly kind: 'clear' }
  | { readonly kind: 'describe'; readonly key: string; readonly description: string }
  | { readonly kind: 'activate'; readonly key: string; readonly active: boolean }
  /** Without `value`: resets to the default. */
  | {
      readonly kind: 'set';
      readonly key: string;
      readonly name: string;
      readonly value?: SettingValue | undefined;
    };

export type TreeRefusal = keyof typeof treeRefusals;

export type TreeResult =
  | { readonly ok: true; readonly tree: HiveTree }
  | { readonly ok: false; readonly reason: TreeRefusal };

const refused = (reason: TreeRefusal): TreeResult => ({ ok: false, reason });

function withNodes(tree: HiveTree, nodes: readonly HiveNode[]): HiveTree {
  const changed = nodes.filter((node) => tree.get(node.key) !== node);
  return changed.length === 0 ? tree : new Map([...tree, ...changed.map((node) => [node.key, node] as const)]);
}

/** Inserts a node into a flow and renumbers the flow. */
function intoFlow(siblings: readonly HiveNode[], node: HiveNode, { parent, position }: HivePlace): HiveNode[] {
  const at = Math.min(position ?? siblings.length, siblings.length);
  return numbered([...siblings.slice(0, at), node, ...siblings.slice(at)], parent);
}

/** Puts a node into a cell; children from there up to the next free cell move on by one. Null if there is no room. */
function intoCell(siblings: readonly HiveNode[], node: HiveNode, at: number, count: number): HiveNode[] | null {
  const byCell = new Map(siblings.map((each) => [each.position, each]));
  const moved = [placed(node, node.parent, at)];
  for (let cell = at, pushed = byCell.get(at); pushed; cell += 1, pushed = byCell.get(cell)) {
    if (cell + 1 >= count) return null;
    moved.push(placed(pushed, pushed.parent, cell + 1));
  }
  return moved;
}

function firstFree(siblings: readonly HiveNode[]): number {
  const taken = new Set(siblings.map((each) => each.position));
  let cell = 0;
  while (taken.has(cell)) cell += 1;
  return cell;
}

/** Inserts or moves a node below a parent that is not its descendant. */
function put(tree: HiveTree, modelOf: ModelOf, node: HiveNode, to: HivePlace): TreeResult {
  const parent = tree.get(to.parent);
  if (!parent) return refused('no_parent');
  const model = modelOf(parent);
  if (model.kind === 'none') return refused('no_children');
  const siblings = childrenOf(tree, to.parent).filter((each) => each.key !== node.key);
  if (model.kind === 'flow') return { ok: true, tree: withNodes(tree, intoFlow(siblings, node, to)) };
  const cell = to.position ?? firstFree(siblings);
  if (cell >= model.count) return refused(to.position === undefined ? 'no_room' : 'no_cell');
  const there = siblings.find((each) => each.position === cell);
  if (there && node.parent === to.parent) {
    // Within one grid the two swap places, because pushing could run out of cells.
    const swapped = [placed(node, to.parent, cell), placed(there, to.parent, node.position)];
    return { ok: true, tree: withNodes(tree, swapped) };
  }
  const moved = intoCell(siblings, { ...node, parent: to.parent }, cell, model.count);
  return moved ? { ok: true, tree: withNodes(tree, moved) } : refused('no_room');
}

/** Closes the gap of a removed child if the parent is a flow. */
function closed(tree: HiveTree, modelOf: ModelOf, parent: string | null): HiveTree {
  const owner = parent === null ? undefined : tree.get(parent);
  if (!owner || modelOf(owner).kind !== 'flow') return tree;
  return withNodes(tree, numbered(childrenOf(tree, owner.key), owner.key));
}

function heightOf(tree: HiveTree, key: string): number {
  const groups = childrenByParent(tree);
  const height = (at: string): number =>
    (groups.get(at) ?? []).reduce((most, child) => Math.max(most, 1 + height(child.key)), 0);
  return height(key);
}

function paste(tree: HiveTree, modelOf: ModelOf, nodes: readonly HiveNode[], to: HivePlace): TreeResult {
  const [top, ...inside] = nodes;
  if (!top) return { ok: true, tree };
  if (tree.size + nodes.length > mostComponents) return refused('too_many');
  if (nodes.some((node) => tree.has(node.key))) return refused('key_taken');
  const grown = put(tree, modelOf, { ...top, parent: null, position: 0 }, to);
  if (!grown.ok) return grown;
  const whole = withNodes(grown.tree, inside);
  if (ancestorsOf(whole, top.key).length + heightOf(whole, top.key) > deepestComponent) return refused('too_deep');
  return { ok: true, tree: whole };
}

function move(tree: HiveTree, modelOf: ModelOf, node: HiveNode, to: HivePlace): TreeResult {
  if (node.parent === null) return refused('is_root');
  if (!tree.has(to.parent)) return refused('no_parent');
  if (isWithin(tree, to.parent, node.key)) return refused('inside_itself');
  const depth = ancestorsOf(tree, to.parent).length + 1;
  if (depth + heightOf(tree, node.key) > deepestComponent) return refused('too_deep');
  const moved = put(tree, modelOf, node, to);
  if (!moved.ok || node.parent === to.parent) return moved;
  return { ok: true, tree: closed(moved.tree, modelOf, node.parent) };
}

/**
 * HIVE-05: applies one change to a sound tree, completely or not at all; runs in editor and server. In a flow, an added or moved
 * child shifts the siblings at or after its position, and gaps are closed. In cells, only the children between a taken cell and the
 * next free one move. Pure; unchanged nodes stay the same objects.
 */
export function changeTree(tree: HiveTree, change: TreeChange, modelOf: ModelOf): TreeResult {
  switch (change.kind) {
    case 'add': {
      const node = { ...change.node, parent: null, position: 0 };
      if (node.description.length > longestDescription) return refused('description');
      return paste(tree, modelOf, [node], change.to);
    }
    case 'paste':
      return paste(tree, modelOf, change.nodes, change.to);
    case 'clear': {
      const root = rootNode(tree);
      return { ok: true, tree: new Map(root ? [[root.key, root]] : []) };
    }
    default: {
      const node = tree.get(change.key);
      return node ? changeNode(tree, node, change, modelOf) : refused('unknown');
    }
  }
}

function changeNode(
  tree: HiveTree,
  node: HiveNode,
  change: Exclude<TreeChange, { kind: 'add' | 'paste' | 'clear' }>,
  modelOf: ModelOf,
): TreeResult {
  switch (change.kind) {
    case 'remove': {
      if (node.parent === null) return refused('is_root');
      const gone = new Set(subtreeOf(tree, node.key).map((each) => each.key));
      const left = new Map([...tree].filter(([key]) => !gone.has(key)));
      return { ok: true, tree: closed(left, modelOf, node.parent) };
    }
    case 'move':
      return move(tree, modelOf, node, change.to);
    case 'describe': {
      const description = change.description.trim();
      if (description.length > longestDescription) return refused('description');
      return { ok: true, tree: withNodes(tree, [node.description === description ? node : { ...node, description }]) };
    }
    case 'activate':
      return {
        ok: true,
        tree: withNodes(tree, [node.active === change.active ? node : { ...node, active: change.active }]),
      };
    case 'set':
      return { ok: true, tree: withNodes(tree, [withSetting(node, change.name, change.value)]) };
  }
}

/** The limit that a tree not made by `changeTree` exceeds, or null. Children that a leaf already had in `before` are allowed. */
export function limitsBroken(before: HiveTree, tree: HiveTree, modelOf: ModelOf): TreeRefusal | null {
  if (tree.size > mostComponents) return 'too_many';
  const groups = childrenByParent(tree);
  const check = (node: HiveNode, depth: number): TreeRefusal | null => {
    if (depth > deepestComponent) return 'too_deep';
    if (node.description.length > longestDescription) return 'description';
    const children = groups.get(node.key) ?? [];
    const leaf = children.length > 0 && modelOf(node).kind === 'none';
    if (leaf && children.some((child) => before.get(child.key)?.parent !== node.key)) return 'no_children';
    for (const child of children) {
      const broken = check(child, depth + 1);
      if (broken) return broken;
    }
    return null;
  };
  const root = groups.get(null)?.[0];
  return root ? check(root, 0) : null;
}

/** HIVE-05: copies a subtree with new keys, top first, to be pasted into this or another draft. */
export function copySubtree(tree: HiveTree, key: string, newKey: () => string): readonly HiveNode[] {
  const nodes = subtreeOf(tree, key);
  const keys = new Map(nodes.map((node) => [node.key, newKey()]));
  return nodes.map((node) => ({
    ...node,
    key: keys.get(node.key) ?? node.key,
    parent: node.parent === null ? null : (keys.get(node.parent) ?? null),
  }));
}
