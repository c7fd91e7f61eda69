import { type CartState, type LineState, maximumLines } from '@portal/domain/cart';
import { ulid } from 'ulid';
import type { ValidatedRequest } from '../calls/handler.ts';
import { removeUse } from '../deals/read-deals.ts';
import { cartMessages } from '../messages/cart.ts';
import { refused } from './change-status.ts';
import { type FoldInput, foldInto } from './fold.ts';
import { lineDrafts, wantedLines } from './line-drafts.ts';
import { type OpenCart, openCart } from './open.ts';
import type { Queries, StoredCart } from './rows.ts';
import { serverOperation } from './server-operation.ts';

export interface OrdersToMerge {
  /** The order that gets the lines. */
  readonly target: OpenCart;
  /** The order whose lines move. */
  readonly source: OpenCart;
}

/**
 * Opens both orders, locked in the order of their numbers so that two merges of the same pair cannot deadlock. Throws a refusal if they
 * are the same.
 */
export async function openBoth(
  tx: Queries,
  caller: ValidatedRequest['caller'],
  into: string,
  from: string,
): Promise<OrdersToMerge> {
  const opened = new Map<string, OpenCart>();
  for (const cartId of [into, from].sort()) {
    opened.set(cartId, await openCart(tx, { caller, parameters: { cartId } }, { lock: true }));
  }
  const target = opened.get(into);
  const source = opened.get(from);
  if (!target || !source || into === from) throw refused(cartMessages.merge.same);
  return { target, source };
}

/**
 * The lines that move from `source` into `target`. Throws a refusal unless both are open orders of one account and there are lines to
 * move.
 */
export function linesToMove(target: CartState, source: CartState): readonly LineState[] {
  for (const { tabtype, confirmed, submitted, cancelled, orderNum } of [target, source]) {
    if (tabtype !== 'order' && tabtype !== 'hobdirect') throw refused(cartMessages.merge.quote);
    if (confirmed || submitted || cancelled) throw refused(cartMessages.merge.notOpen(orderNum));
  }
  if (target.accode !== source.accode) throw refused(cartMessages.merge.otherAccount);
  const lines = wantedLines(source.lines);
  if (lines.length === 0) throw refused(cartMessages.merge.empty(source.orderNum));
  return lines;
}

export interface MergedOrders {
  readonly merged: StoredCart;
  readonly cancelled: StoredCart;
  readonly linesAdded: number;
}

/**
 * CART-13, CART-14: moves all lines of `source` into `target` and cancels `source`. Throws the refusals of `linesToMove`, and one if a
 * line does not fit: then both orders stay unchanged.
 */
export async function mergeOrders(
  tx: Queries,
  { target, source }: OrdersToMerge,
  { priceStaleSeconds }: Pick<FoldInput, 'priceStaleSeconds'>,
  now: Date,
): Promise<MergedOrders> {
  const lines = linesToMove(target.cart.state, source.cart.state);
  const { caller, account } = target;
  const made: Omit<FoldInput, 'operations'> = { author: caller, account, now, mayBeRepeat: false, priceStaleSeconds };
  const step = ulid(now.getTime());
  const operations = lineDrafts(lines, { separate: false }).map((draft) =>
    serverOperation(draft, now, caller.username, step),
  );
  const merged = await foldInto(tx, target.cart, { ...made, operations });
  if (merged.results.some(({ outcome }) => outcome.result === 'refused'))
    throw refused(cartMessages.merge.tooMany(maximumLines));
  const cancel = serverOperation({ kind: 'cart.cancel', payload: { at: now.toISOString() } }, now, caller.username);
  const cancelled = await foldInto(tx, source.cart, { ...made, operations: [cancel] });
  await removeUse(tx, source.cart.state.orderNum);
  return { merged: merged.cart, cancelled: cancelled.cart, linesAdded: lines.length };
}
