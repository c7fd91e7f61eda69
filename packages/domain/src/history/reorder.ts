import { type DecimalText, formatUnits, inCents, parseBig } from '../money/index.ts';

/** A part to reorder; `amount` is what its line cost before, absent where nothing was paid. */
export interface ReorderLine {
  readonly stock_code: string;
  readonly quantity: number;
  readonly amount?: DecimalText;
}

/** Old and current price of a line of the same quantity; `now` is null when the price is on application. */
export interface PriceChange {
  readonly stock_code: string;
  readonly was: DecimalText;
  readonly now: DecimalText | null;
}

/** HIST-03: result of a reorder. */
export interface ReorderReport {
  /** The order that the lines were added to; null when none were. */
  readonly order: string | null;
  readonly added: number;
  readonly missing: readonly string[];
  readonly changed: readonly PriceChange[];
  /** Error message, or null. */
  readonly message: string | null;
}

/** HIST-03: the change since the line was last paid for, to the cent; null when there is none. `extended` is the line's current price. */
export function priceChange(line: ReorderLine, extended: DecimalText | null): PriceChange | null {
  if (line.amount === undefined) return null;
  const was = inCents(line.amount);
  if (extended === null) return { stock_code: line.stock_code, was, now: null };
  const now = inCents(extended);
  return now === was ? null : { stock_code: line.stock_code, was, now };
}

export interface MonthSpent {
  /** YYYY-MM */
  readonly month: string;
  readonly amount: DecimalText;
}

/** Order totals for each of the `count` months up to `today` (YYYY-MM-DD), oldest first. */
export function spentByMonth(
  orders: readonly { readonly so_order_date: string; readonly total: DecimalText }[],
  today: string,
  count: number,
): readonly MonthSpent[] {
  const sums = new Map<string, bigint>();
  for (const { so_order_date, total } of orders) {
    const month = so_order_date.slice(0, 7);
    sums.set(month, (sums.get(month) ?? 0n) + parseBig(total));
  }
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, i) => {
    const at = last - (count - 1 - i);
    const month = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    return { month, amount: formatUnits(sums.get(month) ?? 0n, 2) };
  });
}
