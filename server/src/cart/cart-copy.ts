import type { CartState, LineState, OperationDraft } from '@portal/domain/cart';
import { type PriceChange, priceChange } from '@portal/domain/history';
import { ulid } from 'ulid';
import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { cartMessages } from '../messages/cart.ts';
import { atCurrentPrices, foldInto } from './fold.ts';
import { insertCart } from './insert-cart.ts';
import { lineDrafts, wantedLines } from './line-drafts.ts';
import { openCart } from './open.ts';
import { cartReply } from './reply.ts';
import type { StoredCart } from './rows.ts';
import { serverOperation } from './server-operation.ts';
import { refused } from './transition.ts';

/**
 * The delivery of an order as operations, checked as if the buyer chose it today: since then, an address may have been deleted or an
 * option withdrawn. Separate operations, so that refusing one does not refuse the others.
 */
function deliveryDrafts({ delivery }: CartState): OperationDraft[] {
  const { deliveryOptionChosen, deliveryDropshipIdChosen, advanced_forward_order_date: _, ...rest } = delivery;
  const option = deliveryOptionChosen === '' ? [] : [{ deliveryOptionChosen }];
  return [...option, { deliveryDropshipIdChosen }, rest].map((payload) => ({ kind: 'cart.delivery', payload }));
}

/** Lines whose amount differs from that in the copied order. The lines of `to` are in the order of `lines`. */
function changesOf(from: StoredCart, lines: readonly LineState[], to: StoredCart): readonly PriceChange[] {
  const copies = to.state.lines;
  return lines.flatMap(({ line_id, stock_code, order_quantity }, index) => {
    const amount = from.prices.get(line_id)?.extended;
    const copy = copies[index];
    if (!copy || !amount) return [];
    const now = to.prices.get(copy.line_id)?.extended ?? null;
    return priceChange({ stock_code, quantity: order_quantity, amount }, now) ?? [];
  });
}

/** HIST-03: copies an order into a new one, whatever the status of the first. */
export const cartCopy: Handler<'cartCopy'> = (request, services) =>
  once('cartCopy', request, services, async (tx) => {
    const now = services.clock.now();
    const cartRequest = { caller: request.caller, parameters: { cartId: request.data.cart_id } };
    const { caller, account, cart: from } = await openCart(tx, cartRequest, { lock: false });
    const { tabtype, warehouse, lines } = from.state;
    if (tabtype !== 'order' && tabtype !== 'hobdirect') throw refused(cartMessages.copy.quote);
    const wanted = wantedLines(lines);
    if (wanted.length === 0) throw refused(cartMessages.copy.empty);
    const made = await insertCart(tx, { caller, account, now, record: {}, cart: { warehouse } });
    const step = ulid(now.getTime());
    const deliveries = deliveryDrafts(from.state);
    const drafts = [...lineDrafts(wanted, { separate: true }), ...deliveries];
    const operations = drafts.map((draft) => serverOperation(draft, now, caller.username, step));
    const folded = await foldInto(tx, made, { operations, author: caller, account, now, ...atCurrentPrices });
    const delivered = folded.results.slice(-deliveries.length);
    return {
      data: {
        cart: await cartReply(tx, folded.cart, account, now),
        changed: changesOf(from, wanted, folded.cart),
        delivery_copied: delivered.every(({ outcome }) => outcome.result !== 'refused'),
      },
    };
  });
