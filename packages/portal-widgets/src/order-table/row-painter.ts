import { PaintedCell, type PaintedRow, type RowPainter, type Stencil } from '@portal/design-system';
import { formatNumber } from '@portal/domain/format';
import type { FormatOptions } from '../internal/format-options.ts';
import { element } from './elements.ts';
import { type LineSource, type LineView, type RemedyId, remedies } from './line-view.ts';
import * as noteCss from './note.css.ts';
import * as css from './OrderRow.css.ts';
import type { OrderColumnId, OrderTableProps } from './OrderTable.props.ts';
import { type CellInput, cellClass, orderCells } from './order-cells.ts';
import { QuantityField, type QuantityOwner } from './quantity-field.ts';

type Events = 'onQuantity' | 'onStep' | 'onRemedy' | 'onRemove' | 'onDelete' | 'onRowRender';

/** What rows need that is the same for all of them. */
export interface OrderTableOptions extends Pick<OrderTableProps, Events> {
  readonly source: LineSource;
  readonly format: FormatOptions;
  readonly locked: boolean;
  readonly showIcons: boolean;
  readonly showMinusQuantity: boolean;
}

/** Writes the lines of an order into the rows of the table. Each row listens to its own line: a keystroke writes one row. */
export class OrderRowPainter implements RowPainter {
  table: OrderTableOptions;
  private readonly rows = new Set<PaintedLine>();

  constructor(table: OrderTableOptions) {
    this.table = table;
  }

  /** Other options: all rows are written anew, in the elements that they have, so that focus stays. */
  use(table: OrderTableOptions): void {
    if (table === this.table) return;
    this.table = table;
    for (const row of this.rows) row.follow();
  }

  make(frame: HTMLElement, columns: readonly string[], small: boolean): PaintedRow {
    const row = new PaintedLine(this, frame, columns as readonly OrderColumnId[], small);
    this.rows.add(row);
    return row;
  }

  ended(row: PaintedLine): void {
    this.rows.delete(row);
  }
}

class PaintedLine implements PaintedRow, QuantityOwner {
  view: LineView | null = null;
  private readonly painter: OrderRowPainter;
  private readonly frame: HTMLElement;
  private readonly columns: readonly OrderColumnId[];
  private readonly small: boolean;
  private readonly cells: readonly PaintedCell[];
  private note: PaintedCell | null = null;
  private readonly field: QuantityField;
  private readonly remove: HTMLButtonElement;
  private id = '';
  private open = false;
  private number = 0;
  private gone: boolean | null = null;
  private unfollow: (() => void) | null = null;

  constructor(painter: OrderRowPainter, frame: HTMLElement, columns: readonly OrderColumnId[], small: boolean) {
    this.painter = painter;
    this.frame = frame;
    this.columns = columns;
    this.small = small;
    this.field = new QuantityField(this);
    this.remove = element('button', css.remove, { type: 'button', tabindex: '-1' });
    this.remove.addEventListener('click', this.onRemove);
    this.cells = columns.map(() => new PaintedCell());
    frame.prepend(...this.cells.map((cell) => cell.element));
  }

  get table(): OrderTableOptions {
    return this.painter.table;
  }

  show(id: string, open: boolean): void {
    const other = id !== this.id;
    if (!other && open === this.open && this.table.source.line(id) === this.view) return;
    this.id = id;
    this.open = open;
    if (other) this.follow();
    else this.paint();
  }

  /** Listens to its line, and shows it. */
  follow(): void {
    this.unfollow?.();
    this.unfollow = this.table.source.subscribeLine(this.id, this.paint);
    this.paint();
  }

  paint = (): void => {
    const { table, id, open } = this;
    table.onRowRender?.(id);
    const view = table.source.line(id);
    this.view = view;
    if (!view) return;
    const written = (pieces: number) => formatNumber(pieces, table.format.number_format);
    const input: CellInput = {
      view,
      open,
      table,
      quantity: () => this.field.pieces(view, open || table.showMinusQuantity, written),
      remove: this.removeStencil(view),
      remedy: (remedy, label, keyFirst) => this.remedy(remedy, label, keyFirst),
    };
    this.columns.forEach((column, n) => {
      const cell = this.cells[n];
      cell?.dress(cellClass(column, this.small, view, open));
      cell?.show(orderCells[column].pieces(input));
    });
    this.paintNote(view);
  };

  end(): void {
    this.unfollow?.();
    this.painter.ended(this);
    for (const cell of this.cells) cell.element.remove();
    this.note?.element.remove();
  }

  private paintNote({ note, fresh }: LineView): void {
    if (!note) {
      this.note?.element.remove();
      this.note = null;
      return;
    }
    if (!this.note) {
      this.note = new PaintedCell();
      this.note.dress(noteCss.note);
      this.cells.at(-1)?.element.after(this.note.element);
    }
    const said: Stencil = {
      key: `${note.tone} ${note.what} ${note.why}`,
      make: () =>
        element(
          'span',
          noteCss.noteWords,
          {},
          element('b', noteCss.noteTone[note.tone], {}, note.what),
          ` ${note.why}`,
        ),
    };
    // Of an order that takes no changes nothing is offered.
    const offered = this.table.locked ? [] : note.remedies;
    this.note.show([said, ...offered.map(({ id, label }) => this.remedy(id, label))]);
    // What a remedy says and whether its key shows may change while it has focus: its element stays.
    offered.forEach(({ label }, n) => {
      const button = this.note?.element.children.item(n + 1);
      if (!button) return;
      if (button.textContent !== label) button.textContent = label;
      button.classList.toggle(noteCss.keyShown, fresh || this.open);
    });
  }

  /** Something a line offers, with its key. A tab stop only on the current line: `data-in-row` is the table's word for that. */
  private remedy(id: RemedyId, label: string, keyFirst = false): Stencil {
    const { key, cap } = remedies[id];
    const make = () => {
      const button = element(
        'button',
        keyFirst ? `${noteCss.remedy} ${noteCss.keyFirst}` : noteCss.remedy,
        {
          type: 'button',
          tabindex: this.frame.contains(document.activeElement) ? '0' : '-1',
          'data-in-row': '',
          'data-cap': cap,
          'aria-keyshortcuts': key,
        },
        label,
      );
      button.addEventListener('click', () => this.table.onRemedy(this.id, id));
      return button;
    };
    return { key: id, make };
  }

  private readonly removePiece: Stencil = { key: 'remove', make: () => this.remove };

  private removeStencil({ number, status }: LineView): Stencil {
    const gone = status === 'removed';
    if (number !== this.number || gone !== this.gone) {
      this.number = number;
      this.gone = gone;
      this.remove.setAttribute('aria-label', gone ? `Delete line ${number} for good` : `Remove line ${number}`);
    }
    return this.removePiece;
  }

  private onRemove = (): void => {
    if (this.gone) this.table.onDelete(this.id);
    else this.table.onRemove(this.id);
  };
}
