import { GridBox, type TableRowProps } from '@portal/design-system';
import { memo, useCallback, useState, useSyncExternalStore } from 'react';
import { cellRenderers } from './cells.tsx';
import type { LineView } from './line-view.ts';
import * as noteCss from './note.css.ts';
import * as css from './OrderRow.css.ts';
import type { OrderColumnId } from './OrderTable.props.ts';
import type { Typing } from './quantity-cell.tsx';
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
  if (!view) return null;
  const { note } = view;
  const input = { view, open, table, typing, setTyping };
  return (
    <>
      {columns.map((column) => {
        const { className, cardClassName, cell } = cellRenderers[column as OrderColumnId];
        return (
          <GridBox
            key={column}
            role="gridcell"
            className={cellClass(column, small ? cardClassName : className, view, open)}
          >
            {cell(input)}
          </GridBox>
        );
      })}
      {note ? (
        <GridBox role="gridcell" className={noteCss.note}>
          <span className={noteCss.noteWords}>
            <b className={noteCss.noteTone[note.tone]}>{note.what}</b> {note.why}
          </span>
          {note.remedies.map((remedy) => (
            <RemedyButton
              key={remedy.id}
              lineId={id}
              id={remedy.id}
              label={remedy.label}
              keyShown={view.fresh || open}
              onRemedy={table.onRemedy}
            />
          ))}
        </GridBox>
      ) : null}
    </>
  );
});

const struckColumns: ReadonlySet<string> = new Set(['code', 'yourCode', 'description']);

/** What a line's state says by its cells: the first draws its edge, a removed line's words are struck. */
function cellClass(column: string, plain: string | undefined, view: LineView, open: boolean): string | undefined {
  switch (column) {
    case 'state': {
      const edge = view.note ? css.edge[view.note.tone] : open ? css.edge.open : '';
      const marked = open || view.loading || view.unsent || view.status !== 'normal';
      return marked ? `${plain} ${css.mixed} ${edge}` : plain;
    }
    case 'stock':
      return isPlainlyInStock(view) ? plain : `${plain} ${css.mixed}`;
    case 'marks':
      return view.marks.length > 0 ? `${plain} ${css.mixed}` : plain;
    default:
      return view.status === 'removed' && struckColumns.has(column) ? `${plain} ${css.gone}` : plain;
  }
}

/** A disc and a number, which stand on the line of a plain block. */
function isPlainlyInStock(view: LineView): boolean {
  return view.stock?.level === 'in_stock' && !view.loading && view.status !== 'removed';
}
