import type {
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
  RowData,
  RowSelectionState,
  SortingState,
} from '@tanstack/react-table';
import type { ComponentType, ReactNode, Ref } from 'react';
import type { TableColumns } from './table-features.ts';

/** Props of the component that wraps the cells of each row. */
export interface RowProviderProps<Row> {
  readonly row: Row;
  readonly open: boolean;
  /** True if the row is rendered as a card. */
  readonly small: boolean;
  /** Renders the cells and the note. */
  readonly children: () => ReactNode;
}

export interface TableHandle {
  /** Scrolls to a row and focuses one of its cells. Returns false if the row does not exist. */
  focusRow(id: string, column?: string): boolean;
  /** Scrolls a row and its panel into view without moving focus. Does nothing if the row does not exist. */
  revealRow(id: string): void;
}

export interface TableProps<Row extends RowData> {
  readonly label: string;
  /** Id of the grid. */
  readonly id?: string;
  /**
   * TanStack Table's column definitions, made with `tableColumnHelper`. Pass the same array until they change. `cell` is a plain function
   * that returns the content of the cell; content that needs hooks must be a separate component.
   */
  readonly columns: TableColumns<Row>;
  /** The rows in display order. Pass the same array until a row changes. */
  readonly data: readonly Row[];
  /** Returns the id of a row. Pass the same function on every render. */
  readonly getRowId: (row: Row) => string;
  /** Name of a row, used for its checkbox and in place of a row that fails to render. */
  readonly rowName: (row: Row) => string;
  /**
   * Wraps the cells of each row and renders them with `children`. Subscribe to a row's own data here, so that a change of one row renders
   * only that row. It can pass shared values to its cells by context.
   */
  readonly RowProvider?: ComponentType<RowProviderProps<Row>>;
  /** Returns the note below a row, with its own `gridcell`, or null. Rendered inside `RowProvider`. Pass the same function on every render. */
  readonly note?: (row: Row) => ReactNode;
  /** Height of a row's note in px; 0 for none. Read again when `subscribeNotes` calls back. */
  readonly noteHeight?: (id: string) => number;
  /** Subscribes to notes appearing or disappearing. Returns an unsubscribe function. */
  readonly subscribeNotes?: (listener: () => void) => () => void;
  /** Height of a row in px, without the rule below it. */
  readonly rowHeight: number;
  /** Height of the head in px. */
  readonly headHeight: number;
  /**
   * Shows rows as cards in a table narrower than `below` px (760 by default): `grid-template-columns` and `grid-template-areas` of a card,
   * and its estimated height in px until it is measured. With `fitsColumns` also in a wider table that cannot fit the columns which are
   * never hidden. Without `card` rows are always lines.
   */
  readonly card?: {
    readonly columns: string;
    readonly areas: string;
    readonly height: (id: string) => number;
    readonly fitsColumns?: boolean;
    readonly below?: number;
  };
  /** The id of the row whose panel is open. */
  readonly openRow?: string | null;
  /** Content of the panel below the open row. */
  readonly panel?: (id: string) => ReactNode;
  /** Widths in px that the user chose, by column id. */
  readonly columnSizing?: ColumnSizingState;
  /** Visibility by column id: false for columns that the user hid. */
  readonly columnVisibility?: ColumnVisibilityState;
  /** Column ids in display order. Columns that are not listed follow in their original order. */
  readonly columnOrder?: string[];
  /** Columns that stay visible while the others scroll horizontally. With pinned columns none is hidden automatically. */
  readonly columnPinning?: ColumnPinningState;
  /** Current sorting, shown in the head. The caller sorts `data`. */
  readonly sorting?: SortingState;
  /** The selected rows; with it the table has a column of checkboxes. */
  readonly rowSelection?: RowSelectionState;
  /** `self`: scrolls inside its container. `page`: scrolls with the page. */
  readonly scroll?: 'self' | 'page';
  /** Total space left and right of a row, in px. */
  readonly gutter?: number;
  /** Footer row, laid out in the columns of the table and always visible. */
  readonly footer?: ReactNode;
  /** Shown instead of rows when `data` is empty. */
  readonly empty?: ReactNode;
  /** Searchable text of a row for the table's Ctrl+F. Without it the browser's find opens. */
  readonly rowText?: (id: string) => string;
  /** Scrolls to a row and focuses it. */
  readonly ref?: Ref<TableHandle>;
  /** Called with all widths in px after the user changed one by pointer or key. */
  readonly onColumnSizingChange?: (sizing: ColumnSizingState) => void;
  /** Called with the sorting that the user requested. */
  readonly onSortingChange?: (sorting: SortingState) => void;
  /** Called with the new selection. */
  readonly onRowSelectionChange?: (selection: RowSelectionState) => void;
  /** Called on Enter, or on a click of a cell without a control; `by` tells them apart. */
  readonly onOpen?: (id: string, by: 'key' | 'press') => void;
  /** A key pressed on a row: alone while nothing is being typed, with Alt at any time. Return true if it was handled. */
  readonly onRowKey?: (id: string, key: string) => boolean;
  /** Called on Arrow Down or Enter in the last row. */
  readonly onPastEnd?: () => void;
  /** Called when a row fails to render. That row shows an error; the others are unaffected. */
  readonly onRowError?: (id: string, error: unknown) => void;
}

/** Rows become cards in a table narrower than this, in px. */
export const smallBelow = 760;
