import type { DemoPart } from '../catalogue/part.ts';
import { addDays } from '../dates.ts';
import type { DemoAccount } from '../people/accounts.ts';
import { carriers } from '../people/reference.ts';
import { randomFor } from '../random.ts';
import { customerAccount, wellKnown } from '../well-known.ts';

export interface DemoSalesOrder {
  readonly so_order_no: string;
  readonly accode: string;
  /** YYYY-MM-DD */
  readonly so_order_date: string;
  readonly customer_reference: string;
  /** Dollars, 2 decimals. */
  readonly total: string;
  readonly carrier: string;
  readonly lines: readonly DemoSalesOrderLine[];
}

interface DemoSalesOrderLine {
  readonly line_number: number;
  readonly stock_code: string;
  readonly so_display_qty: number;
  readonly amount: string;
  /** Dollars for `price_per` pieces, 2 decimals. */
  readonly price: string;
  readonly price_per: number;
}

/** An orderable part and its price in cents for `price_per` pieces. */
export interface Goods {
  readonly part: DemoPart;
  readonly cents: number;
}

const twoYears = 730;
const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Number of orders of an account in two years. */
function ordersOf(account: DemoAccount): number {
  if (account.accode === customerAccount) return 420;
  if (account.accode.startsWith('HAR') || account.accode.startsWith('OAK')) return 90;
  return account.accode.startsWith('BNK') ? 30 : 70;
}

/** The parts an account buys repeatedly, the most frequent first. */
function poolOf(account: DemoAccount, goods: readonly Goods[], seed: number): Goods[] {
  const random = randomFor(`${account.accode}:pool`, seed);
  const wanted = goods.filter((each) => each.part.candidate.demand > 0.2);
  const from = wanted.length > 80 ? wanted : goods;
  const pool = Array.from({ length: 70 }, () => random.pick(from));
  const known: readonly string[] = account.accode === customerAccount ? Object.values(wellKnown) : [];
  return [...new Set([...goods.filter((each) => known.includes(each.part.stock_code)), ...pool])];
}

function linesOf(
  pool: readonly Goods[],
  purpose: string,
  seed: number,
): (DemoSalesOrderLine & { readonly cents: number })[] {
  const random = randomFor(purpose, seed);
  const count = 1 + Math.floor(random.next() * random.next() * 18);
  const chosen = new Set(
    Array.from({ length: count }, () => pool[Math.floor(random.next() * random.next() * pool.length)]),
  );
  return [...chosen]
    .filter((each) => each !== undefined)
    .map(({ part, cents }, index) => {
      const quantity = part.sell_quantity_minimum + part.sell_quantity_increment * random.whole(0, 12);
      const amount = Math.round((cents * quantity) / part.price_per);
      return {
        line_number: index + 1,
        stock_code: part.stock_code,
        so_display_qty: quantity,
        amount: dollars(amount),
        price: dollars(cents),
        price_per: part.price_per,
        cents: amount,
      };
    });
}

/** Two years of past orders, `scale` times the usual number, numbered by date (HIST-02). */
export function historyOf(
  accounts: readonly DemoAccount[],
  goods: readonly Goods[],
  given: { readonly seed: number; readonly today: string; readonly scale: number },
): DemoSalesOrder[] {
  const { seed, today, scale } = given;
  const drafts = accounts.flatMap((account) => {
    const pool = poolOf(account, goods, seed);
    const count = Math.max(2, Math.round(ordersOf(account) * scale));
    return Array.from({ length: count }, (_, index) => {
      const key = `${account.accode}:order ${index}`;
      // Spread evenly with some randomness; the latest is a few days old.
      const age = Math.floor(((index + randomFor(key, seed).next()) / count) * twoYears) + 2;
      const lines = linesOf(pool, `${key}:lines`, seed);
      return { account, date: addDays(today, -age), key, lines };
    });
  });
  drafts.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.key < b.key ? -1 : 1));
  return drafts.map(({ account, date, lines }, index) => ({
    so_order_no: String(1_040_000 + index),
    accode: account.accode,
    so_order_date: date,
    customer_reference: `PO ${44_000 + index}`,
    carrier: carriers[index % 3]?.name ?? '',
    total: dollars(lines.reduce((sum, line) => sum + line.cents, 0)),
    lines: lines.map(({ cents: _, ...line }) => line),
  }));
}
