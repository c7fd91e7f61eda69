import type { Column, RowData } from '@tanstack/react-table';
import type { CSSProperties } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Table.css.ts';
import type { Features, TableModel } from './table-features.ts';

/** The gutter of a row on each side, in px. */
const gutters = { start: 6, end: 10 } as const;
const property = (id: string) => `--start-${id}`;

/** Positions of pinned columns and widths of all, as custom properties of the table, so that resizing a column renders no row. */
export function pinnedLayout<Row extends RowData>(table: TableModel<Row>): CSSProperties | undefined {
  const pinned = table.getStartLeafColumns();
  if (pinned.length === 0) return undefined;
  const starts = pinned.map((column, n) => [
    property(column.id),
    `${column.getStart('start') + (n === 0 ? 0 : gutters.start)}px`,
  ]);
  return Object.fromEntries([
    ...starts,
    ['--all-columns', `${table.getTotalSize() + gutters.start + gutters.end}px`],
  ]) as CSSProperties;
}

/** Class and position of a pinned column's cells; undefined for other columns. The first one also covers the gutter. */
export function pinnedCell<Row extends RowData>(column: Column<Features, Row>, index: number) {
  if (!column.getIsPinned()) return undefined;
  return {
    className: cx(css.pinnedCell, index === 0 && css.pinnedFirst),
    style: { insetInlineStart: `var(${property(column.id)})` },
  };
}
