import type { TreeItem, TreePosition } from '@portal/design-system';
import { wordFinder } from '@portal/domain/format';
import { childrenByParent, type HiveNode, type HivePlace, type HiveTree, isWithin } from '@portal/domain/hive';
import { componentIcons } from '@portal/hive-components/icons';
import { isComponentType, registry } from '@portal/hive-components/settings';
import type { Store } from '@portal/portal-client/react';
import { treeMessages as messages } from '../messages/tree.ts';
import { modelOf } from '../model/component-types.ts';
import { labelOf } from './places.ts';

const cellMark = 'cell:';
const cellId = (parent: string, cell: number) => `${cellMark}${cell}:${parent}`;

/** Row id of an empty cell. */
export const rowOfCell = ({ parent, position }: { readonly parent: string; readonly position: number }): string =>
  cellId(parent, position);

/** The empty cell of a row id; null for the row of a component. */
export function cellOfRow(id: string): { readonly parent: string; readonly position: number } | null {
  const [, cell, parent] = /^cell:(\d+):(.*)$/.exec(id) ?? [];
  return cell === undefined || parent === undefined ? null : { parent, position: Number(cell) };
}

function noteOf(node: HiveNode, parent: HiveNode | undefined, isHidden: boolean): string {
  const model = parent ? modelOf(parent) : null;
  const place =
    model?.kind === 'none' || (model?.kind === 'cells' && node.position >= model.count)
      ? messages.notes.outsideCells
      : model?.kind === 'cells'
        ? messages.notes.cell(node.position + 1)
        : '';
  return [place, node.active ? '' : messages.notes.inactive, isHidden ? messages.notes.hidden : '']
    .filter(Boolean)
    .join(', ');
}

/** Rows of the previous run, for reuse. */
export interface RowCache {
  get(node: HiveNode): TreeItem | undefined;
  set(node: HiveNode, row: TreeItem): unknown;
}

/** A tree store for rows that subscribe to their own labels. */
export interface LiveRows {
  readonly tree: Pick<Store<HiveTree>, 'get' | 'subscribe'>;
  readonly before: RowCache;
}

const still: Pick<LiveRows, 'before'> & Partial<LiveRows> = { before: new WeakMap<HiveNode, TreeItem>() };

/** Cache by key, for subscribing rows: the row of a component that has only moved is reused. */
export function rowsByKey(): RowCache {
  const rows = new Map<string, TreeItem>();
  return { get: ({ key }) => rows.get(key), set: ({ key }, row) => rows.set(key, row) };
}

/** Rows of empty cells, cached by the settings object of their grid, which stays the same when the grid moves. */
const cellsBefore = new WeakMap<HiveNode['settings'], Map<string, TreeItem>>();

const sameChildren = (a: TreeItem['children'], b: TreeItem['children']) =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((child, index) => child === b[index]));

/** Returns the previous row if nothing about it changed, so that it does not render again. */
function reuse(rows: RowCache, node: HiveNode, now: TreeItem): TreeItem {
  const before = rows.get(node);
  const isSame =
    before !== undefined &&
    before.icon === now.icon &&
    before.muted === now.muted &&
    before.note === now.note &&
    sameChildren(before.children, now.children);
  if (isSame) return before;
  rows.set(node, now);
  return now;
}

/** A row that reads its label when it renders, and subscribes to its component. */
function liveRow(tree: LiveRows['tree'], node: HiveNode, row: Omit<TreeItem, 'label'>): TreeItem {
  const get = () => tree.get().get(node.key);
  return {
    ...row,
    get label() {
      return labelOf(get() ?? node);
    },
    follow: { subscribe: tree.subscribe, get },
  };
}

function emptyCell(node: HiveNode, cell: number): TreeItem {
  const cells = cellsBefore.get(node.settings) ?? new Map<string, TreeItem>();
  cellsBefore.set(node.settings, cells);
  const id = cellId(node.key, cell);
  const before = cells.get(id);
  if (before) return before;
  const now = { id, label: messages.emptyCell(cell + 1), note: messages.notes.empty, muted: true };
  cells.set(id, now);
  return now;
}

/**
 * HIVE-04: the rows of the component tree. Empty cells have rows too, so that components can be put into them. With `live`, rows subscribe
 * to their labels, so that they change only with the outline.
 */
