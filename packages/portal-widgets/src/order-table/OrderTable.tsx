import { spacings, Table, type TableHandle, useLatest } from '@portal/design-system';
import { memo, useCallback, useImperativeHandle, useMemo, useRef, useSyncExternalStore } from 'react';
import { tourTargets } from '../guided-tour/tour-targets.ts';
import { orderTableMessages as messages } from '../messages/order-table.ts';
import { lineNote } from './LineNote.tsx';
import { LineProvider, type LineRow } from './LineProvider.tsx';
import { OrderTableContext, type OrderTableContextValue } from './line-context.ts';
import { keyedRemedy } from './line-keys.ts';
import * as css from './OrderRow.css.ts';
import type { OrderTableProps } from './OrderTable.props.ts';
import { orderColumns } from './order-columns.tsx';
import { useCodeWidth } from './use-code-width.ts';
import { hasNote, watchNotes } from './watch-notes.ts';

/** LINE-12 */
const powerUserRow = 40;
/** Two lines of a description with the user’s own text spacing (WCAG 1.4.12). */
const spacedRow = 46;
/** The note overlaps its line by 2 px. */
const noteOverlap = 2;
const noColumns = { widths: {}, hidden: [] } as const;
/** Estimated heights in px of a card with one line of description and of its note, used until they are measured. */
const smallCard = 110;
const smallNote = 92;

const rowId = ({ line_id }: LineRow) => line_id;

/** The lines of an order (LINE-01): up to 500, of which only the visible ones are in the document. */
export const OrderTable = memo(function OrderTable(props: OrderTableProps) {
  const { source, warehouseName, spacing, powerUser, lockedReason, openLine } = props;
  const { columns = noColumns, scroll, panel, entry, empty, ref } = props;
  const latest = useLatest(props);
  const handle = useRef<TableHandle>(null);
  const locked = lockedReason !== null;
  const ids = useSyncExternalStore(source.subscribeIds, source.lineIds);
  const data = useMemo(() => ids.map((line_id) => ({ line_id })), [ids]);
  const shared = useShared(props);

  const px = spacings[spacing];
  const noteHeight = px.note - noteOverlap;
  const heightOfNote = useCallback((id: string) => (hasNote(source, id) ? noteHeight : 0), [source, noteHeight]);
  const card = useMemo(
    () => ({
      // Three rows, and the note below.
      columns: '18px minmax(0, 1fr) auto auto',
      areas: '"st code code ext" "st desc desc price" "st av qty qty" "note note note note"',
      fitsColumns: true,
      height: (id: string) => smallCard + (hasNote(source, id) ? smallNote : 0),
    }),
    [source],
  );
  const subscribeNotes = useMemo(() => watchNotes(source), [source]);
  const rowName = useCallback(({ line_id }: LineRow) => messages.rowName(ids.indexOf(line_id) + 1), [ids]);
  const rowText = useCallback(
    (id: string) => {
      const view = source.line(id);
      return view ? `${view.number} ${view.line.stock_code} ${view.line.customer_stock_code} ${view.description}` : '';
    },
    [source],
  );
  const { width, stretch, codes, sample } = useCodeWidth(source);
  const allColumns = useMemo(
    () => orderColumns(shared, warehouseName, { width, stretch }),
    [shared, warehouseName, width, stretch],
  );
  const least = stretch > 1 ? spacedRow : 0;
  const note = useCallback((row: LineRow) => lineNote(source.line(row.line_id)), [source]);
  const visibility = useMemo(() => Object.fromEntries(columns.hidden.map((id) => [id, false])), [columns.hidden]);

  useImperativeHandle(ref, () => ({
    focusLine: (id) => {
      handle.current?.focusRow(id, 'quantity');
    },
    revealLine: (id) => handle.current?.revealRow(id),
  }));

  const onRowKey = (id: string, key: string): boolean => {
    if (key === 'escape') {
      if (openLine === null) return false;
      latest.current.onOpen(null);
      return true;
    }
    if (locked) return false;
    if (key === 'delete') {
      const status = source.line(id)?.status;
      if (status === undefined || status === 'removed') return false;
      latest.current.onRemove(id);
      return true;
    }
    const keyed = keyedRemedy(source, id, key);
    if (!keyed) return false;
    latest.current.onRemedy(keyed.line_id, keyed.remedy);
    return true;
  };
  return (
    <OrderTableContext value={shared}>
      <span ref={sample} aria-hidden="true" data-codes={codes} className={css.codeSample} />
      <Table
        ref={handle}
        id={tourTargets.notes}
        label={messages.label}
        columns={allColumns}
        data={data}
        getRowId={rowId}
        rowName={rowName}
        RowProvider={LineProvider}
        note={note}
        noteHeight={heightOfNote}
        subscribeNotes={subscribeNotes}
        rowHeight={Math.max(powerUser ? powerUserRow : px.row, least)}
        headHeight={px.headH}
        card={card}
        openRow={openLine}
        panel={panel}
        columnSizing={columns.widths}
        columnVisibility={visibility}
        scroll={scroll}
        footer={entry}
        empty={empty}
        rowText={rowText}
        onColumnSizingChange={(widths) => latest.current.onColumns?.({ ...columns, widths })}
        onOpen={(id, by) => latest.current.onOpen(id === openLine ? null : id, by)}
        onRowKey={onRowKey}
        onPastEnd={() => latest.current.onPastEnd?.()}
        onRowError={(id, error) => latest.current.onRowError?.(id, error)}
      />
    </OrderTableContext>
  );
});

/** Context shared by all lines. Keeps its identity while nothing changes, so that lines render for their own changes only. */
function useShared(props: OrderTableProps): OrderTableContextValue {
  const { source, format, showIcons, showMinusQuantity, stepsOnFocus = true, lockedReason } = props;
  const locked = lockedReason !== null;
  const latest = useLatest(props);
  return useMemo(
    () => ({
      source,
      format,
      showIcons,
      showMinusQuantity,
      stepsOnFocus,
      locked,
      onQuantity: (...args) => latest.current.onQuantity(...args),
      onStep: (...args) => latest.current.onStep(...args),
      onRemedy: (...args) => latest.current.onRemedy(...args),
      onRemove: (id) => latest.current.onRemove(id),
      onDelete: (id) => latest.current.onDelete(id),
    }),
    [source, format, showIcons, showMinusQuantity, stepsOnFocus, locked, latest],
  );
}
