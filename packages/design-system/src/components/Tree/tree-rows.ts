import type { TreeItem } from './Tree.props.ts';

/** A node as a row, in display order. */
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

/** The previous row of each item. */
const known = new WeakMap<TreeItem, TreeRowData>();

/** The previous object if the row has not changed, so that it does not render again. */
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

/** The rows that are not inside a closed node. */
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

/** The index of the first row after a node's subtree. */
export function endOfSubtree(rows: readonly TreeRowData[], index: number): number {
  const level = rows[index]?.level ?? 0;
  let end = index + 1;
  while ((rows[end]?.level ?? 0) > level) end += 1;
  return end;
}

/** The nodes that are not inside another of them, in row order. */
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

/** The next row whose label starts with the typed text, wrapping around from `from`; a repeated letter moves to the next match. */
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