export function treeRows(
  tree: HiveTree,
  hidden: ReadonlySet<string>,
  live: Pick<LiveRows, 'before'> & Partial<LiveRows> = still,
): readonly TreeItem[] {
  const groups = childrenByParent(tree);
  const row = (node: HiveNode, parent: HiveNode | undefined, isMuted: boolean): TreeItem => {
    const muted = isMuted || !node.active || hidden.has(node.key);
    const note = noteOf(node, parent, hidden.has(node.key));
    const children = inside(node, muted);
    const own = {
      id: node.key,
      muted,
      ...(note ? { note } : {}),
      ...(isComponentType(node.name) ? { icon: componentIcons[registry[node.name].icon] } : {}),
      ...(children ? { children } : {}),
    };
    return reuse(
      live.before,
      node,
      // The label depends on the node only: for the same node object it is the same.
      live.tree ? liveRow(live.tree, node, own) : { ...own, label: live.before.get(node)?.label ?? labelOf(node) },
    );
  };
  const inside = (node: HiveNode, muted: boolean): readonly TreeItem[] | null => {
    const model = modelOf(node);
    const own = groups.get(node.key) ?? [];
    if (model.kind === 'none') return own.length === 0 ? null : own.map((child) => row(child, node, muted));
    if (model.kind === 'flow') return own.map((child) => row(child, node, muted));
    const byCell = new Map(own.map((child) => [child.position, child]));
    const cells = Array.from({ length: model.count }, (_, cell): TreeItem => {
      const child = byCell.get(cell);
      return child ? row(child, node, muted) : emptyCell(node, cell);
    });
    return [...cells, ...own.filter((child) => child.position >= model.count).map((child) => row(child, node, muted))];
  };
  return (groups.get(null) ?? []).map((root) => row(root, undefined, false));
}

/** Whether both trees have the same rows apart from labels. */
function isSameOutline(a: HiveTree, b: HiveTree): boolean {
  if (a.size !== b.size) return false;
  for (const [key, now] of b) {
    const before = a.get(key);
    if (before === now) continue;
    const isSame =
      before?.parent === now.parent &&
      before.position === now.position &&
      before.name === now.name &&
      before.active === now.active;
    const [was, is] = before && isSame ? [modelOf(before), modelOf(now)] : [];
    if (!was || !is || was.kind !== is.kind || (was.kind === 'cells' && is.kind === 'cells' && was.count !== is.count))
      return false;
  }
  return true;
}

/** Returns the tree as of the last change of its outline. Typing in a component returns the same object. */
export function outlineOf(tree: Pick<Store<HiveTree>, 'get'>): () => HiveTree {
  let seen = tree.get();
  let outline = seen;
  return () => {
    const now = tree.get();
    if (now !== seen && !isSameOutline(outline, now)) outline = now;
    seen = now;
    return outline;
  };
}

/** Rows whose label or note has all words, with their ancestors. */
export function filterRows(rows: readonly TreeItem[], search: string): readonly TreeItem[] {
  const isFound = wordFinder(search);
  return rows.flatMap((row): TreeItem[] => {
    if (isFound(`${row.label} ${row.note ?? ''}`)) return [row];
    const children = Array.isArray(row.children) ? filterRows(row.children as readonly TreeItem[], search) : [];
    return children.length > 0 ? [{ ...row, children }] : [];
  });
}

/** Ids of all rows that can be expanded, in tree order. */
export function foldersOf(rows: readonly TreeItem[]): readonly string[] {
  const ids: string[] = [];
  const add = (list: readonly TreeItem[]) => {
    for (const { id, children } of list) {
      if (!Array.isArray(children)) continue;
      ids.push(id);
      add(children);
    }
  };
  add(rows);
  return ids;
}

/**
 * Whether a drop on a row is possible. Called for every row during a move, so it checks ancestors only. A component in a cell has no place
 * after it: the next cell has its own row. Instead, a drop on it goes to its cell.
 */
export function mayDrop(tree: HiveTree, moved: string, target: string, position: TreePosition): boolean {
  const cell = cellOfRow(target);
  const node = tree.get(target);
  if (cell && position !== 'inside') return false;
  const isCell = isInCell(tree, node);
  if (isCell && position === 'after') return false;
  const isInside = position === 'inside' && !(isCell && node && modelOf(node).kind === 'none');
  const parent = cell?.parent ?? (isInside ? target : (node?.parent ?? null));
  const owner = parent === null ? undefined : tree.get(parent);
  const isMovable = tree.get(moved)?.parent != null && target !== moved;
  return isMovable && owner !== undefined && modelOf(owner).kind !== 'none' && !isWithin(tree, owner.key, moved);
}

function isInCell(tree: HiveTree, node: HiveNode | undefined): boolean {
  const parent = node?.parent == null ? undefined : tree.get(node.parent);
  return parent !== undefined && modelOf(parent).kind === 'cells';
}

/** The place of a component dropped on a row; null if a drop is not possible. */
export function placeOfDrop(tree: HiveTree, moved: string, target: string, position: TreePosition): HivePlace | null {
  const cell = cellOfRow(target);
  if (cell) return cell;
  const node = tree.get(target);
  if (!node) return null;
  if (position === 'inside' && modelOf(node).kind !== 'none') return { parent: node.key };
  if (position === 'inside' && !isInCell(tree, node)) return null;
  const parent = node.parent === null ? undefined : tree.get(node.parent);
  if (!parent) return null;
  if (modelOf(parent).kind !== 'flow') return { parent: parent.key, position: node.position };
  const siblings = (childrenByParent(tree).get(parent.key) ?? []).filter((each) => each.key !== moved);
  const at = siblings.findIndex((each) => each.key === target);
  return at < 0 ? null : { parent: parent.key, position: position === 'before' ? at : at + 1 };
}
