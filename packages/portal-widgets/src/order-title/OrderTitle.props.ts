import type { ValidationModel } from '@portal/domain/validation';
import type { ReactNode, Ref } from 'react';

export interface ColumnOption {
  readonly id: string;
  readonly label: string;
  readonly shown: boolean;
}

export interface MoreAction {
  readonly id: string;
  readonly label: string;
  readonly tone?: 'critical';
  /** State of a toggle item. */
  readonly checked?: boolean;
  /** Why the item is disabled; it then still shows. */
  readonly disabledReason?: string;
}

/** Actions started from elsewhere, such as by a command. */
export interface TitleHandle {
  /** Does nothing on a locked order. */
  rename(): void;
  /** Focuses the heading, so that assistive technology announces the order. */
  focus(): void;
}

/** The title bar of an order: name, facts, undo and redo, import, columns and the menu. */
export interface OrderTitleProps {
  readonly ref?: Ref<TitleHandle>;
  /** CART-02: the customer reference, else the last part of the id. */
  readonly prettyName: string;
  readonly customer_reference: string;
  readonly orderNum: string;
  readonly warehouseName: string;
  /** Person who works on it, or null. */
  readonly person: string | null;
  /** `Revision 31, saved 9:41 am` */
  readonly saved: string;
  readonly lockedReason: string | null;
  /** CART-21: the step that Undo reverts, as text (`quantity of line 4`), or null when there is none. */
  readonly undo: string | null;
  readonly redo: string | null;
  readonly columns: readonly ColumnOption[];
  readonly more: readonly MoreAction[];
  readonly extra?: ReactNode;
  /** VAL-01: the rules of a cart's fields; omitted until loaded. */
  readonly rules?: ValidationModel;
  /** Renaming is about to start: load the rules. */
  readonly onRenameStart?: () => void;
  readonly onRename: (customer_reference: string) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Opens the product selector; omitted, there is no button. */
  readonly onFind?: () => void;
  readonly onImport: () => void;
  readonly onColumn: (id: string, shown: boolean) => void;
  readonly onMore: (id: string) => void;
}
