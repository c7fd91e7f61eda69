import { Icon } from '@portal/design-system';
import { FileBadge, MessageSquareText, TagIcon } from '@portal/design-system/icons';
import { formatCurrency, formatNumber } from '@portal/domain/format';
import { priceTypes } from '@portal/domain/price';
import type { ReactElement, ReactNode } from 'react';
import { orderTableMessages } from '../messages/order-table.ts';
import { LineRemedy } from './LineRemedy.tsx';
import { type OrderTableContextValue, useLine } from './line-context.ts';
import { type LineIcon, type LineView, lineIcons, type StockView } from './line-view.ts';
import * as css from './OrderRow.css.ts';
import { removeIcon, rowIcons } from './row-icons.tsx';

/** Renders the content of a cell; called on each render of the line. */
export type LineCell = (view: LineView, table: OrderTableContextValue) => ReactNode;

const messages = orderTableMessages.cells;
const dash = '–';
const faintDash = <span className={css.faint}>–</span>;

function iconOf(view: LineView, open: boolean): ReactNode {
  if (open) return rowIcons.open;
  if (view.loading) return rowIcons.loading;
  if (view.status !== 'normal') return rowIcons[view.status];
  return view.unsent ? rowIcons.unsent : null;
}

/** The status icon, and the edge of a line that is open or has a note. */
export function StateCell() {
  const { view, open } = useLine();
  const icon = iconOf(view, open);
  if (!icon) return null;
  const edge = view.note ? css.edge[view.note.tone] : open ? css.edge.open : null;
  return (
    <>
      {edge ? <span className={edge} /> : null}
      {icon}
    </>
  );
}

/** Text of a line, struck through once the line is removed. */
const words = (text: string, { status }: LineView): ReactNode =>
  status === 'removed' ? <s className={css.gone}>{text}</s> : text;

export const numberOf: LineCell = ({ number }) => number;
export const codeOf: LineCell = (view) => words(view.line.stock_code, view);
export const yourCodeOf: LineCell = (view) => words(view.line.customer_stock_code, view);

export const descriptionOf: LineCell = (view) => {
  if (view.status !== 'discontinued') return words(view.description, view);
  return (
    <span className={css.tagged}>
      <span className={css.cut}>{view.description}</span>
      {rowIcons.discontinued_tag}
    </span>
  );
};

export const packOf: LineCell = ({ line: { facts } }, { format }) =>
  facts ? formatNumber(facts.pack_quantity, format.number_format) : dash;

export const priceOf: LineCell = (view, { format }) => {
  if (view.status === 'removed') return <span className={css.faint}>{messages.removed}</span>;
  if (view.status === 'poa') return <span className={css.muted}>{messages.onApplication}</span>;
  if (view.loading) return rowIcons.price_bar;
  if (!view.price) return faintDash;
  const per = view.line.price_per ?? 1;
  return (
    <>
      {view.priceMove ? <span className={css.move}>{rowIcons[view.priceMove]}</span> : null}
      {formatCurrency(view.price.webPrice, format.currency_format)}
      <small className={css.per}>{per === 1 ? messages.priceEach : messages.pricePer(per)}</small>
    </>
  );
};

export const typeOf: LineCell = (view) => {
  if (view.status === 'removed') return null;
  if (view.status === 'poa') return messages.poa;
  if (view.loading) return rowIcons.type_bar;
  return view.price ? priceTypes[view.price.entry.price_type] : faintDash;
};

export const extendedOf: LineCell = (view, { format, locked }) => {
  if (view.status === 'poa') return locked ? dash : <LineRemedy id="ask" label={messages.askPrice} keyFirst />;
  if (view.loading) return rowIcons.extended_bar;
  return view.price ? formatCurrency(view.price.extended, format.currency_format) : dash;
};

export const stockOf: LineCell = (view, { format, locked }) => {
  if (view.status === 'removed') return locked ? faintDash : <LineRemedy id="restore" label={messages.restore} />;
  if (view.loading) return rowIcons.stock_bar;
  if (!view.stock) return faintDash;
  const { level, aside, available } = view.stock;
  const count = stockWords(view.stock, formatNumber(available, format.number_format));
  const said = view.status === 'discontinued' && level === 'part' ? messages.stockLeft(count) : count;
  const counted = level === 'in_stock' ? <span className={css.counted}>{said}</span> : said;
  return (
    <>
      {rowIcons[`stock_${level}`]}
      {aside === '' ? (
        counted
      ) : (
        <span className={css.cut}>
          {said}
          <em className={css.aside}> {aside}</em>
        </span>
      )}
    </>
  );
};

function stockWords({ level }: StockView, count: string): string {
  if (level === 'none') return messages.noStock;
  return level === 'to_order' ? messages.toOrder : count;
}

const endIcons: Readonly<Record<LineIcon, ReactElement>> = {
  certificate: <Icon key="certificate" icon={FileBadge} size="s" label={lineIcons.certificate} />,
  note: <Icon key="note" icon={MessageSquareText} size="s" label={lineIcons.note} />,
  promotion: <Icon key="promotion" icon={TagIcon} size="s" label={lineIcons.promotion} />,
};

export const iconsCell: LineCell = ({ icons }, { showIcons }) =>
  showIcons && icons.length > 0 ? icons.map((icon) => endIcons[icon]) : null;

/** LINE-04: removes a line, or deletes a removed one for good. */
export const removeOf: LineCell = ({ number, status, line }, { locked, onRemove, onDelete }) => {
  if (locked) return null;
  const gone = status === 'removed';
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={gone ? messages.deleteForGood(number) : messages.remove(number)}
      className={css.remove}
      onClick={() => (gone ? onDelete(line.line_id) : onRemove(line.line_id))}
    >
      {removeIcon}
    </button>
  );
};
