import type { Ulid } from '@portal/domain/cart';
import type { DealSummary, MinimumOrder, PromoResult } from '@portal/domain/price';
import type { ValidationModel } from '@portal/domain/validation';
import type { FormatOptions } from '../internal/format-options.ts';

/** A line that a discount applies to: its number, and its id to go to it. */
export interface TouchedLine {
  readonly line_id: Ulid;
  readonly number: number;
}

/** One row of the discounts report (CART-15). Amounts in AUD ex GST. */
export interface DiscountRow {
  readonly name: string;
  readonly amount: string;
  readonly lines: readonly TouchedLine[];
}

/** CART-17: the day an order is sent, YYYY-MM-DD, and the first and last possible day. */
export interface ForwardDate {
  readonly value: string | null;
  readonly first: string;
  readonly last: string;
  readonly today: string;
}

export type DealsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'data'; readonly deals: readonly DealSummary[] };

/** Terms that affect an order's total or date, apart from its lines (CART-15 to CART-17). */
export interface OrderTermsProps {
  readonly format: FormatOptions;
  /** Null when there is no minimum, as for a quote. */
  readonly minimum: MinimumOrder | null;
  /** As entered; empty for none. */
  readonly promo_code: string;
  /** Result of the code; null until the server has responded for this code. */
  readonly promo: PromoResult | null;
  readonly promoLines: readonly TouchedLine[];
  /** The rules of a cart's fields (VAL-01). */
  readonly rules: ValidationModel;
  readonly discounts: readonly DiscountRow[];
  /** Null until they are requested. */
  readonly deals: DealsState | null;
  /** Null when nothing is sent, as for a quote. */
  readonly forward: ForwardDate | null;
  readonly lockedReason: string | null;
  /** An empty text removes the code. */
  readonly onPromo: (code: string) => void;
  readonly onForward: (day: string | null) => void;
  /** The list of deals was opened, or Try again was pressed after a failure: fetch them. */
  readonly onDeals: () => void;
  readonly onLine: (line_id: Ulid) => void;
}
