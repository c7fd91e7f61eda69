import { type CartRecord, lockOf, refusalReasons } from '@portal/domain/cart';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { foldInto } from './fold.ts';
import { once } from './once.ts';
import { openCart } from './open.ts';
import { cartReply } from './reply.ts';
import { refused } from './transition.ts';

/** How long the prices of a quote hold. Days. */
const holds = 30;
const dayLong = 86_400_000;

/** CART-03: prices every line anew, and says when and until when that holds. */
export const saveQuote: Handler<'saveQuote'> = (asked, services) =>
  once('saveQuote', asked, services, async (tx) => {
    const now = services.clock.now();
    const named = { caller: asked.caller, parameters: { cartId: asked.data.cart_id } };
    const { caller, account, cart } = await openCart(tx, named, { lock: true });
    const lock = lockOf(cart.state);
    if (lock) throw refused(refusalReasons[lock]);
    const given = {
      operations: [],
      author: caller,
      account,
      now,
      mayBeKnown: false,
      priceStaleSeconds: 0,
      savesPrices: true,
    };
    const priced = (await foldInto(tx, cart, given)).cart;
    const record: Partial<CartRecord> = {
      ...priced.row.record,
      quote_saved: now.toISOString(),
      quote_expiry: new Date(now.getTime() + holds * dayLong).toISOString().slice(0, 10),
    };
    await tx.query(sql`
      UPDATE cart SET record = ${JSON.stringify(record)}::jsonb WHERE order_num = ${priced.row.order_num}`);
    return { data: { cart: await cartReply(tx, { ...priced, row: { ...priced.row, record } }, account, now) } };
  });
