import {
  type ColumnHelper,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  type ReactTable,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table';

/** Column settings in addition to TanStack Table's. */
export interface TableColumnMeta {
  /** The header's text is for assistive technology only. */
  readonly headerHidden?: boolean;
  readonly align?: 'start' | 'end';
  /** Takes the remaining width; `size` is its minimum in px. */
  readonly grows?: boolean;
  /** Order in which columns are hidden in a narrow table: 1 first; equal ranks together. Without it the column is never hidden. */
  readonly hideRank?: number;
  /** Class of its header, for one that holds a control. */
  readonly headerClassName?: string;
  /** Class of its cells in a line of the table. */
  readonly className?: string;
  /** Class of its cells in a card of the small view. A column without one is left out of cards. */
  readonly cardClassName?: string;
}

/** The features of TanStack Table that every table has. The caller sorts the rows. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: {} as TableColumnMeta,
});
export type Features = typeof features;

/** Column definitions. Pass the same array until they change. */
export type TableColumns<Row extends RowData> = TableOptions<Features, Row>['columns'];
export type TableModel<Row extends RowData> = ReactTable<Features, Row>;

/** TanStack Table's column helper with the features of our tables. Each column needs an `id`. */
export const tableColumnHelper = <Row extends RowData>(): ColumnHelper<Features, Row> =>
  createColumnHelper<Features, Row>();

/** Settings of a column that the user can neither resize nor hide. */
export const fixedColumn = (px: number) =>
  ({ size: px, minSize: px, maxSize: px, enableResizing: false, enableHiding: false }) as const;
