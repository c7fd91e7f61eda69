import type { Piece, Stencil } from '@portal/design-system';
import { formatCurrency, formatNumber } from '@portal/domain/format';
import { priceTypes } from '@portal/domain/price';
import { element } from './elements.ts';
import { type LineView, lineMarks, type RemedyId } from './line-view.ts';
import * as css from './OrderRow.css.ts';
import type { OrderColumnId } from './OrderTable.props.ts';
import { quantityOff } from './quantity.css.ts';
import type { RowMark } from './row-marks.tsx';
import type { OrderTableOptions } from './row-painter.ts';
import { copyOf } from './stencils.tsx';

/** What a cell is written from. The controls are the row's own: made once, and handed from line to line with it. */
export interface CellInput {
  readonly view: LineView;
  readonly open: boolean;
  readonly table: OrderTableOptions;
  readonly quantity: () => readonly Piece[];
  readonly remove: Stencil;
  readonly remedy: (id: RemedyId, label: string, keyFirst?: boolean) => Stencil;
}

interface OrderCell {
  readonly className: string;
  /** In a card of the small view; absent where a card has no place for it. */
  readonly cardClassName?: string;
  readonly pieces: (input: CellInput) => readonly Piece[];
}

const none: readonly Piece[] = [];
const dash: readonly Piece[] = ['–'];

/** Words in an element of their own. */
function words(className: string, text: string): Stencil {
  return { key: `${className} ${text}`, make: () => element('span', className, {}, text) };
}
function mark(name: RowMark): Stencil {
  return { key: name, make: () => copyOf(name) };
}
const faintDash = [words(css.faint, '–')];
const removedWord = [words(css.faint, 'Removed')];
const onApplication = [words(css.muted, 'On application')];
const priceBar = [mark('price_bar')];
const typeBar = [mark('type_bar')];
const extendedBar = [mark('extended_bar')];
const stockBar = [mark('stock_bar')];
function state({ view, open }: CellInput): readonly Piece[] {
  if (open) return [mark('open')];
  if (view.loading) return [mark('loading')];
  if (view.status !== 'normal') return [mark(view.status)];
  return view.unsent ? [mark('unsent')] : none;
}

function quantity(input: CellInput): readonly Piece[] {
  const { view, table } = input;
  const { line, status } = view;
  const written = (pieces: number) => formatNumber(pieces, table.format.number_format);
  if (status === 'removed') return [words(quantityOff, `was ${written(line.last_order_quantity)}`)];
  if (status === 'poa') return [words(quantityOff, written(line.order_quantity))];
  return input.quantity();
}

/** What many lines have alike is drawn once, and copied. */
const drawn = new Map<string, Stencil>();
function copied(key: string, draw: () => Element): Stencil {
  const known = drawn.get(key);
  if (known) return known;
  const first = draw();
  const made = { key, make: () => first.cloneNode(true) };
  drawn.set(key, made);
  return made;
}

/** `/ 100` */
function perOf(count: number): Stencil {
  const text = count === 1 ? 'each' : `/ ${count}`;
  return copied(text, () => element('small', css.per, {}, text));
}

function price({ view, table }: CellInput): readonly Piece[] {
  if (view.status === 'removed') return removedWord;
  if (view.status === 'poa') return onApplication;
  if (view.loading) return priceBar;
  if (!view.price) return faintDash;
  const { priceMove } = view;
  const amount = formatCurrency(view.price.webPrice, table.format.currency_format);
  const per = perOf(view.line.price_per ?? 1);
  if (!priceMove) return [amount, per];
  const moved = { key: priceMove, make: () => element('span', css.move, {}, copyOf(priceMove)) };
  return [moved, amount, per];
}

function type({ view }: CellInput): readonly Piece[] {
  if (view.status === 'removed') return none;
  if (view.status === 'poa') return ['POA'];
  if (view.loading) return typeBar;
  return view.price ? [priceTypes[view.price.entry.price_type]] : faintDash;
}

function extended({ view, table, remedy }: CellInput): readonly Piece[] {
  if (view.status === 'poa') return table.locked ? dash : [remedy('ask', 'Ask', true)];
  if (view.loading) return extendedBar;
  return view.price ? [formatCurrency(view.price.extended, table.format.currency_format)] : dash;
}

