import type { RowData } from '@tanstack/react-table';
import type { TableColumnMeta, TableColumns } from './table-features.ts';

type Sizing = Readonly<Record<string, number>>;

/** The properties of a column that its layout depends on. */
export interface ColumnLayout {
  readonly id: string;
  readonly size: number;
  /** Minimum width in px, for widths chosen by the user and for the growing column. */
  readonly minSize?: number | undefined;
  readonly meta?: TableColumnMeta | undefined;
}

/** The limits of a width that the user may choose, in px. */
export const columnWidths = { least: 40, most: 640, default: 120 } as const;

export function columnLayouts<Row extends RowData>(columns: TableColumns<Row>): readonly ColumnLayout[] {
  return columns.map(({ id = '', size = columnWidths.default, minSize, meta }) => ({ id, size, minSize, meta }));
}

/** Ids of the columns to hide so that the others fit into `width` px: lowest `hideRank` first, columns of equal rank together. */
export function columnsTooMany(
  columns: readonly ColumnLayout[],
  sizing: Sizing,
  hidden: readonly string[],
  width: number,
): readonly string[] {
  const shown = columns.filter(({ id }) => !hidden.includes(id));
  const widthOf = ({ id, size, minSize = 0, meta }: ColumnLayout) =>
    meta?.grows ? size : Math.max(minSize, sizing[id] ?? size);
  let needed = shown.reduce((sum, column) => sum + widthOf(column), 0);
  const gone: string[] = [];
  const ranks = [...new Set(shown.flatMap(({ meta }) => meta?.hideRank ?? []))].sort((a, b) => a - b);
  for (const rank of ranks) {
    if (needed <= width) break;
    for (const column of shown) {
      if (column.meta?.hideRank !== rank) continue;
      needed -= widthOf(column);
      gone.push(column.id);
    }
  }
  return gone;
}

/** Minimum width in px of the columns that are never hidden. */
export function leastWidth(columns: readonly ColumnLayout[]): number {
  return columns
    .filter(({ meta }) => meta?.hideRank === undefined)
    .reduce((sum, { size, minSize, meta }) => sum + (meta?.grows ? (minSize ?? size) : size), 0);
}

/** `grid-template-columns` of head, rows and foot: px, and one column that takes the rest. Each begins at a line named `c-<id>`. */
export function columnTemplate(columns: readonly ColumnLayout[]): string {
  return columns
    .map(
      ({ id, size, minSize, meta }) => `[c-${id}] ${meta?.grows ? `minmax(${minSize ?? size}px, 1fr)` : `${size}px`}`,
    )
    .join(' ');
}

export function limitWidth(px: number): number {
  return Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, px)));
}
