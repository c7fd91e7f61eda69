import { type CartRecord, type FullOrderLine, lockOf, type QuotedPrice, refusalReasons } from '@portal/domain/cart';
import { writeSavedQuote } from '../orders-out/saved-quote.ts';
import { paperOf, storePaper } from '../quotes/papers.ts';
import { supplierDay } from '../supplier/supplier-day.ts';
import { nextStamp } from './cart-cache.ts';
import { refused } from './change-status.ts';
import { atCurrentPrices, foldInto } from './fold.ts';
import type { OpenCart } from './open.ts';
import { cartReply } from './reply.ts';
import { headOf, type Queries, type StoredCart } from './rows.ts';
import { writeRecord } from './write.ts';

/** Days for which the prices of a quote are valid. */
const validDays = 30;
const day = 86_400_000;

/** The quoted price of a line; empty if it has no price or quantity. */
export function quotedPrice(
  line: Pick<FullOrderLine, 'stock_code' | 'order_quantity' | 'webPrice' | 'price_per'>,
): readonly QuotedPrice[] {
  const { stock_code, order_quantity: quantity, webPrice, price_per } = line;
  return webPrice === null || quantity <= 0
    ? []
    : [{ stock_code, quantity, price: webPrice, price_per: price_per ?? 1 }];
}

/**
 * CART-03, QQ-03: saves a locked cart as a quote: prices every line again and records the date and the expiry, 30 days ahead. A saved quick
 * quote becomes a quote; an order may be quoted too, and stays an order. Throws a refusal if the cart is confirmed, submitted or cancelled.
 */
export async function saveAsQuote(tx: Queries, { caller, account, cart }: OpenCart, now: Date): Promise<StoredCart> {
  const lock = lockOf(cart.state);
  if (lock) throw refused(refusalReasons[lock]);
  const given = { operations: [], author: caller, account, now, ...atCurrentPrices };
  const priced = (await foldInto(tx, cart, given)).cart;
  const expiry = await supplierDay(tx, new Date(now.getTime() + validDays * day));
  const { row, state } = priced;
  const reply = await cartReply(tx, priced, account, now);
  const record: Partial<CartRecord> = {
    ...row.record,
    quote_saved: now.toISOString(),
    quote_expiry: expiry,
    quoted_prices: reply.orderLine.flatMap(quotedPrice),
  };
  await storePaper(tx, await paperOf(tx, reply, now, expiry, row.totals));
  const tabtype = state.tabtype === 'qq' ? 'quote' : state.tabtype;
  const head = { ...headOf(state), tabtype };
  const stamp = nextStamp();
  await writeRecord(tx, row.order_num, { record, head, stamp });
  const saved: StoredCart = { ...priced, row: { ...row, record, head, stamp }, state: { ...state, tabtype } };
  await writeSavedQuote(tx, saved, expiry, now);
  return saved;
}
