import { columnPinningFeature, columnSizingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type CSSProperties, useMemo } from 'react';
import * as css from './pinning.css.ts';
import type { TableColumn, TablePinning } from './Table.props.ts';

const features = tableFeatures({ columnPinningFeature, columnSizingFeature });
const noRows: Record<string, never>[] = [];
const noWidths: Readonly<Record<string, number>> = {};
/** The gutter of a row on each side, in px. */
const gutters = { start: 6, end: 10 } as const;

export interface PinnedColumnsOptions {
  readonly columns: readonly TableColumn[];
  /** At most three, in the order in which they stand. With a selection, its column is the first of `columns` and of these. */
  readonly pinned: readonly string[];
  readonly hidden?: readonly string[];
  readonly widths?: Readonly<Record<string, number>>;
}

/**
 * Columns that stay at the beginning of the line, for `Table`'s `pinning`, while the others scroll sideways beneath them: none leaves for
 * want of width. In a file of its own, so that a table without it does not carry it.
 */
export function usePinnedColumns(options: PinnedColumnsOptions): TablePinning {
  const { columns, pinned, hidden = [], widths = noWidths } = options;
  const table = useTable(
    {
      features,
      columns: useMemo(() => columns.map(({ id, width }) => ({ id, size: width })), [columns]),
      data: noRows,
      state: { columnPinning: { start: pinned.slice(0, css.places.length), end: [] }, columnSizing: { ...widths } },
    },
    () => null,
  );
  const order = table
    .getStartLeafColumns()
    .map(({ id }) => id)
    .filter((id) => !hidden.includes(id));
  const all = table.getAllLeafColumns().filter(({ id }) => !hidden.includes(id));
  const style: Record<string, string> = {};
  let reached = 0;
  order.forEach((id, n) => {
    const place = css.places[n];
    if (place) style[place] = `${reached}px`;
    if (n === 0) reached += gutters.start;
    reached += all.find((column) => column.id === id)?.getSize() ?? 0;
  });
  const sum = all.reduce((px, column) => px + column.getSize(), gutters.start + gutters.end);
  style['--all-columns'] = `${sum}px`;
  return {
    order,
    className: [css.pinned, ...css.start.slice(0, order.length)].join(' '),
    style: style as CSSProperties,
  };
}
