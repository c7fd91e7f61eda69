import type { CartTotals, DeliveryOption } from '@portal/domain/cart';
import type { ReactNode } from 'react';
import type { Check } from '../check-panel/order-check.ts';
import type { FormatOptions } from '../internal/format-options.ts';

export interface TotalsProps {
  readonly totals: CartTotals;
  readonly promo_code: string;
  readonly format: FormatOptions;
  /** kg at which this freight ends, or null where it has no end. */
  readonly freightLimitKg: number | null;
}

export interface DeliveryFact {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
  readonly action?: { readonly id: string; readonly label: string };
}

export interface DeliveryProps {
  readonly warehouseName: string;
  readonly options: readonly DeliveryOption[];
  /** Code of the chosen option, empty for none. */
  readonly chosen: string;
  readonly facts: readonly DeliveryFact[];
  readonly format: FormatOptions;
  readonly lockedReason: string | null;
  readonly onChoose: (code: string) => void;
  readonly onFact: (id: string) => void;
}

export interface ChecksProps {
  readonly checks: readonly Check[];
  /** The first or the second remedy of a check. */
  readonly onRemedy: (check_id: string, remedy: number) => void;
  /** Opens the check of the whole order; without it there is no way to it. */
  readonly onAll?: (() => void) | undefined;
}

/** Where an order stands between open and gone. */
export type ConfirmStage =
  | {
      readonly stage: 'open';
      /** CART-07: the server's own answer and reason. */
      readonly confirm_allowed: boolean;
      readonly confirm_short_reason: string;
      /** Words beneath a blocked button and the way to the first cause; null where the reason has no place. */
      readonly goTo: { readonly label: string } | null;
      readonly busy: boolean;
      /** Seconds in which a confirmation can be taken back (CART-19). */
      readonly graceSeconds: number;
    }
  | {
      readonly stage: 'confirmed';
      readonly confirmed: string;
      readonly auto_submit: string | null;
      readonly busy: boolean;
    }
  | { readonly stage: 'submitted'; readonly submitted: string }
  | { readonly stage: 'cancelled'; readonly cancelled: string };

export interface ConfirmProps {
  readonly state: ConfirmStage;
  /** Milliseconds since 1970, asked once a second while a countdown shows. */
  readonly now?: () => number;
  readonly onConfirm: () => void;
  readonly onUnconfirm: () => void;
  readonly onSubmitNow: () => void;
  /** CART-19: stops the countdown, or with false starts it again; without it there is no way to. */
  readonly onHold?: (hold: boolean) => void;
  readonly onGoTo: () => void;
}

export interface OrderSideProps {
  /** `Totals` of the order: an element, for it follows every digit and the rest of the side does not. */
  readonly totals: ReactNode;
  readonly delivery: DeliveryProps;
  /** What else the order is reckoned by, once it has come. */
  readonly terms?: ReactNode;
  /** Null where nothing can be answered any more: of an order that is confirmed, submitted or cancelled. */
  readonly checks: ChecksProps | null;
  readonly confirm: ConfirmProps;
  /** In the place of checks and Confirm, where there is nothing to confirm: of a quote. */
  readonly instead?: ReactNode;
}
