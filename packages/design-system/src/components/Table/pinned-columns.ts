import type { Column, RowData } from '@tanstack/react-table';
import type { CSSProperties } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Table.css.ts';
import type { Features, TableModel } from './table-features.ts';

/** The gutter of a row on each side, in px. */
const gutters = { start: 6, end: 10 } as const;
const property = (id: string) => `--start-${id}`;

/** Where pinned columns stick and how wide all columns are, as properties of the table: rows render nothing while one is resized. */
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

/** The class and the place of a cell of a pinned column; undefined for any other. The first one covers the gutter too. */
export function pinnedCell<Row extends RowData>(column: Column<Features, Row>, index: number) {
  if (!column.getIsPinned()) return undefined;
  return {
    className: cx(css.pinnedCell, index === 0 && css.pinnedFirst),
    style: { insetInlineStart: `var(${property(column.id)})` },
  };
}
