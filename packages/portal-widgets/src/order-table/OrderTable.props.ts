import type { SpacingName } from '@portal/design-system';
import type { Ulid } from '@portal/domain/cart';
import type { ReactNode, Ref } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import type { LineSource, RemedyId } from './line-view.ts';

/** Widths in px by column, and what the user hid. Kept by whoever owns the table, so that it survives a reload. */
export interface ColumnChoice {
  readonly widths: Readonly<Record<string, number>>;
  readonly hidden: readonly string[];
}

/** `typing`: one more character; `done`: Enter, an arrow or leaving the cell. Rounding belongs to `done`. */
export type QuantityPhase = 'typing' | 'done';

/** What others may ask of a shown table. */
export interface OrderTableHandle {
  /** Scrolls to the line and puts focus on its quantity. */
  focusLine(line_id: Ulid): void;
  /** Scrolls to the line and its note; the focus stays where it is. */
  revealLine(line_id: Ulid): void;
}

export interface OrderTableProps {
  readonly source: LineSource;
  /** Name of the tab's warehouse, for the head of the stock column (LINE-15). */
  readonly warehouseName: string;
  readonly spacing: SpacingName;
  readonly format: FormatOptions;
  readonly showIcons: boolean;
  /** LINE-14: stepper on every line, not only on the current and the open one. */
  readonly showMinusQuantity: boolean;
  /** Less and more come with focus where they do not stand at every quantity; not where the width switches them off. */
  readonly stepsOnFocus?: boolean;
  /** LINE-12: rows of 40 px. */
  readonly powerUser?: boolean;
  /** CART-08: why nothing may be changed, in words; null while it may. */
  readonly lockedReason: string | null;
  readonly openLine: Ulid | null;
  readonly columns?: ColumnChoice;
  /** `self`: the table scrolls in its own box; `page`: it lies in the scrolling page. */
  readonly scroll?: 'self' | 'page';
  /** What stands beneath an open line. */
  readonly panel?: (line_id: Ulid) => ReactNode;
  /** The entry line: it shares the columns of the table. */
  readonly entry?: ReactNode;
  /** Shown where the first line would be while there is none. */
  readonly empty?: ReactNode;
  readonly ref?: Ref<OrderTableHandle>;
  readonly onQuantity: (line_id: Ulid, text: string, phase: QuantityPhase) => void;
  /** One increment more or less (LINE-14). */
  readonly onStep: (line_id: Ulid, direction: 1 | -1) => void;
  readonly onRemedy: (line_id: Ulid, remedy: RemedyId) => void;
  /** LINE-04 */
  readonly onRemove: (line_id: Ulid) => void;
  /** LINE-04: force-delete of a removed line. */
  readonly onDelete: (line_id: Ulid) => void;
  /** By a key or by a press, for which LINE-10 has a preference. */
  readonly onOpen: (line_id: Ulid | null, by?: 'key' | 'press') => void;
  readonly onColumns?: (choice: ColumnChoice) => void;
  /** Enter past the last line, for the entry line to take focus. */
  readonly onPastEnd?: () => void;
  /** A line could not be rendered; its row says so, and the others go on. */
  readonly onRowError?: (line_id: Ulid, error: unknown) => void;
  /** A line was rendered: for measuring. */
  readonly onRowRender?: (line_id: Ulid) => void;
}
