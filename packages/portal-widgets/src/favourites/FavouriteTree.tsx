import { Button, EmptyState, Tree, type TreeHandle } from '@portal/design-system';
import { FolderPlus, Trash2 } from '@portal/design-system/icons';
import type { Favourite, FavouriteChange } from '@portal/domain/favourites';
import { formatNumber } from '@portal/domain/format';
import type { ReorderLine } from '@portal/domain/history';
import { useMemo, useRef, useState } from 'react';
import * as css from '../history/History.css.ts';
import type { FormatOptions } from '../internal/format-options.ts';
import { favouritesMessages as messages } from '../messages/favourites.ts';
import { favouriteItems, linesOfFavourites, placeAt } from './favourite-items.ts';

export interface FavouriteTreeProps {
  readonly favourites: readonly Favourite[];
  readonly format: FormatOptions;
  readonly busy: boolean;
  /** The tree applies a change immediately; the caller saves it, or shows an error and the saved tree. */
  readonly onChange: (change: Extract<FavouriteChange, { kind: 'move' | 'rename' | 'delete' }>) => void;
  /** Adds a folder inside the chosen one or at the top. Returns the new folder's id. */
  readonly onFolder: (parent_id: string | null) => string | null;
  readonly onAdd: (lines: readonly ReorderLine[]) => void;
  /** Opens a saved search. */
  readonly onOpen: (address: string) => void;
}

/** FAV-01, FAV-02: favourites, arranged by pointer or keyboard and added to an order. */
export function FavouriteTree({ favourites, format, busy, onChange, onFolder, onAdd, onOpen }: FavouriteTreeProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(favourites.filter((row) => row.parent_id === null).map((row) => row.id)),
  );
  const [chosen, setSelected] = useState<ReadonlySet<string>>(new Set());
  const tree = useRef<TreeHandle>(null);
  const byId = useMemo(() => new Map(favourites.map((row) => [row.id, row])), [favourites]);
  const items = useMemo(
    () => favouriteItems(favourites, (quantity) => formatNumber(quantity, format.number_format)),
    [favourites, format.number_format],
  );
  const selected = [...chosen].filter((id) => byId.has(id));
  const lines = useMemo(() => linesOfFavourites(favourites, [...chosen]), [favourites, chosen]);
  const first = byId.get(selected[0] ?? '');
  const folder = first?.data_type === 'FOLDER' ? first.id : (first?.parent_id ?? null);
  return (
    <div className={css.part}>
      <div className={css.bar}>
        <Button
          kind="filled"
          loading={busy}
          reason={lines.length === 0 ? messages.chooseFirst : undefined}
          onClick={() => onAdd(lines)}
        >
          {lines.length === 0 ? messages.add : messages.addCount(lines.length)}
        </Button>
        <Button
          icon={FolderPlus}
          onClick={() => {
            const id = onFolder(folder);
            if (id === null) return;
            if (folder !== null) setExpanded(new Set([...expanded, folder]));
            // The new row is rendered after the current task.
            setTimeout(() => tree.current?.rename(id), 0);
          }}
        >
          {messages.newFolder}
        </Button>
        <Button
          kind="quiet"
          icon={Trash2}
          reason={selected.length === 0 ? messages.deleteNothing : undefined}
          onClick={() => onChange({ kind: 'delete', ids: selected })}
        >
          {messages.delete}
        </Button>
      </div>
      <Tree
        ref={tree}
        label={messages.label}
        rows={18}
        items={items}
        expanded={expanded}
        onExpandedChange={setExpanded}
        selection="multiple"
        selected={chosen}
        onSelectedChange={setSelected}
        onActivate={(id) => {
          const row = byId.get(id);
          if (row?.address) onOpen(row.address);
          else if (row?.stock_code) onAdd(linesOfFavourites(favourites, [id]));
        }}
        onRename={(id, name) => onChange({ kind: 'rename', id, name })}
        canMove={(_, target, position) => position !== 'inside' || byId.get(target)?.data_type === 'FOLDER'}
        onMove={(ids, target, position) => {
          const to = placeAt(favourites, ids, target, position);
          if (to) onChange({ kind: 'move', ids, to });
        }}
        onDelete={(ids) => onChange({ kind: 'delete', ids })}
        empty={<EmptyState title={messages.empty} />}
      />
    </div>
  );
}
