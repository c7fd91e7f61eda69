import { useCallback, useMemo, useRef, useState } from 'react';
import { treeMessages } from '../../messages/tree.ts';
import type { TreeProps } from './Tree.props.ts';
import { endOfSubtree, visibleRows, withoutNested } from './tree-rows.ts';

type Ids = ReadonlySet<string>;
const sameIds = (a: Ids | undefined, b: Ids | undefined): boolean =>
  a === b || (a?.size === b?.size && [...(a ?? [])].every((id) => b?.has(id)));

/** State of a tree and its actions: rows, current row, loading, renaming, announcements. */
export function useTree(props: TreeProps) {
  const { items, expanded, onExpandedChange, selection = 'single', selected, onSelectedChange, onLoad } = props;
  const rows = useMemo(() => visibleRows(items, expanded), [items, expanded]);
  const places = useRef<{ readonly rows: typeof rows; readonly index: ReadonlyMap<string, number> } | null>(null);
  const index = useMemo(() => {
    const before = places.current;
    // A renamed row keeps its position, so the row positions are not calculated again.
    const isSame =
      before?.rows.length === rows.length && rows.every((row, at) => row.item.id === before.rows[at]?.item.id);
    const now = isSame ? before.index : new Map(rows.map((row, at) => [row.item.id, at]));
    places.current = { rows, index: now };
    return now;
  }, [rows]);
  const [wanted, setWanted] = useState<string | null>(null);
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());
  const [renaming, setRenaming] = useState<string | null>(null);
  const [said, say] = useState('');
  /** The last rendered selection, and the last one requested by this tree. */
  const [seen, setSeen] = useState(selected);
  const [requested, setRequested] = useState<Ids | undefined>(undefined);
  /** The row of a selection made outside the tree; a new object each time. */
  const [followed, setFollowed] = useState<{ readonly id: string } | null>(null);
  /** Start of a range selection. */
  const anchor = useRef<string | null>(null);
  const latest = useRef(expanded);
  latest.current = expanded;

  // A selection made elsewhere moves the current row, so that Tab enters the tree at the selection (WAI-ARIA tree view).
  if (selected !== seen) {
    setSeen(selected);
    setRequested(undefined);
    const isOutside = !sameIds(selected, seen) && !sameIds(selected, requested);
    const first = isOutside ? rows.find((row) => selected?.has(row.item.id))?.item.id : undefined;
    if (first !== undefined && !(wanted !== null && selected?.has(wanted))) {
      setWanted(first);
      setFollowed({ id: first });
    }
  }

  // If the current node is no longer visible, the first selected or first node becomes current.
  const current =
    wanted !== null && index.has(wanted)
      ? wanted
      : (rows.find((row) => selected?.has(row.item.id))?.item.id ?? rows[0]?.item.id ?? null);

  const setOpen = useCallback(
    (ids: readonly string[], open: boolean) => {
      const next = new Set(latest.current);
      for (const id of ids) {
        if (open) next.add(id);
        else next.delete(id);
      }
      latest.current = next;
      onExpandedChange(next);
    },
    [onExpandedChange],
  );

  const toggle = useCallback(
    (id: string) => {
      const row = rows[index.get(id) ?? -1];
      if (!row || row.expanded === undefined) return;
      setOpen([id], !row.expanded);
      if (row.expanded || row.item.children !== 'unloaded' || !onLoad) return;
      const settle = () =>
        setLoading((old) => {
          const next = new Set(old);
          next.delete(id);
          return next;
        });
      setLoading((old) => new Set(old).add(id));
      onLoad(id).then(settle, () => {
        settle();
        setOpen([id], false);
        say(treeMessages.loadFailed(row.item.label));
      });
    },
    [rows, index, setOpen, onLoad],
  );

  const requestSelection = (next: Ids) => {
    setRequested(next);
    onSelectedChange?.(next);
  };

  const select = (id: string, how: 'one' | 'toggle' | 'range') => {
    if (selection === 'none') return;
    if (selection === 'single' || how === 'one') {
      anchor.current = id;
      return requestSelection(new Set([id]));
    }
    if (how === 'toggle') {
      anchor.current = id;
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      return requestSelection(next);
    }
    const from = index.get(anchor.current ?? current ?? id) ?? 0;
    const to = index.get(id) ?? from;
    requestSelection(new Set(rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.item.id)));
  };

  /** The nodes that an action on this node applies to: the selection if it includes the node, otherwise the node alone. */
  const subjectsOf = (id: string) =>
    selection === 'multiple' && selected?.has(id) && selected.size > 1 ? withoutNested(rows, selected) : [id];

  /** Rows that move with these nodes, including their descendants. */
  const within = (ids: readonly string[]): ReadonlySet<string> =>
    new Set(
      ids.flatMap((id) => {
        const at = index.get(id);
        return at === undefined ? [id] : rows.slice(at, endOfSubtree(rows, at)).map((row) => row.item.id);
      }),
    );

  const makeCurrent = (id: string) => {
    setWanted(id);
    if (id !== current) props.onCurrentChange?.(id);
  };

  return {
    rows,
    index,
    current,
    followed,
    makeCurrent,
    loading,
    renaming,
    setRenaming,
    said,
    say,
    setOpen,
    toggle,
    select,
    selectAll: () => requestSelection(new Set(rows.map((row) => row.item.id))),
    subjectsOf,
    within,
    anchorAt: (id: string) => {
      anchor.current = id;
    },
  };
}

export type TreeState = ReturnType<typeof useTree>;
