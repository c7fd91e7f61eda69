import type { CartTotals, QuotedLine } from '@portal/domain/cart';
import type { ReactNode } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';

export interface SheetFact {
  readonly label: string;
  /** One row each. */
  readonly rows: readonly string[];
}

/** An order or a quote as it is on paper: every line, every amount, and where it goes. Amounts in AUD ex GST until the total. */
export interface TradeSheetProps {
  /** `Order` or `Quote` with its name. */
  readonly title: string;
  /** CART-02 */
  readonly orderNum: string;
  /** Something that must not be missed, such as that it has expired. */
  readonly notice?: ReactNode;
  readonly facts: readonly SheetFact[];
  readonly lines: readonly QuotedLine[];
  readonly totals: CartTotals;
  readonly promo_code?: string;
  readonly format: FormatOptions;
}
