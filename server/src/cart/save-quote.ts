import { type CartRecord, type FullOrderLine, lockOf, type QuotedPrice, refusalReasons } from '@portal/domain/cart';
import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { keepPaper, paperOf } from '../quotes/papers.ts';
import { atPricesOfNow, foldInto } from './fold.ts';
import { nextStamp } from './memory.ts';
import { openCart } from './open.ts';
import { cartReply } from './reply.ts';
import { headOf, type StoredCart } from './rows.ts';
import { refused } from './transition.ts';
import { writeRecord } from './write.ts';

/** How long the prices of a quote hold. Days. */
const holds = 30;
const dayLong = 86_400_000;

/** CART-03, QQ-03: prices every line anew, and says when and until when that holds. */
export const saveQuote: Handler<'saveQuote'> = (asked, services) =>
  once('saveQuote', asked, services, async (tx) => {
    const now = services.clock.now();
    const named = { caller: asked.caller, parameters: { cartId: asked.data.cart_id } };
    const { caller, account, cart } = await openCart(tx, named, { lock: true });
    const lock = lockOf(cart.state);
    if (lock) throw refused(refusalReasons[lock]);
    const given = { operations: [], author: caller, account, now, ...atPricesOfNow };
    const priced = (await foldInto(tx, cart, given)).cart;
    const expiry = new Date(now.getTime() + holds * dayLong).toISOString().slice(0, 10);
    const { row, state } = priced;
    const reply = await cartReply(tx, priced, account, now);
    const record: Partial<CartRecord> = {
      ...row.record,
      quote_saved: now.toISOString(),
      quote_expiry: expiry,
      quoted_prices: reply.orderLine.flatMap(quotedPrice),
    };
    await keepPaper(tx, await paperOf(tx, reply, now, expiry, row.totals));
    // A quick quote that was promised is a quote; an order may be quoted, too, and stays one.
    const tabtype = state.tabtype === 'qq' ? 'quote' : state.tabtype;
    const head = { ...headOf(state), tabtype };
    const stamp = nextStamp();
    await writeRecord(tx, row.order_num, { record, head, stamp });
    const saved: StoredCart = { ...priced, row: { ...row, record, head, stamp }, state: { ...state, tabtype } };
    return { data: { cart: await cartReply(tx, saved, account, now) } };
  });

/** What a line is quoted at, where it has a price. */
function quotedPrice(line: FullOrderLine): readonly QuotedPrice[] {
  const { stock_code, order_quantity: quantity, webPrice, price_per } = line;
  return webPrice === null || quantity <= 0
    ? []
    : [{ stock_code, quantity, price: webPrice, price_per: price_per ?? 1 }];
}
