import type { DecimalText } from '../money/index.ts';

/** HIST-02: an order from the supplier's system. Dates are YYYY-MM-DD, amounts exclude GST. */
export interface HistoryOrder {
  readonly so_order_no: string;
  readonly so_order_date: string;
  readonly accode: string;
  readonly customer_reference: string;
  readonly total: DecimalText;
  readonly line_count: number;
  /** Search results only: the part codes of matching lines, in line order. */
  readonly found_codes?: readonly string[];
}

export interface HistoryLine {
  readonly line_number: number;
  readonly stock_code: string;
  /** The account's own code for the part, or an empty string. */
  readonly customer_stock_code: string;
  readonly description: string;
  readonly so_display_qty: number;
  /** Line total. */
  readonly amount: DecimalText;
}

export interface HistoryOrderLines {
  readonly so_order_no: string;
  readonly so_order_date: string;
  readonly order_lines: readonly HistoryLine[];
}
