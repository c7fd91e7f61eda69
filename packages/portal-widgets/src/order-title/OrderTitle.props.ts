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
  /** On or off; the menu says which. */
  readonly checked?: boolean;
  /** Why it cannot be done now; it is then shown and not offered. */
  readonly disabledReason?: string;
}

/** What can be begun from elsewhere, such as by a command. */
export interface TitleHandle {
  /** Does nothing on an order that is locked. */
  rename(): void;
  /** Puts the focus on the heading, so that assistive technology announces the order. */
  focus(): void;
}

/** The title bar of an order: name, facts, undo and redo, import, columns, the rest. */
export interface OrderTitleProps {
  readonly ref?: Ref<TitleHandle>;
  /** CART-02: the customer reference, else the last part of the id. */
  readonly prettyName: string;
  readonly customer_reference: string;
  readonly orderNum: string;
  readonly warehouseName: string;
  /** Who works on it, or null. */
  readonly person: string | null;
  /** `Revision 31, saved 9:41 am` */
  readonly saved: string;
  readonly lockedReason: string | null;
  /** CART-21: words for the step that Undo takes back (`quantity of line 4`), or null when there is none. */
  readonly undo: string | null;
  readonly redo: string | null;
  readonly columns: readonly ColumnOption[];
  readonly more: readonly MoreAction[];
  readonly extra?: ReactNode;
  /** VAL-01: the rules of a cart's fields, once they are known. */
  readonly rules?: ValidationModel;
  /** Somebody is about to rename it: the moment to fetch its rules. */
  readonly onRenameStart?: () => void;
  readonly onRename: (customer_reference: string) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Opens the product selector; without it there is no button. */
  readonly onFind?: () => void;
  readonly onImport: () => void;
  readonly onColumn: (id: string, shown: boolean) => void;
  readonly onMore: (id: string) => void;
}
