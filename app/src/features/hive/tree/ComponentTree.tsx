import { Badge, Button, EmptyState, Tree, type TreeAction } from '@portal/design-system';
import { Eye, EyeOff, Maximize2 } from '@portal/design-system/icons';
import { type HiveTree, rootKey } from '@portal/domain/hive';
import { decodeSettings } from '@portal/hive-components/settings';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useEditor, useMarked, useSight } from '../editor-context.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import { topsOf } from '../model/several.ts';
import { TreePane } from './TreePane.tsx';
import { cellOfRow, filterRows, foldersOf, mayDrop, outlineOf, placeOfDrop, rowsByKey, treeRows } from './tree-rows.ts';

export interface ComponentTreeProps {
  /** Enter on an empty cell. */
  onInsertAt: (parent: string, position: number) => void;
  /** Enter on a component: to its settings. */
  onOpen: () => void;
}

/** The draft that rows are made of: while nothing is looked for, what components say is followed by their rows alone. */
function useRowsOf(tree: EditorDocument['tree'], isSearching: boolean): HiveTree {
  const outline = useMemo(() => outlineOf(tree), [tree]);
  const get = isSearching ? tree.get : outline;
  return useSyncExternalStore(tree.subscribe, get, get);
}

/** HIVE-04, HIVE-16: what stands on the page, nested; with the eye, showing alone, renaming, moving by keys and by dragging. */
export function ComponentTree({ onInsertAt, onOpen }: ComponentTreeProps) {
  const work = useEditor();
  const sight = useSight();
  const [search, setSearch] = useState('');
  const tree = useRowsOf(work.document.tree, search !== '');
  const live = useMemo(() => ({ tree: work.document.tree, before: rowsByKey() }), [work]);
  const rows = useMemo(() => treeRows(tree, sight.hidden, live), [tree, sight.hidden, live]);
  const found = useMemo(() => filterRows(rows, search), [rows, search]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const folders = useMemo(() => foldersOf(found), [found]);
  const expanded = useMemo(() => new Set(folders.filter((id) => !closed.has(id))), [folders, closed]);
  const marked = useMarked();
  const now = work.document.tree.get;

  const actions = useCallback(
    (id: string): readonly TreeAction[] => {
      // HIVE-04: no eye on the page itself; an empty cell is nothing to look at.
      if (id === rootKey || cellOfRow(id)) return [];
      const isHidden = sight.hidden.has(id);
      const isAlone = sight.isolated === id;
      return [
        {
          key: 'eye',
          label: isHidden ? 'Show' : 'Hide',
          icon: isHidden ? EyeOff : Eye,
          pressed: isHidden,
          onSelect: () => work.toggleHidden(id),
        },
        {
          key: 'alone',
          label: 'Show alone',
          icon: Maximize2,
          pressed: isAlone,
          onSelect: () => work.isolate(isAlone ? null : id),
        },
      ];
    },
    [work, sight],
  );
  // Asked for when a row is rendered, and a row is when its component changes: one for the life of the tree is enough.
  const badge = useCallback(
    (id: string) => {
      const node = work.document.tree.get().get(id);
      const count = node ? decodeSettings(node.name, node.settings).findings.length : 0;
      return count === 0 ? null : <Badge count={count} label="settings to look at" tone="warning" />;
    },
    [work],
  );

  return (
    <TreePane
      find="Find a component"
      search={search}
      onSearch={setSearch}
      foot={
        <>
          <Button size="s" kind="quiet" onClick={work.showAll}>
            Show all
          </Button>
          <Button size="s" kind="quiet" onClick={work.hideAll}>
            Hide all
          </Button>
          <Button size="s" kind="quiet" onClick={() => setClosed(new Set())}>
            Expand all
          </Button>
          <Button size="s" kind="quiet" onClick={() => setClosed(new Set(folders.filter((id) => id !== rootKey)))}>
            Collapse all
          </Button>
        </>
      }
    >
      <Tree
        label="Components"
        items={found}
        expanded={expanded}
        onExpandedChange={(next) => setClosed(new Set(folders.filter((id) => !next.has(id))))}
        selection="multiple"
        selected={marked}
        onSelectedChange={(ids) => work.choose(new Set([...ids].filter((id) => !cellOfRow(id))))}
        onActivate={(id) => {
          const cell = cellOfRow(id);
          if (cell) onInsertAt(cell.parent, cell.position);
          else onOpen();
        }}
        onRename={(id, label) => {
          if (!cellOfRow(id) && id !== rootKey) work.rename(id, label);
        }}
        canMove={(ids, target, position) => ids.every((id) => mayDrop(now(), id, target, position))}
        onMove={(ids, target, position) => {
          const to = placeOfDrop(now(), ids[0] ?? '', target, position);
          if (to) work.move(topsOf(now(), new Set(ids)), to);
        }}
        onDelete={(ids) => {
          if (!ids.every(cellOfRow)) work.remove(topsOf(now(), new Set(ids)));
        }}
        actions={actions}
        badge={badge}
        empty={<EmptyState title="No component is called so." />}
      />
    </TreePane>
  );
}