function stock({ view, table, remedy }: CellInput): readonly Piece[] {
  if (view.status === 'removed') return table.locked ? faintDash : [remedy('restore', 'Restore')];
  if (view.loading) return stockBar;
  const { stock: held } = view;
  if (!held) return faintDash;
  const said = (() => {
    if (held.level === 'none') return 'None';
    if (held.level === 'to_order') return 'To order';
    const count = formatNumber(held.available, table.format.number_format);
    return view.status === 'discontinued' ? `${count} left` : count;
  })();
  if (held.level === 'in_stock') return [said];
  const aside = {
    key: `${said} ${held.aside}`,
    make: () => {
      const cut = element('span', css.cut, {}, said);
      if (held.aside !== '') cut.append(element('em', css.aside, {}, ` ${held.aside}`));
      return cut;
    },
  };
  return [mark(`stock_${held.level}`), aside];
}

function description({ view }: CellInput): readonly Piece[] {
  if (view.status !== 'discontinued') return [view.description];
  const text = view.description;
  const make = () => element('span', css.tagged, {}, element('span', css.cut, {}, text), copyOf('discontinued_tag'));
  return [{ key: `discontinued ${text}`, make }];
}

function marks({ view, table }: CellInput): readonly Piece[] {
  if (!table.showIcons || view.marks.length === 0) return none;
  return view.marks.map((name) =>
    copied(name, () => element('i', css.endMark[name], { role: 'img', 'aria-label': lineMarks[name] })),
  );
}

/** How each column of LINE-01 shows a line. */
export const orderCells: Readonly<Record<OrderColumnId, OrderCell>> = {
  state: { className: css.cell.state, cardClassName: css.cardCell.state, pieces: state },
  number: { className: css.cell.number, pieces: ({ view }) => [String(view.number)] },
  code: { className: css.cell.code, cardClassName: css.cardCell.code, pieces: ({ view }) => [view.line.stock_code] },
  yourCode: { className: css.cell.yourCode, pieces: ({ view }) => [view.line.customer_stock_code] },
  description: { className: css.cell.description, cardClassName: css.cardCell.description, pieces: description },
  pack: {
    className: css.cell.pack,
    pieces: ({ view, table }) =>
      view.line.facts ? [formatNumber(view.line.facts.pack_quantity, table.format.number_format)] : dash,
  },
  quantity: { className: css.cell.quantity, cardClassName: css.cardCell.quantity, pieces: quantity },
  price: { className: css.cell.price, cardClassName: css.cardCell.price, pieces: price },
  type: { className: css.cell.type, pieces: type },
  extended: { className: css.cell.extended, cardClassName: css.cardCell.extended, pieces: extended },
  stock: { className: css.cell.stock, cardClassName: css.cardCell.stock, pieces: stock },
  marks: { className: css.cell.marks, pieces: marks },
  remove: { className: css.cell.remove, pieces: ({ table, remove }) => (table.locked ? none : [remove]) },
};

const struckColumns: ReadonlySet<string> = new Set(['code', 'yourCode', 'description']);

/** What a line's state says by its cells: the first draws its edge, a removed line's words are struck. */
export function cellClass(column: OrderColumnId, small: boolean, view: LineView, open: boolean): string {
  const cell = orderCells[column];
  const plain = (small ? cell.cardClassName : cell.className) ?? '';
  switch (column) {
    case 'state': {
      const edge = view.note ? css.edge[view.note.tone] : open ? css.edge.open : '';
      const marked = open || view.loading || view.unsent || view.status !== 'normal';
      return marked ? `${plain} ${css.mixed} ${edge}` : plain;
    }
    case 'stock':
      return `${plain} ${isPlainlyInStock(view) ? css.inStock : css.mixed}`;
    case 'marks':
      return view.marks.length > 0 ? `${plain} ${css.mixed}` : plain;
    default:
      return view.status === 'removed' && struckColumns.has(column) ? `${plain} ${css.gone}` : plain;
  }
}

/** A number, which says that there is some; its disc is for the eye. */
function isPlainlyInStock(view: LineView): boolean {
  return view.stock?.level === 'in_stock' && !view.loading && view.status !== 'removed';
}
