import type { DecimalText } from '../money/index.ts';

/** HIST-02: an order of the supplier's own system. Day as YYYY-MM-DD, money without GST. */
export interface HistoryOrder {
  readonly so_order_no: string;
  readonly so_order_date: string;
  readonly accode: string;
  readonly customer_reference: string;
  readonly total: DecimalText;
  readonly line_count: number;
  /** In a search: the codes of its lines that have one of the words, in the order of the lines. */
  readonly found_codes?: readonly string[];
}

export interface HistoryLine {
  readonly line_number: number;
  readonly stock_code: string;
  /** What the account calls the part, or an empty text. */
  readonly customer_stock_code: string;
  readonly description: string;
  readonly so_display_qty: number;
  /** Of the whole line. */
  readonly amount: DecimalText;
}

export interface HistoryOrderLines {
  readonly so_order_no: string;
  readonly so_order_date: string;
  readonly order_lines: readonly HistoryLine[];
}
