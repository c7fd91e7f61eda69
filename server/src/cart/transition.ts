import type { AcceptedOperation, CartState, FullSaveReply, OperationDraft } from '@portal/domain/cart';
import type { HandlerResponse, ValidatedRequest } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { Refusal, reloadCart } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import { cartMessages } from '../messages/cart.ts';
import { writeSubmittedOrder } from '../orders-out/outgoing-events.ts';
import type { Services } from '../services.ts';
import { atCurrentPrices, type Folded, foldInto } from './fold.ts';
import { type OpenCart, openCart } from './open.ts';
import { calculateStoredOrder, isPricedNow } from './pricing.ts';
import { cartReply } from './reply.ts';
import type { Queries, StoredCart } from './rows.ts';
import { savedReply } from './saved-reply.ts';
import { serverOperation } from './server-operation.ts';
import { readTerms } from './terms.ts';

type FullCart = Awaited<ReturnType<typeof cartReply>>;
type CartResponse = HandlerResponse<{ readonly cart: FullCart }>;
/** Either the full cart or, if the caller requested changes and they suffice, only what changed. */
type ChangesResponse = HandlerResponse<{ cart: FullCart; changes?: never } | { cart?: never; changes: FullSaveReply }>;

interface TransitionData {
  readonly revision?: number | undefined;
  readonly cart_id?: string | undefined;
}

export interface Transition {
  readonly call: string;
  /** Whether the cart already has the new status: then nothing is done and the reply is the same (P3). */
  isDone(cart: CartState): boolean;
  /** Why the change is not possible, as a message for the user, or null. */
  refusal(cart: CartState): string | null;
  draft(now: Date): OperationDraft;
  /** Prices every line again first and saves those prices. */
  readonly prices?: boolean;
  /** Runs after pricing; throws to roll everything back. */
  check?(priced: Pick<Folded, 'calculation'>): void;
  /** Runs after the change, in the same transaction. */
  done?(tx: Queries, folded: Folded, now: Date): Promise<void>;
  /** Topic of the message to other systems. */
  readonly topic?: Topic;
}

export const refused = (message: string) =>
  new Refusal('not_possible', { action: 'display_message', user_message: message });

type Topic = 'order.submitted' | 'order.confirmed' | 'order.unconfirmed' | 'order.cancelled';

/** Queues a message to other systems in the outbox, in the transaction of the change. */
export async function notifyOthers(tx: Queries, topic: Topic, cart: StoredCart, now: Date): Promise<void> {
  if (topic === 'order.submitted') return writeSubmittedOrder(tx, cart, now);
  const { orderNum: order_num, accode, revision } = cart.state;
  const payload = JSON.stringify({ order_num, accode, revision });
  await tx.query(sql`
    INSERT INTO outbox_message (topic, payload, made) VALUES (${topic}, ${payload}::jsonb, ${now.toISOString()})`);
}

/** Changes a cart's status (CART-06). Repeating the call changes nothing. */
export function transition(
  given: Transition,
  request: ValidatedRequest<TransitionData & { readonly answer: 'changes' | undefined }>,
  services: Services,
): Promise<ChangesResponse>;
export function transition(
  given: Transition,
  request: ValidatedRequest<TransitionData>,
  services: Services,
): Promise<CartResponse>;
export function transition(
  given: Transition,
  request: ValidatedRequest<TransitionData & { readonly answer?: 'changes' | undefined }>,
  services: Services,
): Promise<ChangesResponse> {
  return once(given.call, request, services, async (tx): Promise<ChangesResponse> => {
    const now = services.clock.now();
    // Some calls have the cart id in the path, some in the body.
    const { cart_id, revision, answer } = request.data;
    const cartRequest = cart_id === undefined ? request : { caller: request.caller, parameters: { cartId: cart_id } };
    const opened = await openCart(tx, cartRequest, { lock: true });
    const { cart, account } = opened;
    if (given.isDone(cart.state)) return { data: { cart: await cartReply(tx, cart, account, now) } };
    const refusal = given.refusal(cart.state);
    if (refusal !== null) throw refused(refusal);
    if (revision !== undefined && revision !== cart.state.revision) throw reloadCart();
    const { folded, accepted } = await change(tx, given, opened, services, now);
    const saved_prices = answer && revision !== undefined ? savedSince(cart, folded.cart) : null;
    if (saved_prices) return { data: { changes: { ...savedReply(cart, folded), saved_prices, operations: accepted } } };
    return { data: { cart: await cartReply(tx, folded.cart, account, now) } };
  });
}

/** Lines whose saved price changed. Null if a current price changed too, which only a full cart can show. */
function savedSince(before: StoredCart, { state, prices }: StoredCart): FullSaveReply['saved_prices'] | null {
  const saved: { line_id: string; savedWebPrice: string | null; savedExtended: string | null }[] = [];
  for (const { line_id } of state.lines) {
    const was = before.prices.get(line_id);
    const is = prices.get(line_id);
    if (was === is) continue;
    if (!was || !is || was.known !== is.known || was.poa !== is.poa) return null;
    if (was.webPrice !== is.webPrice || was.extended !== is.extended) return null;
    const { savedWebPrice, savedExtended } = is;
    if (was.savedWebPrice === savedWebPrice && was.savedExtended === savedExtended) continue;
    saved.push({ line_id, savedWebPrice, savedExtended });
  }
  return saved;
}

interface Changed {
  readonly folded: Folded;
  /** All operations applied to the cart, in order. */
  readonly accepted: readonly AcceptedOperation[];
}

async function change(
  tx: Queries,
  given: Transition,
  { cart, account, caller }: OpenCart,
  { config }: Services,
  now: Date,
): Promise<Changed> {
  const common = { author: caller, account, now };
  let present = cart;
  let earlier: readonly AcceptedOperation[] = [];
  if (given.prices && isPricedNow(cart, account.web_discount)) {
    const terms = await readTerms(tx, cart.state, now, { lockPromo: true });
    given.check?.({ calculation: calculateStoredOrder(cart, terms) });
  } else if (given.prices) {
    const priced = await foldInto(tx, cart, { ...common, operations: [], ...atCurrentPrices });
    given.check?.(priced);
    present = priced.cart;
    earlier = priced.accepted;
  }
  const operations = [serverOperation(given.draft(now), now, caller.username)];
  // The server makes the operation, so it cannot be a repeat.
  const made = { operations, mayBeRepeat: false, priceStaleSeconds: config.priceStaleSeconds };
  const folded = await foldInto(tx, present, { ...common, ...made });
  const outcome = folded.results[0]?.outcome;
  if (outcome?.result === 'refused') throw refused(cartMessages.notPossible);
  await given.done?.(tx, folded, now);
  if (given.topic) await notifyOthers(tx, given.topic, folded.cart, now);
  return { folded, accepted: [...earlier, ...folded.accepted] };
}
