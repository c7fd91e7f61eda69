import { Icon, type IconGlyph } from '@portal/design-system';
import { FileBadge, MessageSquareText, TagIcon, X } from '@portal/design-system/icons';
import { formatCurrency, formatNumber } from '@portal/domain/format';
import { priceTypes } from '@portal/domain/price';
import type { ReactNode } from 'react';
import { LineRemedy } from './LineRemedy.tsx';
import { useLine, useOrderTable } from './line-context.ts';
import { type LineMark, lineMarks, type StockView } from './line-view.ts';
import * as css from './OrderRow.css.ts';
import { rowMarks } from './row-marks.tsx';

const dash = '–';
const faintDash = <span className={css.faint}>–</span>;

/** The status icon, and the edge of a line that has a note or is open. */
export function StateCell() {
  const { view, open } = useLine();
  const mark = open
    ? rowMarks.open
    : view.loading
      ? rowMarks.loading
      : view.status !== 'normal'
        ? rowMarks[view.status]
        : view.unsent
          ? rowMarks.unsent
          : null;
  if (!mark) return null;
  const edge = view.note ? css.edge[view.note.tone] : open ? css.edge.open : null;
  return (
    <>
      {edge ? <span className={edge} /> : null}
      {mark}
    </>
  );
}

export function NumberCell() {
  return useLine().view.number;
}

/** The words of a line, struck through once it is removed. */
function Words({ children }: { readonly children: string }) {
  const { view } = useLine();
  return view.status === 'removed' ? <s className={css.gone}>{children}</s> : children;
}

export function CodeCell() {
  return <Words>{useLine().view.line.stock_code}</Words>;
}

export function YourCodeCell() {
  return <Words>{useLine().view.line.customer_stock_code}</Words>;
}

export function DescriptionCell() {
  const { description, status } = useLine().view;
  if (status !== 'discontinued') return <Words>{description}</Words>;
  return (
    <span className={css.tagged}>
      <span className={css.cut}>{description}</span>
      {rowMarks.discontinued_tag}
    </span>
  );
}

export function PackCell() {
  const { facts } = useLine().view.line;
  const { format } = useOrderTable();
  return facts ? formatNumber(facts.pack_quantity, format.number_format) : dash;
}

export function PriceCell() {
  const { view } = useLine();
  const { format } = useOrderTable();
  if (view.status === 'removed') return <span className={css.faint}>Removed</span>;
  if (view.status === 'poa') return <span className={css.muted}>On application</span>;
  if (view.loading) return rowMarks.price_bar;
  if (!view.price) return faintDash;
  const per = view.line.price_per ?? 1;
  return (
    <>
      {view.priceMove ? <span className={css.move}>{rowMarks[view.priceMove]}</span> : null}
      {formatCurrency(view.price.webPrice, format.currency_format)}
      <small className={css.per}>{per === 1 ? 'each' : `/ ${per}`}</small>
    </>
  );
}

export function TypeCell() {
  const { view } = useLine();
  if (view.status === 'removed') return null;
  if (view.status === 'poa') return 'POA';
  if (view.loading) return rowMarks.type_bar;
  return view.price ? priceTypes[view.price.entry.price_type] : faintDash;
}

export function ExtendedCell() {
  const { view } = useLine();
  const { format, locked } = useOrderTable();
  if (view.status === 'poa') return locked ? dash : <LineRemedy id="ask" label="Ask" keyFirst />;
  if (view.loading) return rowMarks.extended_bar;
  return view.price ? formatCurrency(view.price.extended, format.currency_format) : dash;
}

export function StockCell() {
  const { view } = useLine();
  const { format, locked } = useOrderTable();
  if (view.status === 'removed') return locked ? faintDash : <LineRemedy id="restore" label="Restore" />;
  if (view.loading) return rowMarks.stock_bar;
  if (!view.stock) return faintDash;
  const { level, aside } = view.stock;
  const words = stockWords(view.stock, formatNumber(view.stock.available, format.number_format));
  return (
    <>
      {rowMarks[`stock_${level}`]}
      <span className={css.cut}>
        {view.status === 'discontinued' && level === 'part' ? `${words} left` : words}
        {aside === '' ? null : <em className={css.aside}> {aside}</em>}
      </span>
    </>
  );
}

function stockWords({ level }: StockView, count: string): string {
  if (level === 'none') return 'None';
  return level === 'to_order' ? 'To order' : count;
}

const endMarks: Readonly<Record<LineMark, IconGlyph>> = {
  certificate: FileBadge,
  note: MessageSquareText,
  promotion: TagIcon,
};

export function MarksCell(): ReactNode {
  const { view } = useLine();
  const { showIcons } = useOrderTable();
  if (!showIcons) return null;
  return view.marks.map((mark) => <Icon key={mark} icon={endMarks[mark]} size="s" label={lineMarks[mark]} />);
}

/** LINE-04: removes a line, and a removed one for good. */
export function RemoveCell() {
  const { number, status, line } = useLine().view;
  const { locked, onRemove, onDelete } = useOrderTable();
  if (locked) return null;
  const gone = status === 'removed';
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={gone ? `Delete line ${number} for good` : `Remove line ${number}`}
      className={css.remove}
      onClick={() => (gone ? onDelete(line.line_id) : onRemove(line.line_id))}
    >
      <Icon icon={X} size="s" />
    </button>
  );
}
