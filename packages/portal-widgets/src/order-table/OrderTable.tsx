import { spacings, Table, type TableHandle } from '@portal/design-system';
import {
  memo,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { absentInSmall, orderColumns } from './columns.ts';
import { type RemedyId, remedies } from './line-view.ts';
import type { OrderTableProps } from './OrderTable.props.ts';
import { OrderRowPainter, type OrderTableOptions } from './row-painter.ts';
import { StencilSheet } from './stencils.tsx';
import { useLatest } from './use-latest.ts';
import { watchNotes } from './watch-notes.ts';

/** LINE-12 */
const powerUserRow = 40;
/** The note stands 2 px into its line. */
const noteOverlap = 2;
/** Three rows, and the note beneath (LOOK section 10). */
const card = {
  columns: '18px minmax(0, 1fr) auto auto',
  areas: '"st code code ext" "st desc desc price" "st av qty qty" "note note note note"',
} as const;
const noColumns = { widths: {}, hidden: [] } as const;
/** A card of the small view with one line of description; then each is measured. */
const smallCard = 110;
const smallNote = 92;

/** The lines of an order (LINE-01): up to 500, of which those in sight are in the document. */
export const OrderTable = memo(function OrderTable(props: OrderTableProps) {
  const { source, warehouseName, spacing, format, showIcons, showMinusQuantity, powerUser, lockedReason } = props;
  const { openLine, columns = noColumns, scroll, panel, entry, empty, ref } = props;
  const latest = useLatest(props);
  const handle = useRef<TableHandle>(null);
  const locked = lockedReason !== null;
  const ids = useSyncExternalStore(source.subscribeIds, source.lineIds);

  const options = useMemo<OrderTableOptions>(
    () => ({
      source,
      format,
      locked,
      showIcons,
      showMinusQuantity,
      onQuantity: (...args) => latest.current.onQuantity(...args),
      onStep: (...args) => latest.current.onStep(...args),
      onRemedy: (...args) => latest.current.onRemedy(...args),
      onRemove: (id) => latest.current.onRemove(id),
      onDelete: (id) => latest.current.onDelete(id),
      onRowRender: (id) => latest.current.onRowRender?.(id),
    }),
    [source, format, locked, showIcons, showMinusQuantity, latest],
  );
  const [painter] = useState(() => new OrderRowPainter(options));
  useLayoutEffect(() => painter.use(options), [painter, options]);

  const px = spacings[spacing];
  const rowHeight = powerUser ? powerUserRow : px.row;
  const noteHeight = px.note - noteOverlap;
  const extraHeight = useCallback((id: string) => (source.line(id)?.note ? noteHeight : 0), [source, noteHeight]);
  const smallHeight = useCallback((id: string) => smallCard + (source.line(id)?.note ? smallNote : 0), [source]);
  const watch = useMemo(() => watchNotes(source), [source]);
  const rowText = useCallback(
    (id: string) => {
      const view = source.line(id);
      return view ? `${view.number} ${view.line.stock_code} ${view.line.customer_stock_code} ${view.description}` : '';
    },
    [source],
  );
  const allColumns = useMemo(() => orderColumns(warehouseName, showMinusQuantity), [warehouseName, showMinusQuantity]);

  useImperativeHandle(ref, () => ({
    focusLine: (id) => {
      handle.current?.focusRow(id, 'quantity');
    },
  }));

  const onRowKey = (id: string, key: string): boolean => {
    if (key === 'escape') {
      if (openLine === null) return false;
      latest.current.onOpen(null);
      return true;
    }
    const view = source.line(id);
    const remedy = (Object.keys(remedies) as RemedyId[]).find((name) => remedies[name].key === key);
    if (!view || !remedy || locked || !offers(view, remedy)) return false;
    latest.current.onRemedy(id, remedy);
    return true;
  };
  return (
    <>
      <Table
        ref={handle}
        label="Order lines"
        columns={allColumns}
        absentInSmall={absentInSmall}
        rowIds={ids}
        painter={painter}
        rowHeight={rowHeight}
        headHeight={px.headH}
        smallHeight={smallHeight}
        card={card}
        extraHeight={extraHeight}
        watchExtra={watch}
        openRow={openLine}
        panel={panel}
        widths={columns.widths}
        hidden={columns.hidden}
        scroll={scroll}
        footer={entry}
        empty={empty}
        rowText={rowText}
        onWidths={(widths) => latest.current.onColumns?.({ ...columns, widths })}
        onOpen={(id, by?: 'key' | 'press') => latest.current.onOpen(id === openLine ? null : id, by)}
        onRowKey={onRowKey}
        onPastEnd={() => latest.current.onPastEnd?.()}
      />
      <StencilSheet />
    </>
  );
});

function offers(view: NonNullable<ReturnType<OrderTableProps['source']['line']>>, remedy: RemedyId): boolean {
  if (view.note?.remedies.some(({ id }) => id === remedy)) return true;
  if (remedy === 'restore') return view.status === 'removed';
  if (remedy === 'ask') return view.status === 'poa';
  return remedy === 'next_break' && view.nextBreak !== null;
}
