import { Badge, Button, EmptyState, Tree, type TreeAction } from '@portal/design-system';
import { Eye, EyeOff, Maximize2 } from '@portal/design-system/icons';
import { type HiveTree, rootKey } from '@portal/domain/hive';
import { decodeSettings } from '@portal/hive-components/settings';
import { useStore } from '@portal/portal-client/react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useEditor, useSelection, useVisibility } from '../editor-context.ts';
import { actionMessages } from '../messages/actions.ts';
import { treeMessages as messages } from '../messages/tree.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import { topLevelOf } from '../model/multi-selection.ts';
import { isEmptyCell } from './places.ts';
import { TreePane } from './TreePane.tsx';
import {
  cellOfRow,
  filterRows,
  foldersOf,
  mayDrop,
  outlineOf,
  placeOfDrop,
  rowOfCell,
  rowsByKey,
  treeRows,
} from './tree-rows.ts';

export interface ComponentTreeProps {
  /** Inserts into an empty cell. */
  onInsertAt: (parent: string, position: number) => void;
  /** Opens the settings of a component. */
  onOpen: () => void;
}

/** The tree for the rows. Without a search only its outline matters: each row subscribes to its own label. */
function useRowsOf(tree: EditorDocument['tree'], isSearching: boolean): HiveTree {
  const outline = useMemo(() => outlineOf(tree), [tree]);
  const get = isSearching ? tree.get : outline;
  return useSyncExternalStore(tree.subscribe, get, get);
}

/** HIVE-04, HIVE-16: the component tree with visibility toggles, isolation, renaming, and moving by keys and dragging. */
export function ComponentTree({ onInsertAt, onOpen }: ComponentTreeProps) {
  const editor = useEditor();
  const visibility = useVisibility();
  const [search, setSearch] = useState('');
  const tree = useRowsOf(editor.document.tree, search !== '');
  const live = useMemo(() => ({ tree: editor.document.tree, before: rowsByKey() }), [editor]);
  const rows = useMemo(() => treeRows(tree, visibility.hidden, live), [tree, visibility.hidden, live]);
  const found = useMemo(() => filterRows(rows, search), [rows, search]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const folders = useMemo(() => foldersOf(found), [found]);
  const expanded = useMemo(() => new Set(folders.filter((id) => !closed.has(id))), [folders, closed]);
  const selection = useSelection();
  const cell = useStore(editor.cell);
  const marked = useMemo(
    () => (cell && isEmptyCell(tree, cell) ? new Set([rowOfCell(cell)]) : selection),
    [cell, selection, tree],
  );
  const select = (ids: ReadonlySet<string>) => {
    const [only] = ids;
    const place = ids.size === 1 && only !== undefined ? cellOfRow(only) : null;
    if (place) editor.selectCell(place);
    else editor.select(new Set([...ids].filter((id) => !cellOfRow(id))));
  };
  const now = editor.document.tree.get;

  const actions = useCallback(
    (id: string): readonly TreeAction[] => {
      // HIVE-04: no visibility toggle on the root and on empty cells.
      if (id === rootKey || cellOfRow(id)) return [];
      const isHidden = visibility.hidden.has(id);
      const isAlone = visibility.isolated === id;
      return [
        {
          key: 'eye',
          label: isHidden ? messages.show : messages.hide,
          icon: isHidden ? EyeOff : Eye,
          pressed: isHidden,
          onSelect: () => editor.toggleHidden(id),
        },
        {
          key: 'alone',
          label: actionMessages.showAlone,
          icon: Maximize2,
          pressed: isAlone,
          onSelect: () => editor.isolate(isAlone ? null : id),
        },
      ];
    },
    [editor, visibility],
  );
  // Stable: called when a row renders, which it does when its component changes.
  const badge = useCallback(
    (id: string) => {
      const node = editor.document.tree.get().get(id);
      const count = node ? decodeSettings(node.name, node.settings).findings.length : 0;
      return count === 0 ? null : <Badge count={count} label={messages.findings} tone="warning" />;
    },
    [editor],
  );

  return (
    <TreePane
      find={messages.find}
      search={search}
      onSearch={setSearch}
      foot={
        <>
          <Button size="s" kind="quiet" onClick={editor.showAll}>
            {actionMessages.showAll}
          </Button>
          <Button size="s" kind="quiet" onClick={editor.hideAll}>
            {actionMessages.hideAll}
          </Button>
          <Button size="s" kind="quiet" onClick={() => setClosed(new Set())}>
            {messages.expandAll}
          </Button>
          <Button size="s" kind="quiet" onClick={() => setClosed(new Set(folders.filter((id) => id !== rootKey)))}>
            {messages.collapseAll}
          </Button>
        </>
      }
    >
      <Tree
        label={messages.label}
        items={found}
        expanded={expanded}
        onExpandedChange={(next) => setClosed(new Set(folders.filter((id) => !next.has(id))))}
        selection="multiple"
        selected={marked}
        onSelectedChange={select}
        onActivate={(id) => {
          const cell = cellOfRow(id);
          if (cell) onInsertAt(cell.parent, cell.position);
          else onOpen();
        }}
        onRename={(id, label) => {
          if (!cellOfRow(id) && id !== rootKey) editor.rename(id, label);
        }}
        canMove={(ids, target, position) => ids.every((id) => mayDrop(now(), id, target, position))}
        onMove={(ids, target, position) => {
          const to = placeOfDrop(now(), ids[0] ?? '', target, position);
          if (to) editor.move(topLevelOf(now(), new Set(ids)), to);
        }}
        onDelete={(ids) => {
          if (ids.every(cellOfRow)) editor.notice.set({ ok: false, say: actionMessages.refused.nothingInCell });
          else editor.remove(topLevelOf(now(), new Set(ids)));
        }}
        actions={actions}
        badge={badge}
        empty={<EmptyState title={messages.notFound} />}
      />
    </TreePane>
  );
}
