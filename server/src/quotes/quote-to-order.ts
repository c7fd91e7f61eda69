import type { CartRecord, CartState, LineState, OperationDraft } from '@portal/domain/cart';
import { ulid } from 'ulid';
import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { invalidFields } from '../calls/refusal.ts';
import { atCurrentPrices, foldInto } from '../cart/fold.ts';
import { insertCart } from '../cart/insert-cart.ts';
import { lineDrafts } from '../cart/line-drafts.ts';
import { openCart } from '../cart/open.ts';
import { cartReply } from '../cart/reply.ts';
import { serverOperation } from '../cart/server-operation.ts';
import { refused } from '../cart/transition.ts';
import { quotesMessages } from '../messages/quotes.ts';
import { supplierDay } from '../supplier/supplier-day.ts';

/** The chosen lines, or all, without those of quantity 0. Throws a refusal if a chosen line is missing. */
function wantedLines(cart: CartState, ids: readonly string[] | undefined): readonly LineState[] {
  const ordered = cart.lines.filter((line) => line.order_quantity > 0);
  if (!ids) return ordered;
  const chosen = new Set(ids);
  const found = ordered.filter((line) => chosen.has(line.line_id));
  if (found.length < chosen.size) throw invalidFields([{ field: 'line_ids', message: quotesMessages.lineGone }]);
  return found;
}

/** QQ-03: creates an order from a quote, with its prices until they expire. The quote stays unchanged. */
export const quoteToOrder: Handler<'quoteToOrder'> = (request, services) =>
  once('quoteToOrder', request, services, async (tx) => {
    const now = services.clock.now();
    const cartRequest = { caller: request.caller, parameters: { cartId: request.data.cart_id } };
    const { caller, account, cart: from } = await openCart(tx, cartRequest, { lock: true });
    const { tabtype } = from.state;
    if (tabtype !== 'qq' && tabtype !== 'quote') throw refused(quotesMessages.isOrder);
    const lines = wantedLines(from.state, request.data.line_ids);
    if (lines.length === 0) throw refused(quotesMessages.nothingToOrder);
    const { quote_saved, quote_expiry, quoted_prices } = from.row.record;
    const holds = (quote_expiry ?? '') >= (await supplierDay(tx, now));
    const record: Partial<CartRecord> =
      holds && quote_saved && quote_expiry && quoted_prices ? { quote_saved, quote_expiry, quoted_prices } : {};
    const { delivery, warehouse, customer_reference, promo_code } = from.state;
    // The forward date is not copied: it is chosen for each order.
    const made = await insertCart(tx, {
      caller,
      account,
      now,
      record,
      cart: { warehouse, customer_reference, delivery: { ...delivery, advanced_forward_order_date: null } },
    });
    const step = ulid(now.getTime());
    const operations = draftsOf(lines, promo_code).map((draft) => serverOperation(draft, now, caller.username, step));
    const folded = await foldInto(tx, made, { operations, author: caller, account, now, ...atCurrentPrices });
    return { data: { cart: await cartReply(tx, folded.cart, account, now), prices_held: record.quote_saved != null } };
  });

function draftsOf(lines: readonly LineState[], promo_code: string): readonly OperationDraft[] {
  const adds = lineDrafts(lines, { separate: true });
  return promo_code ? [...adds, { kind: 'cart.promo', payload: { promo_code } }] : adds;
}
