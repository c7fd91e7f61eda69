import { maximumLines } from '@portal/domain/cart';
import { ulid } from 'ulid';
import type { Handler, ValidatedRequest } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { removeUse } from '../deals/read-deals.ts';
import { cartMessages } from '../messages/cart.ts';
import { type FoldInput, foldInto } from './fold.ts';
import { lineDrafts, wantedLines } from './line-drafts.ts';
import { type OpenCart, openCart } from './open.ts';
import { cartReply } from './reply.ts';
import type { Queries, StoredCart } from './rows.ts';
import { serverOperation } from './server-operation.ts';
import { notifyOthers, refused } from './transition.ts';

/** Opens both orders, locked in the order of their numbers so that two merges of the same pair cannot deadlock. */
async function openBoth(tx: Queries, caller: ValidatedRequest['caller'], into: string, from: string) {
  const opened = new Map<string, OpenCart>();
  for (const cartId of [into, from].sort()) {
    opened.set(cartId, await openCart(tx, { caller, parameters: { cartId } }, { lock: true }));
  }
  const target = opened.get(into);
  const source = opened.get(from);
  if (!target || !source || into === from) throw refused(cartMessages.merge.same);
  return { target, source };
}

function mayMerge(target: StoredCart, source: StoredCart): void {
  for (const { state } of [target, source]) {
    const { tabtype, confirmed, submitted, cancelled, orderNum } = state;
    if (tabtype !== 'order' && tabtype !== 'hobdirect') throw refused(cartMessages.merge.quote);
    if (confirmed || submitted || cancelled) throw refused(cartMessages.merge.notOpen(orderNum));
  }
  if (target.state.accode !== source.state.accode) throw refused(cartMessages.merge.otherAccount);
}

/** CART-13, CART-14: moves all lines into one order and cancels the other. If a line does not fit, both orders stay unchanged. */
export const cartMerge: Handler<'cartMerge'> = (request, services) =>
  once('cartMerge', request, services, async (tx) => {
    const now = services.clock.now();
    const { cart_id, from_cart_id } = request.data;
    const { target, source } = await openBoth(tx, request.caller, cart_id, from_cart_id);
    mayMerge(target.cart, source.cart);
    const lines = wantedLines(source.cart.state.lines);
    if (lines.length === 0) throw refused(cartMessages.merge.empty(from_cart_id));
    const { caller, account } = target;
    const made: Omit<FoldInput, 'operations'> = {
      author: caller,
      account,
      now,
      mayBeRepeat: false,
      priceStaleSeconds: services.config.priceStaleSeconds,
    };
    const step = ulid(now.getTime());
    const adds = lineDrafts(lines, { separate: false }).map((draft) =>
      serverOperation(draft, now, caller.username, step),
    );
    const merged = await foldInto(tx, target.cart, { ...made, operations: adds });
    if (merged.results.some(({ outcome }) => outcome.result === 'refused'))
      throw refused(cartMessages.merge.tooMany(maximumLines));
    const cancel = serverOperation({ kind: 'cart.cancel', payload: { at: now.toISOString() } }, now, caller.username);
    const cancelled = await foldInto(tx, source.cart, { ...made, operations: [cancel] });
    await removeUse(tx, from_cart_id);
    await notifyOthers(tx, 'order.cancelled', cancelled.cart, now);
    return {
      data: {
        cart: await cartReply(tx, merged.cart, account, now),
        cancelled: await cartReply(tx, cancelled.cart, account, now),
        lines_added: lines.length,
      },
    };
  });
