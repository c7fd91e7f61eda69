import type { CartTotals, DeliveryOption } from '@portal/domain/cart';
import type { ReactNode } from 'react';
import type { Check } from '../check-panel/order-check.ts';
import type { FormatOptions } from '../internal/format-options.ts';

export interface TotalsProps {
  readonly totals: CartTotals;
  /** The total at the last save, if prices have changed it since. */
  readonly savedTotal?: string | null;
  readonly promo_code: string;
  /** No delivery option is chosen, so the charge of 0.00 says nothing. */
  readonly isFreightOpen?: boolean;
  /** The freight of the first lines is not calculated yet. */
  readonly isFreightAwaited?: boolean;
  readonly format: FormatOptions;
  /** Weight in kg above which this freight no longer applies; null for no limit. */
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
  /** The charges are not calculated yet, and not shown. */
  readonly isAwaited?: boolean;
  readonly facts: readonly DeliveryFact[];
  readonly format: FormatOptions;
  readonly lockedReason: string | null;
  readonly onChoose: (code: string) => void;
  readonly onFact: (id: string) => void;
}

export interface ChecksProps {
  readonly checks: readonly Check[];
  /** `remedy` is 0 or 1: the check's first or second remedy. */
  readonly onRemedy: (check_id: string, remedy: number) => void;
  /** Opens the check of the whole order; omitted, there is no link to it. */
  readonly onAll?: (() => void) | undefined;
}

/** Stages of an order from open to submitted. */
export type ConfirmStage =
  | {
      readonly stage: 'open';
      /** CART-07: as decided by the server, with its reason. */
      readonly confirm_allowed: boolean;
      readonly confirm_short_reason: string;
      /** Label of the link below a blocked button to the first cause; null when there is nowhere to go. */
      readonly goTo: { readonly label: string } | null;
      readonly busy: boolean;
      /** Seconds in which a confirmation can be undone (CART-19). */
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
  /** Clock in milliseconds since the epoch, read once a second while a countdown shows. */
  readonly now?: () => number;
  readonly onConfirm: () => void;
  readonly onUnconfirm: () => void;
  readonly onSubmitNow: () => void;
  /** CART-19: pauses the countdown, or resumes it with false; omitted, it cannot be paused. */
  readonly onHold?: (hold: boolean) => void;
  readonly onGoTo: () => void;
}

export interface OrderSideProps {
  /** The order's `Totals` as an element: it renders on every keystroke, the rest of the panel does not. */
  readonly totals: ReactNode;
  readonly delivery: DeliveryProps;
  /** The order's terms, once loaded. */
  readonly terms?: ReactNode;
  /** `OrderDocuments` of a submitted order. */
  readonly documents?: ReactNode;
  /** Null for an order that is confirmed, submitted or cancelled. */
  readonly checks: ChecksProps | null;
  readonly confirm: ConfirmProps;
  /** Shown in place of checks and Confirm, for a quote. */
  readonly instead?: ReactNode;
}
