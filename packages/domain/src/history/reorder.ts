import { type DecimalText, formatUnits, inCents, parseBig } from '../money/index.ts';

/** A part to be ordered again; `amount` is what its line cost then, left out where nothing was paid. */
export interface ReorderLine {
  readonly stock_code: string;
  readonly quantity: number;
  readonly amount?: DecimalText;
}

/** What a line of the same quantity costs now; `now` null where it is on application. */
export interface PriceChange {
  readonly stock_code: string;
  readonly was: DecimalText;
  readonly now: DecimalText | null;
}

/** HIST-03: what became of a reorder. */
export interface ReorderReport {
  /** The order that has them; null where nothing was added. */
  readonly order: string | null;
  readonly added: number;
  readonly missing: readonly string[];
  readonly changed: readonly PriceChange[];
  /** What went wrong, or null. */
  readonly message: string | null;
}

/** HIST-03: how a line's price differs from what was paid, to the cent; null where it does not. */
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

/** What orders came to in each of the `count` months up to `today` (YYYY-MM-DD), oldest first. */
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
