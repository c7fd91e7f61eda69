import type { SpacingName } from '@portal/design-system';
import type { Ulid } from '@portal/domain/cart';
import type { ReactNode, Ref } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import type { LineSource, RemedyId } from './line-view.ts';

/** Column widths in px, and the columns the user hid. Saved by the owner of the table, so that they survive a reload. */
export interface ColumnChoice {
  readonly widths: Readonly<Record<string, number>>;
  readonly hidden: readonly string[];
}

/** `typing`: while editing; `done`: Enter, an arrow key or leaving the cell, and with no text on Escape. Rounding happens on `done`. */
export type QuantityPhase = 'typing' | 'done';

/** Imperative handle of a mounted table. */
export interface OrderTableHandle {
  /** Scrolls to the line and focuses its quantity. */
  focusLine(line_id: Ulid): void;
  /** Scrolls to the line and its note without moving the focus. */
  revealLine(line_id: Ulid): void;
}

export interface OrderTableProps {
  readonly source: LineSource;
  /** Name of the tab's warehouse, for the head of the stock column (LINE-15). */
  readonly warehouseName: string;
  readonly spacing: SpacingName;
  readonly format: FormatOptions;
  readonly showIcons: boolean;
  /** LINE-14: shows the stepper on every line, not only on the current and the open one. */
  readonly showMinusQuantity: boolean;
  /** Shows the stepper on focus where it is not always shown; false where the width leaves no room. */
  readonly stepsOnFocus?: boolean;
  /** LINE-12: rows of 40 px. */
  readonly powerUser?: boolean;
  /** CART-08: why the order is read-only, as text; null while it can be edited. */
  readonly lockedReason: string | null;
  readonly openLine: Ulid | null;
  readonly columns?: ColumnChoice;
  /** `self`: the table scrolls in its own box; `page`: it scrolls with the page. */
  readonly scroll?: 'self' | 'page';
  /** Content below an open line. */
  readonly panel?: (line_id: Ulid) => ReactNode;
  /** The entry line, which shares the table's columns. */
  readonly entry?: ReactNode;
  /** Shown while there are no lines. */
  readonly empty?: ReactNode;
  readonly ref?: Ref<OrderTableHandle>;
  readonly onQuantity: (line_id: Ulid, text: string, phase: QuantityPhase) => void;
  /** Adds or subtracts one increment (LINE-14). */
  readonly onStep: (line_id: Ulid, direction: 1 | -1) => void;
  readonly onRemedy: (line_id: Ulid, remedy: RemedyId) => void;
  /** LINE-04 */
  readonly onRemove: (line_id: Ulid) => void;
  /** LINE-04: deletes a removed line for good. */
  readonly onDelete: (line_id: Ulid) => void;
  /** `by` says whether a key or a press opened it; LINE-10 has a preference for the latter. */
  readonly onOpen: (line_id: Ulid | null, by?: 'key' | 'press') => void;
  readonly onColumns?: (choice: ColumnChoice) => void;
  /** Enter on the last line: moves the focus to the entry line. */
  readonly onPastEnd?: () => void;
  /** A line failed to render; its row shows an error and the others continue. */
  readonly onRowError?: (line_id: Ulid, error: unknown) => void;
}
