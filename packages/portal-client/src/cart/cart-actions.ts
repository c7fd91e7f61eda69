import type { CartId, CartReply, SaveReply, Ulid } from '@portal/domain/cart';
import { cartMessages as messages } from '../messages/cart.ts';
import type { Outbox, OutboxEvent } from '../outbox/types.ts';
import type { Transport } from '../transport/types.ts';
import { failureMessage } from '../transport/validation-lines.ts';
import type { LineProblem } from './cart-lines.ts';
import type { ActResult } from './types.ts';

type CartAction = 'confirm' | 'unconfirm' | 'submit';
const calls = {
  confirm: 'cart/confirm/{cartId}',
  unconfirm: 'cart/re-edit/{cartId}',
  submit: 'cart/submit/{cartId}',
} as const;

export interface CartActions {
  /** Each joins a request of the same kind that is under way. */
  readonly buttons: Readonly<Record<CartAction, () => Promise<ActResult>>>;
  pendingAction(): CartAction | null;
}

export interface CartActionsContext {
  readonly cartId: CartId;
  readonly outbox: Outbox;
  readonly transport: Transport;
  readonly newId: () => Ulid;
  readonly revision: () => number | null;
  /** A line that is not included in the total, or null. */
  readonly problem: () => LineProblem | null;
  readonly onEvent: (event: OutboxEvent) => Promise<void>;
  readonly reload: () => Promise<boolean>;
  readonly changed: () => void;
}

function eventOf(cartId: CartId, { cart, changes }: { cart?: CartReply; changes?: SaveReply }): OutboxEvent | null {
  if (changes) return { type: 'saved', cartId, sent: [], reply: changes };
  return cart ? { type: 'reloaded', cartId, cart } : null;
}

const no = (message: string): ActResult => ({ ok: false, message });

/** CART-06: sends everything unsent first, so that what is confirmed is what was on screen. */
export function createCartActions(context: CartActionsContext): CartActions {
  const { cartId, outbox, transport } = context;
  let underWay: { readonly action: CartAction; readonly result: Promise<ActResult> } | null = null;

  async function run(action: CartAction): Promise<ActResult> {
    const problem = action === 'confirm' ? context.problem() : null;
    // The server prices lines added a moment ago, so it decides about them.
    if (problem && !problem.waiting) return no(`${problem.reason}.`);
    if (!(await outbox.flush(cartId))) return no(messages.unsent);
    const held = outbox.getStatus().refused.some((refused) => refused.cartId === cartId);
    if (held && action !== 'unconfirm') return no(messages.refusedChanges);
    const revision = context.revision();
    // The lines are known here, so the request asks for changes only, which are far smaller.
    const known = revision === null ? {} : ({ revision, answer: 'changes' } as const);
    const result = await transport.call(calls[action], known, {
      params: { cartId },
      // One key for all attempts of this press, so that a lost response never creates a second order.
      idempotencyKey: context.newId(),
    });
    if (result.ok) {
      const event = eventOf(cartId, result.data);
      if (event) {
        await context.onEvent(event);
        outbox.announce(event);
      }
      return { ok: true };
    }
    if (result.reason === 'error') await context.reload();
    return no(failureMessage(result));
  }

  async function act(action: CartAction): Promise<ActResult> {
    if (underWay?.action === action) return underWay.result;
    if (underWay) await underWay.result;
    const result = run(action).finally(() => {
      underWay = null;
      context.changed();
    });
    underWay = { action, result };
    context.changed();
    return result;
  }

  return {
    pendingAction: () => underWay?.action ?? null,
    buttons: {
      confirm: () => act('confirm'),
      unconfirm: () => act('unconfirm'),
      submit: () => act('submit'),
    },
  };
}
