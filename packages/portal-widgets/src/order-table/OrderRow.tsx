import { GridBox, type TableRowProps } from '@portal/design-system';
import { memo, useCallback, useState, useSyncExternalStore } from 'react';
import { cellRenderers } from './cells.tsx';
import type { LineView } from './line-view.ts';
import * as css from './OrderRow.css.ts';
import type { OrderColumnId } from './OrderTable.props.ts';
import type { Typing } from './QuantityCell.tsx';
import { RemedyButton } from './RemedyButton.tsx';
import { useOrderTable } from './table-context.ts';

/** One line of an order. It subscribes to its own line, so that nothing above it renders when the line changes. */
export const OrderRow = memo(function OrderRow({ id, columns, open, small }: TableRowProps) {
  const table = useOrderTable();
  const { source } = table;
  const subscribe = useCallback((listener: () => void) => source.subscribeLine(id, listener), [source, id]);
  const view = useSyncExternalStore(subscribe, () => source.line(id));
  const [typing, setTyping] = useState<Typing | null>(null);
  table.onRowRender?.(id);
  if (!view) return <div className={css.line.plain} />;
  const { note } = view;
  const input = { view, open, table, typing, setTyping };
  return (
    <div className={lineClass(view, open, small)}>
      {columns.map((column) => {
        const render = cellRenderers[column as OrderColumnId];
        return (
          <GridBox key={column} role="gridcell" className={small ? render.cardClassName : render.className}>
            {render.cell(input)}
          </GridBox>
        );
      })}
      {note ? (
        <GridBox role="gridcell" className={css.note}>
          <span className={css.noteWords}>
            <b className={css.noteTone[note.tone]}>{note.what}</b> {note.why}
          </span>
          {note.remedies.map((remedy) => (
            <RemedyButton key={remedy.id} lineId={id} id={remedy.id} label={remedy.label} onRemedy={table.onRemedy} />
          ))}
        </GridBox>
      ) : null}
    </div>
  );
});

function lineClass(view: LineView, open: boolean, small: boolean): string {
  const shape = small ? css.card : css.grid;
  const speaks = view.note ? css.edge[view.note.tone] : open ? css.edge.open : '';
  const state = view.status === 'removed' ? css.removed : '';
  return `${css.line.plain} ${shape} ${speaks} ${state} ${view.fresh || open ? css.keysShown : ''}`;
}
