import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Writes rows without React. The table gives each element of a row to `make` once, and from then on says which row of the data it stands
 * for; what is in it, and listening to its data, is the painter's. Recycled rows are most of the work of scrolling, and making
 * them most of the work of mounting: a third of what the same rows need as components.
 */
export interface RowPainter {
  /**
   * Puts one `role="gridcell"` a visible column, in order, at the beginning of `frame`, each with at most one control; more may follow
   * them. Whatever else is in `frame` is not its own: an open panel stands there, after the cells.
   */
  make(frame: HTMLElement, columns: readonly string[], small: boolean): PaintedRow;
}

export interface PaintedRow {
  /** Shows a row of the data. Called for every row in sight whenever the table renders: it must be cheap where nothing changed. */
  show(id: string, open: boolean): void;
  /** Ends its listening and takes its elements out of the frame. */
  end(): void;
}

interface PaintedRowsOptions {
  readonly painter: RowPainter | undefined;
  /** Its children are the frames, in the order of `rows`. */
  readonly body: RefObject<HTMLElement | null>;
  readonly rows: readonly { readonly id: string }[];
  readonly columns: readonly string[];
  readonly openRow: string | null;
  readonly small: boolean;
}

export function usePaintedRows({ painter, body, rows, columns, openRow, small }: PaintedRowsOptions): void {
  const held = useRef(new Map<Element, PaintedRow>());
  // Before the browser lays anything out, so that a row is never seen empty.
  useLayoutEffect(() => {
    if (!painter) return;
    let frame = body.current?.firstElementChild ?? null;
    for (const { id } of rows) {
      if (!(frame instanceof HTMLElement)) break;
      let row = held.current.get(frame);
      if (!row) {
        row = painter.make(frame, columns, small);
        held.current.set(frame, row);
      }
      row.show(id, id === openRow);
      frame = frame.nextElementSibling;
    }
    if (held.current.size > rows.length) {
      for (const [gone, row] of held.current) {
        if (gone.parentNode === body.current) continue;
        row.end();
        held.current.delete(gone);
      }
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cells, or another painter, begin anew
  useLayoutEffect(() => {
    const rowsOf = held.current;
    return () => {
      for (const row of rowsOf.values()) row.end();
      rowsOf.clear();
    };
  }, [painter, columns]);
}
