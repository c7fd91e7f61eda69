import type { TreeItem } from './Tree.props.ts';

/** A node as a row: what is visible of the tree, in order. */
export interface TreeRowData {
  readonly item: TreeItem;
  readonly parent: string | null;
  /** From 1. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
  /** Undefined for a leaf. */
  readonly expanded: boolean | undefined;
}

/** What an item was as a row the last time. */
const known = new WeakMap<TreeItem, TreeRowData>();

/** The same object as before where nothing about the row has changed, so that it is not rendered again. */
function keep(now: TreeRowData): TreeRowData {
  const before = known.get(now.item);
  const isSame =
    before?.parent === now.parent &&
    before.level === now.level &&
    before.position === now.position &&
    before.siblings === now.siblings &&
    before.expanded === now.expanded;
  if (before && isSame) return before;
  known.set(now.item, now);
  return now;
}

/** The rows of the tree that are not inside a closed node. */
export function visibleRows(items: readonly TreeItem[], expanded: ReadonlySet<string>): readonly TreeRowData[] {
  const rows: TreeRowData[] = [];
  const add = (list: readonly TreeItem[], parent: string | null, level: number) => {
    for (const [index, item] of list.entries()) {
      const open = item.children === undefined ? undefined : expanded.has(item.id);
      rows.push(keep({ item, parent, level, position: index + 1, siblings: list.length, expanded: open }));
      if (open && Array.isArray(item.children)) add(item.children, item.id, level + 1);
    }
  };
  add(items, null, 1);
  return rows;
}

/** Where the rows of a node's subtree end: the index of the first row after it. */
export function endOfSubtree(rows: readonly TreeRowData[], index: number): number {
  const level = rows[index]?.level ?? 0;
  let end = index + 1;
  while ((rows[end]?.level ?? 0) > level) end += 1;
  return end;
}

/** The nodes without those that are inside another of them, in the order of the rows. */
export function withoutNested(rows: readonly TreeRowData[], ids: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  for (let index = 0; index < rows.length; ) {
    const id = rows[index]?.item.id ?? '';
    if (ids.has(id)) {
      found.push(id);
      index = endOfSubtree(rows, index);
    } else index += 1;
  }
  return found;
}

/** The next row whose label begins with what was typed, from `from` on and around; a repeated letter goes from one to the next. */
export function findByText(rows: readonly TreeRowData[], from: number, typed: string): number {
  const text = typed.toLocaleLowerCase();
  const repeated = text.length > 1 && [...text].every((letter) => letter === text[0]);
  const wanted = repeated ? (text[0] ?? '') : text;
  const start = text.length === 1 || repeated ? from + 1 : from;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (start + step) % rows.length;
    if (rows[index]?.item.label.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
