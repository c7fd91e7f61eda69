import { Skeleton, Tag } from '@portal/design-system';
import { formatCurrency, formatNumber } from '@portal/domain/format';
import { priceTypes } from '@portal/domain/price';
import type { ReactNode } from 'react';
import type { LineView } from './line-view.ts';
import * as css from './OrderRow.css.ts';
import type { OrderColumnId } from './OrderTable.props.ts';
import { quantityOff } from './quantity.css.ts';
import { quantityCell, type Typing } from './quantity-cell.tsx';
import { RemedyButton } from './RemedyButton.tsx';
import { cheaper, dearer, endMarks, loadingMark, openMark, statusMarks, stockMarks, unsentMark } from './row-marks.tsx';
import type { OrderTableContextValue } from './table-context.ts';

interface CellInput {
  readonly view: LineView;
  readonly open: boolean;
  readonly table: OrderTableContextValue;
  readonly typing: Typing | null;
  readonly setTyping: (typing: Typing | null) => void;
}

interface CellRenderer {
  readonly className: string;
  /** In a card of the small view; absent where a card has no place for it. */
  readonly cardClassName?: string;
  readonly cell: (input: CellInput) => ReactNode;
}

const priceBar = <Skeleton width="l" end />;
const typeBar = <Skeleton width="s" />;
const extendedBar = <Skeleton width="m" end />;
const stockBar = <Skeleton width="l" />;
const discontinuedTag = <Tag>Discontinued</Tag>;
const dash = <span className={css.faint}>–</span>;

function state({ view, open }: CellInput): ReactNode {
  if (open) return openMark;
  if (view.loading) return loadingMark;
  return statusMarks[view.status] ?? (view.unsent ? unsentMark : null);
}

function quantity({ view, open, table, typing, setTyping }: CellInput): ReactNode {
  const { line, status } = view;
  const written = (pieces: number) => formatNumber(pieces, table.format.number_format);
  if (status === 'removed') return <span className={quantityOff}>was {written(line.last_order_quantity)}</span>;
  if (status === 'poa') return <span className={quantityOff}>{written(line.order_quantity)}</span>;
  return quantityCell({ view, stepper: open || table.showMinusQuantity, written, table, typing, setTyping });
}

function price({ view, table }: CellInput): ReactNode {
  if (view.status === 'removed') return <span className={css.faint}>Removed</span>;
  if (view.status === 'poa') return <span className={css.muted}>On application</span>;
  if (view.loading) return priceBar;
  if (!view.price) return dash;
  const per = view.line.price_per ?? 1;
  return (
    <>
      {view.priceMove ? <span className={css.move}>{view.priceMove === 'up' ? dearer : cheaper}</span> : null}
      {formatCurrency(view.price.webPrice, table.format.currency_format)}
      <small className={css.per}>{per === 1 ? 'each' : `/ ${per}`}</small>
    </>
  );
}

function type({ view }: CellInput): ReactNode {
  if (view.status === 'removed') return null;
  if (view.status === 'poa') return 'POA';
  if (view.loading) return typeBar;
  return view.price ? priceTypes[view.price.entry.price_type] : dash;
}

function extended({ view, table }: CellInput): ReactNode {
  if (view.status === 'poa') {
    return <RemedyButton lineId={view.line.line_id} id="ask" label="Ask" keyFirst onRemedy={table.onRemedy} />;
  }
  if (view.loading) return extendedBar;
  return view.price ? formatCurrency(view.price.extended, table.format.currency_format) : '–';
}

function stock({ view, table }: CellInput): ReactNode {
  if (view.status === 'removed') {
    return <RemedyButton lineId={view.line.line_id} id="restore" label="Restore" onRemedy={table.onRemedy} />;
  }
  if (view.loading) return stockBar;
  const { stock: held } = view;
  if (!held) return dash;
  const words = (() => {
    if (held.level === 'none') return 'None';
    if (held.level === 'to_order') return 'To order';
    const count = formatNumber(held.available, table.format.number_format);
    return view.status === 'discontinued' ? `${count} left` : count;
  })();
  if (held.level === 'in_stock') {
    return (
      <>
        {stockMarks.in_stock}
        {words}
      </>
    );
  }
  return (
    <>
      {stockMarks[held.level]}
      <span className={css.cut}>
        {words}
        {held.aside === '' ? null : <em className={css.aside}> {held.aside}</em>}
      </span>
    </>
  );
}

function remove({ view, table }: CellInput): ReactNode {
  if (table.locked) return null;
  const { line, number, status } = view;
  const gone = status === 'removed';
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={gone ? `Delete line ${number} for good` : `Remove line ${number}`}
      className={css.remove}
      onClick={() => (gone ? table.onDelete(line.line_id) : table.onRemove(line.line_id))}
    />
  );
}

function description({ view }: CellInput): ReactNode {
  if (view.status !== 'discontinued') return view.description;
  return (
    <span className={css.tagged}>
      <span className={css.cut}>{view.description}</span>
      {discontinuedTag}
    </span>
  );
}

/** How each column of LINE-01 shows a line. */
export const cellRenderers: Readonly<Record<OrderColumnId, CellRenderer>> = {
  state: { className: css.cell.state, cardClassName: css.cardCell.state, cell: state },
  number: { className: css.cell.number, cell: ({ view }) => view.number },
  code: { className: css.cell.code, cardClassName: css.cardCell.code, cell: ({ view }) => view.line.stock_code },
  yourCode: { className: css.cell.yourCode, cell: ({ view }) => view.line.customer_stock_code },
  description: { className: css.cell.description, cardClassName: css.cardCell.description, cell: description },
  pack: {
    className: css.cell.pack,
    cell: ({ view, table }) =>
      view.line.facts ? formatNumber(view.line.facts.pack_quantity, table.format.number_format) : '–',
  },
  quantity: { className: css.cell.quantity, cardClassName: css.cardCell.quantity, cell: quantity },
  price: { className: css.cell.price, cardClassName: css.cardCell.price, cell: price },
  type: { className: css.cell.type, cell: type },
  extended: { className: css.cell.extended, cardClassName: css.cardCell.extended, cell: extended },
  stock: { className: css.cell.stock, cardClassName: css.cardCell.stock, cell: stock },
  marks: {
    className: css.cell.marks,
    cell: ({ view, table }) => (table.showIcons ? view.marks.map((m) => endMarks[m]) : null),
  },
  remove: { className: css.cell.remove, cell: remove },
};
