import type { ComponentType, CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react';
import type { RowPainter } from './painted-body.ts';

/** One column, as data. Widths are px; the one that `grows` takes what is left, `width` being its least. */
export interface TableColumn {
  readonly id: string;
  /** Its name: in the head, in the menu of columns, for assistive technology. */
  readonly name: string;
  /** The name is there for assistive technology only. */
  readonly nameHidden?: boolean;
  readonly width: number;
  readonly grows?: boolean;
  readonly align?: 'start' | 'end';
  /** Neither resized nor hidden by the user. */
  readonly fixed?: boolean;
  /** Leaves when the width falls: 1 first, then 2 …, those of one rank together; without it the column always stays. */
  readonly leaves?: number;
  readonly sortable?: boolean;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * What a row component is given. It answers its cells: one `role="gridcell"` a visible column, in order, each with at most one control;
 * more may follow them. There is no element around them but the table's. It must be memoised, and get its data by `id` itself, so that a change of one row
 * renders that row only.
 */
export interface TableRowProps {
  readonly id: string;
  readonly index: number;
  /** Ids of the visible columns. */
  readonly columns: readonly string[];
  readonly open: boolean;
  /** The card arrangement of the small view. */
  readonly small: boolean;
}

export interface TableHandle {
  /** Scrolls to a row and puts focus into one of its cells; false where there is no such row. */
  focusRow(id: string, column?: string): boolean;
}

/** Rows that can be selected: made by `useRowSelection`. For rows that are components. */
export interface TableSelection {
  readonly column: TableColumn;
  readonly selected: ReadonlySet<string>;
  readonly head: ReactNode;
  readonly cell: (id: string) => ReactNode;
  /** True when the key was used. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Columns that stay in sight while the others scroll sideways: made by `usePinnedColumns`. */
export interface TablePinning {
  readonly order: readonly string[];
  readonly className: string;
  readonly style: CSSProperties;
}

export interface TableProps {
  readonly label: string;
  /** Every column in its first order, with its width and when it leaves. */
  readonly columns: readonly TableColumn[];
  /** The rows in order, by their ids. Keep the identity while nothing changes. */
  readonly rowIds: readonly string[];
  /** How a row is shown: by a component, or, where there are many and they have to be fast, by a painter. One of the two. */
  readonly Row?: ComponentType<TableRowProps>;
  /** Draws rows without a component, for tables of thousands. */
  readonly painter?: RowPainter;
  /** Height of a row in px, without its rule. */
  readonly rowHeight: number;
  /** Height of the head in px. */
  readonly headHeight: number;
  /** Height of a row in px in the small view, for the width of the table. Without it rows stay one line. */
  readonly smallHeight?: (id: string, width: number) => number;
  /** `grid-template-columns` and `-areas` of a card of the small view. */
  readonly card?: { readonly columns: string; readonly areas: string };
  /** What a row needs beneath its line, in px. Asked again when `watchExtra` calls. */
  readonly extraHeight?: (id: string) => number;
  /** Calls back whenever what rows need beneath their lines has changed; answers how to stop. */
  readonly watchExtra?: (listener: () => void) => () => void;
  /** The id of the row whose panel shows. */
  readonly openRow?: string | null;
  /** What stands beneath the open row. */
  readonly panel?: (id: string) => ReactNode;
  /** Px by column that the user chose, and what the user hid. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Columns that the user hid. */
  readonly hidden?: readonly string[];
  /** Columns without a place in the cards of the small view. */
  readonly absentInSmall?: ReadonlySet<string>;
  /** Order of columns; those not named keep their place after it. */
  readonly order?: readonly string[];
  /** The column it is sorted by; the rows come sorted. */
  readonly sort?: TableSort | null;
  /** A column of boxes to select rows with: see `useRowSelection`. */
  readonly selection?: TableSelection;
  /** Columns kept in sight while the others scroll: see `usePinnedColumns`. */
  readonly pinning?: TablePinning;
  /** `self`: scrolls in its own box, at most as high as there is room. `page`: lies in the scrolling page. */
  readonly scroll?: 'self' | 'page';
  /** Space left and right of a line, in px together. */
  readonly gutter?: number;
  /** Stays at the foot, within the columns of the table. */
  readonly footer?: ReactNode;
  /** Stands where the first row would be while there is none. */
  readonly empty?: ReactNode;
  /** The text of a row that Ctrl+F looks through; without it Ctrl+F is the browser's. */
  readonly rowText?: (id: string) => string;
  /** Scrolls to a row and focuses it. */
  readonly ref?: Ref<TableHandle>;
  /** Told the widths in px when one was changed by pointer or key. */
  readonly onWidths?: (widths: Readonly<Record<string, number>>) => void;
  /** Told the column that was asked for, and the direction. */
  readonly onSort?: (sort: TableSort) => void;
  /** Enter or a click on a cell without a control. */
  readonly onOpen?: (id: string) => void;
  /** A key on a row while nothing is being typed. Answer true when it was used. */
  readonly onRowKey?: (id: string, key: string) => boolean;
  /** Down or Enter past the last row. */
  readonly onPastEnd?: () => void;
}

/** Below this width of the table itself, in px, rows become cards. */
export const smallBelow = 760;
