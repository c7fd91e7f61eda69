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

/** Stands around the cells of each row and renders them. */
export interface RowProviderProps<Row> {
  readonly row: Row;
  readonly open: boolean;
  /** The row is a card of the small view. */
  readonly small: boolean;
  /** Renders the cells and the note. */
  readonly children: () => ReactNode;
}

export interface TableHandle {
  /** Scrolls to a row and puts focus into one of its cells; false where there is no such row. */
  focusRow(id: string, column?: string): boolean;
  /** Scrolls a row and its panel into view without moving focus. Does nothing if the row does not exist. */
  revealRow(id: string): void;
}

export interface TableProps<Row extends RowData> {
  readonly label: string;
  /** Id of the grid. */
  readonly id?: string;
  /**
   * TanStack Table's column definitions, made with `tableColumnHelper`. Keep their identity while they are the same. `cell` is a plain
   * function that returns the content of the cell; what needs hooks is a component in that content.
   */
  readonly columns: TableColumns<Row>;
  /** The rows in order. Keep the identity while nothing changes. */
  readonly data: readonly Row[];
  /** The id of a row. Keep its identity. */
  readonly getRowId: (row: Row) => string;
  /** Name of a row, used for its checkbox and in place of a row that fails to render. */
  readonly rowName: (row: Row) => string;
  /**
   * Stands around the cells of each row and renders them. A row that subscribes to its own data does so here: then a change of one row
   * renders that row only. What components in its cells share, it gives them by context.
   */
  readonly RowProvider?: ComponentType<RowProviderProps<Row>>;
  /** What a row has to say beneath its line, or nothing; rendered inside its provider. It brings its own `gridcell`. Keep its identity. */
  readonly note?: (row: Row) => ReactNode;
  /** Height of a row's note in px; 0 for none. Read again when `subscribeNotes` calls back. */
  readonly noteHeight?: (id: string) => number;
  /** Subscribes to notes appearing or disappearing. Returns an unsubscribe function. */
  readonly subscribeNotes?: (listener: () => void) => () => void;
  /** Height of a row in px, without its rule. */
  readonly rowHeight: number;
  /** Height of the head in px. */
  readonly headHeight: number;
  /**
   * Shows rows as cards in a narrow table: `grid-template-columns` and `-areas` of a card, and its height in px until it is measured.
   * With `fitsColumns` also in a wider one that has no room for the columns which always show; `below` sets another width than 760 px.
   * Without `card` rows are always lines.
   */
  readonly card?: {
    readonly columns: string;
    readonly areas: string;
    readonly height: (id: string) => number;
    readonly fitsColumns?: boolean;
    readonly below?: number;
  };
  /** The id of the row whose panel shows. */
  readonly openRow?: string | null;
  /** Content of the panel below the open row. */
  readonly panel?: (id: string) => ReactNode;
  /** Px by column that the user chose. */
  readonly columnSizing?: ColumnSizingState;
  /** False by column that the user hid. */
  readonly columnVisibility?: ColumnVisibilityState;
  /** Order of columns; those not named keep their place after it. */
  readonly columnOrder?: string[];
  /** Columns that stay visible while the others scroll horizontally. With pinned columns none is hidden automatically. */
  readonly columnPinning?: ColumnPinningState;
  /** Current sorting, shown in the head. The caller sorts `data`. */
  readonly sorting?: SortingState;
  /** The selected rows; with it the table has a column of checkboxes. */
  readonly rowSelection?: RowSelectionState;
  /** `self`: scrolls inside its container. `page`: scrolls with the page. */
  readonly scroll?: 'self' | 'page';
  /** Space left and right of a line, in px together. */
  readonly gutter?: number;
  /** Stays at the foot, within the columns of the table. */
  readonly footer?: ReactNode;
  /** Shown instead of rows when `data` is empty. */
  readonly empty?: ReactNode;
  /** Searchable text of a row for the table's Ctrl+F. Without it the browser's find opens. */
  readonly rowText?: (id: string) => string;
  /** Scrolls to a row and focuses it. */
  readonly ref?: Ref<TableHandle>;
  /** The widths in px after one was changed by pointer or key. */
  readonly onColumnSizingChange?: (sizing: ColumnSizingState) => void;
  /** The sorting that the user asked for. */
  readonly onSortingChange?: (sorting: SortingState) => void;
  /** The selection that the user made. */
  readonly onRowSelectionChange?: (selection: RowSelectionState) => void;
  /** Enter or a press on a cell without a control: the two may mean different things. */
  readonly onOpen?: (id: string, by: 'key' | 'press') => void;
  /** A key on a row: by itself while nothing is being typed, with Alt at any time. Return true when it was used. */
  readonly onRowKey?: (id: string, key: string) => boolean;
  /** Down or Enter past the last row. */
  readonly onPastEnd?: () => void;
  /** Called when a row fails to render. That row shows an error; the others are unaffected. */
  readonly onRowError?: (id: string, error: unknown) => void;
}

/** Below this width of the table itself, in px, rows become cards. */
export const smallBelow = 760;
