import type { Ulid } from '@portal/domain/cart';
import type { DealSummary, MinimumOrder, PromoResult } from '@portal/domain/price';
import type { FormatOptions } from '../internal/format-options.ts';

/** A line that a discount touched: its number on screen, and the way to it. */
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

/** CART-17: the day an order goes out, YYYY-MM-DD, and the days it may be. */
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

/** What an order is reckoned by beside its lines (CART-15 to CART-17). */
export interface OrderTermsProps {
  readonly format: FormatOptions;
  /** Null where no minimum is asked, as of a quote. */
  readonly minimum: MinimumOrder | null;
  /** As entered; empty for none. */
  readonly promo_code: string;
  /** What became of it; null until the server has answered for this code. */
  readonly promo: PromoResult | null;
  readonly promoLines: readonly TouchedLine[];
  readonly discounts: readonly DiscountRow[];
  /** Null until they were asked for. */
  readonly deals: DealsState | null;
  /** Null where nothing is sent, as of a quote. */
  readonly forward: ForwardDate | null;
  readonly lockedReason: string | null;
  /** Empty takes the code off. */
  readonly onPromo: (code: string) => void;
  readonly onForward: (day: string | null) => void;
  /** The deals are wanted: the moment to fetch them, and again after a failure. */
  readonly onDeals: () => void;
  readonly onLine: (line_id: Ulid) => void;
}
