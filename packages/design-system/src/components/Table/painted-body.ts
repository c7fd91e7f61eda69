import { frameClass } from './frame-class.ts';
import type { Slot } from './slots.ts';

/**
 * Writes rows without React. The table gives each element of a row to `make` once, and from then on says which row of the data it stands
 * for; what is in it, and listening to its data, is the painter's. Recycling rows is most of the work of scrolling, and making them
 * most of the work of mounting: written by hand it is a third of what it is for components.
 */
export interface RowPainter {
  /**
   * Puts one `role="gridcell"` a visible column, in order, at the beginning of `frame`, each with at most one control; more may follow
   * them. Whatever else is in `frame` is not its own: an open panel stands there, after the cells.
   */
  make(frame: HTMLElement, columns: readonly string[], small: boolean): PaintedRow;
}

export interface PaintedRow {
  /** Shows a row of the data. Called for every row in sight whenever the table looks again: cheap where nothing changed. */
  show(id: string, open: boolean): void;
  /** Ends its listening and takes its elements out of the frame. */
  end(): void;
}

/** What stands in the body now. */
export interface BodyPicture {
  readonly rows: readonly Slot[];
  readonly columns: readonly string[];
  readonly openRow: string | null;
  readonly small: boolean;
  /** Every row, one after another, for paper. */
  readonly printing: boolean;
  /** Nothing moves: assistive technology may be told the order of rows. */
  readonly settled: boolean;
  readonly height: number;
  /** Px from the top of the body. */
  readonly startOf: (index: number) => number;
}

interface Frame {
  readonly element: HTMLElement;
  row: PaintedRow | null;
  id: string;
  index: number;
  start: number;
  className: string;
}

/** The elements of painted rows: made, moved, handed from row to row and put away, each written only where it differs. */
export class PaintedBody {
  private readonly body: HTMLElement;
  private readonly painter: RowPainter;
  private readonly name: string;
  private readonly frames = new Map<string | number, Frame>();
  private columns: readonly string[] = [];
  private height = '';
  private order = '';

  constructor(body: HTMLElement, painter: RowPainter, name: string) {
    this.body = body;
    this.painter = painter;
    this.name = name;
  }

  /** Answers the frames that were made, whose heights nobody has measured. */
  show(picture: BodyPicture): readonly HTMLElement[] {
    const { rows, columns, openRow, small, printing } = picture;
    if (columns !== this.columns) for (const frame of this.frames.values()) this.empty(frame);
    this.columns = columns;
    const height = printing ? 'auto' : `${picture.height}px`;
    if (height !== this.height) {
      this.height = height;
      this.body.style.height = height;
    }
    const made: HTMLElement[] = [];
    const kept = new Set<string | number>();
    for (const { slot, id, index } of rows) {
      // The height of a card goes by its row and not by its element.
      const key = printing ? `print ${index}` : small ? id : slot;
      kept.add(key);
      let frame = this.frames.get(key);
      if (!frame) {
        frame = this.frame(printing ? null : `${this.name}${slot}`);
        this.frames.set(key, frame);
        made.push(frame.element);
      }
      this.place(frame, id, index, printing ? null : picture.startOf(index));
      this.dress(frame, frameClass(index, id === openRow, printing));
      frame.row ??= this.painter.make(frame.element, columns, small);
      frame.row.show(id, id === openRow);
    }
    if (this.frames.size > kept.size) {
      for (const [key, frame] of this.frames) if (!kept.has(key)) this.remove(key, frame);
    }
    this.body.append(...made);
    if (picture.settled) this.tellOrder(small || printing ? [] : rows);
    return made;
  }

  /** The element that a row stands in. */
  frameOf(id: string | null): HTMLElement | null {
    if (id === null) return null;
    for (const frame of this.frames.values()) if (frame.id === id) return frame.element;
    return null;
  }

  end(): void {
    for (const [key, frame] of this.frames) this.remove(key, frame);
  }

  private frame(id: string | null): Frame {
    const element = document.createElement('div');
    element.setAttribute('role', 'row');
    if (id !== null) element.id = id;
    return { element, row: null, id: '', index: -1, start: -1, className: '' };
  }

  private place(frame: Frame, id: string, index: number, start: number | null): void {
    const { element } = frame;
    if (id !== frame.id) {
      frame.id = id;
      if (start !== null) element.setAttribute('data-row', id);
    }
    if (index !== frame.index) {
      frame.index = index;
      element.setAttribute('data-index', String(index));
      element.setAttribute('aria-rowindex', String(index + 2));
    }
    if (start !== null && start !== frame.start) {
      frame.start = start;
      element.style.transform = `translateY(${start}px)`;
    }
  }

  private dress(frame: Frame, className: string): void {
    if (className === frame.className) return;
    frame.className = className;
    frame.element.className = className;
  }

  private empty(frame: Frame): void {
    frame.row?.end();
    frame.row = null;
  }

  private remove(key: string | number, frame: Frame): void {
    this.empty(frame);
    frame.element.remove();
    this.frames.delete(key);
  }

  /** Elements are handed round, so that they are not in the order of their rows. */
  private tellOrder(rows: readonly Slot[]): void {
    const inOrder = rows.every((row, n) => n === 0 || (rows[n - 1]?.index ?? 0) < row.index);
    const order = inOrder ? '' : ownedOrder(rows, this.name);
    if (order === this.order) return;
    this.order = order;
    if (order === '') this.body.removeAttribute('aria-owns');
    else this.body.setAttribute('aria-owns', order);
  }
}

/** `aria-owns` of a body whose rows stand in other places of the document than of the table. */
export function ownedOrder(rows: readonly Slot[], name: string): string {
  return [...rows]
    .sort((a, b) => a.index - b.index)
    .map(({ slot }) => `${name}${slot}`)
    .join(' ');
}
