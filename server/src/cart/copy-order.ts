import type { CartState, LineState, OperationDraft } from '@portal/domain/cart';
import { type PriceChange, priceChange } from '@portal/domain/history';
import { ulid } from 'ulid';
import { cartMessages } from '../messages/cart.ts';
import { refused } from './change-status.ts';
import { atCurrentPrices, foldInto } from './fold.ts';
import { insertCart } from './insert-cart.ts';
import { lineDrafts, wantedLines } from './line-drafts.ts';
import type { OpenCart } from './open.ts';
import type { Queries, StoredCart } from './rows.ts';
import { serverOperation } from './server-operation.ts';

/**
 * The delivery of an order as operations, checked as if the buyer chose it today: since then, an address may have been deleted or an
 * option withdrawn. Separate operations, so that refusing one does not refuse the others.
 */
export function deliveryDrafts({ delivery }: CartState): OperationDraft[] {
  const { deliveryOptionChosen, deliveryDropshipIdChosen, advanced_forward_order_date: _, ...rest } = delivery;
  const option = deliveryOptionChosen === '' ? [] : [{ deliveryOptionChosen }];
  return [...option, { deliveryDropshipIdChosen }, rest].map((payload) => ({ kind: 'cart.delivery', payload }));
}

/** The parts of a copied order that are compared with the original. */
interface Copy {
  readonly state: Pick<CartState, 'lines'>;
  readonly prices: StoredCart['prices'];
}

/** Lines whose amount differs from that in the copied order. The lines of `to` are in the order of `lines`. */
export function changesOf(
  from: Pick<StoredCart, 'prices'>,
  lines: readonly LineState[],
  to: Copy,
): readonly PriceChange[] {
  const copies = to.state.lines;
  return lines.flatMap(({ line_id, stock_code, order_quantity }, index) => {
    const amount = from.prices.get(line_id)?.extended;
    const copy = copies[index];
    if (!copy || !amount) return [];
    const now = to.prices.get(copy.line_id)?.extended ?? null;
    return priceChange({ stock_code, quantity: order_quantity, amount }, now) ?? [];
  });
}

/** The lines that a copy of an order takes over. Throws a refusal if the cart is a quote or has none. */
export function linesToCopy({ tabtype, lines }: Pick<CartState, 'tabtype' | 'lines'>): readonly LineState[] {
  if (tabtype !== 'order' && tabtype !== 'hobdirect') throw refused(cartMessages.copy.quote);
  const wanted = wantedLines(lines);
  if (wanted.length === 0) throw refused(cartMessages.copy.empty);
  return wanted;
}

export interface CopiedOrder {
  readonly cart: StoredCart;
  /** Lines that cost another amount today. */
  readonly changed: readonly PriceChange[];
  /** False if part of the delivery can no longer be chosen. */
  readonly isDeliveryCopied: boolean;
}

/**
 * HIST-03: copies an order that the caller may open into a new one at today's prices, whatever the status of the first. Throws the
 * refusals of `linesToCopy`.
 */
export async function copyOrder(
  tx: Queries,
  { caller, account, cart: from }: OpenCart,
  now: Date,
): Promise<CopiedOrder> {
  const wanted = linesToCopy(from.state);
  const made = await insertCart(tx, { caller, account, now, record: {}, cart: { warehouse: from.state.warehouse } });
  const step = ulid(now.getTime());
  const deliveries = deliveryDrafts(from.state);
  const drafts = [...lineDrafts(wanted, { separate: true }), ...deliveries];
  const operations = drafts.map((draft) => serverOperation(draft, now, caller.username, step));
  const { cart, results } = await foldInto(tx, made, { operations, author: caller, account, now, ...atCurrentPrices });
  const delivered = results.slice(-deliveries.length);
  return {
    cart,
    changed: changesOf(from, wanted, cart),
    isDeliveryCopied: delivered.every(({ outcome }) => outcome.result !== 'refused'),
  };
}
