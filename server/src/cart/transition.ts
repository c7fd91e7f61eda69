import type { CartState, OperationDraft } from '@portal/domain/cart';
import type { Answer, Asked } from '../calls/handler.ts';
import { Refusal, reloadCart } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import type { Services } from '../services.ts';
import { atPricesOfNow, type Folded, foldInto } from './fold.ts';
import { once } from './once.ts';
import { type OpenCart, openCart } from './open.ts';
import { cartReply } from './reply.ts';
import type { Queries } from './rows.ts';
import { serverOperation } from './server-operation.ts';

type CartAnswer = Answer<{ cart: Awaited<ReturnType<typeof cartReply>> }>;

export interface Transition {
  readonly call: string;
  /** Whether the cart is there already: then nothing is done, and the answer is the same (P3). */
  isDone(cart: CartState): boolean;
  /** Why it cannot be, in words, or null. */
  refusal(cart: CartState): string | null;
  draft(now: Date): OperationDraft;
  /** Prices every line anew first. */
  readonly prices?: boolean;
  /** Looked at after pricing; throws to leave everything as it was. */
  check?(folded: Folded): void;
  /** In the same transaction, once it is done. */
  done?(tx: Queries, folded: Folded, now: Date): Promise<void>;
  /** Topic of the message to other systems. */
  readonly topic?: string;
}

export const refused = (message: string) =>
  new Refusal('not_possible', { action: 'display_message', user_message: message });

/** What goes to other systems, in the transaction that decided it. */
export async function tellOthers(tx: Queries, topic: string, cart: CartState, now: Date): Promise<void> {
  const payload = JSON.stringify({ order_num: cart.orderNum, accode: cart.accode, revision: cart.revision });
  await tx.query(sql`
    INSERT INTO outbox_message (topic, payload, made) VALUES (${topic}, ${payload}::jsonb, ${now.toISOString()})`);
}

/** One change of a cart's status (CART-06), done once however often it is asked for. */
export function transition(
  given: Transition,
  asked: Asked<{ readonly revision?: number | undefined; readonly cart_id?: string | undefined }>,
  services: Services,
): Promise<CartAnswer> {
  return once(given.call, asked, services, async (tx) => {
    const now = services.clock.now();
    // Some calls name the cart in the path, some in the body.
    const { cart_id } = asked.data;
    const named = cart_id === undefined ? asked : { caller: asked.caller, parameters: { cartId: cart_id } };
    const opened = await openCart(tx, named, { lock: true });
    const { state } = opened.cart;
    if (given.isDone(state)) return { data: { cart: await cartReply(tx, opened.cart, opened.account, now) } };
    const refusal = given.refusal(state);
    if (refusal !== null) throw refused(refusal);
    if (asked.data.revision !== undefined && asked.data.revision !== state.revision) throw reloadCart();
    const folded = await change(tx, given, opened, services, now);
    return { data: { cart: await cartReply(tx, folded.cart, opened.account, now) } };
  });
}

async function change(
  tx: Queries,
  given: Transition,
  { cart, account, caller }: OpenCart,
  { config }: Services,
  now: Date,
): Promise<Folded> {
  const common = { author: caller, account, now };
  let present = cart;
  if (given.prices) {
    const priced = await foldInto(tx, cart, { ...common, operations: [], ...atPricesOfNow });
    given.check?.(priced);
    present = priced.cart;
  }
  const operations = [serverOperation(given.draft(now), now, caller.username)];
  // The operation is made here: nobody can have sent it before.
  const made = { operations, mayBeKnown: false, priceStaleSeconds: config.priceStaleSeconds };
  const folded = await foldInto(tx, present, { ...common, ...made });
  const outcome = folded.results[0]?.outcome;
  if (outcome?.result === 'refused') throw refused('This is not possible for this order.');
  await given.done?.(tx, folded, now);
  if (given.topic) await tellOthers(tx, given.topic, folded.cart.state, now);
  return folded;
}
