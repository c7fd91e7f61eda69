import type { CartState } from '@portal/domain/cart';
import { recordUse, removeUse } from '../deals/read-deals.ts';
import { cartMessages } from '../messages/cart.ts';
import { writeSubmittedOrder } from '../orders-out/outgoing-events.ts';
import { refused, type Transition } from './change-status.ts';

type Ended = Pick<CartState, 'submitted' | 'cancelled'>;

/** Only a confirmed cart can be submitted. */
const unlessConfirmed = ({ confirmed, cancelled }: CartState): string | null => {
  if (cancelled !== null) return cartMessages.cancelled;
  return confirmed === null ? cartMessages.notConfirmed : null;
};

/** A submitted or cancelled cart does not change any more, except by being reopened. */
const unlessEnded = ({ submitted, cancelled }: Ended): string | null => {
  if (submitted !== null) return cartMessages.submitted;
  return cancelled === null ? null : cartMessages.cancelled;
};

/**
 * CART-06, CART-07: any cart that is not submitted or cancelled can be confirmed, if `confirmability` allows it after pricing every line
 * again. `autoSubmitSeconds` later it is submitted automatically, unless null.
 */
export const confirmRules = (autoSubmitSeconds: number | null): Transition => ({
  isDone: ({ confirmed, submitted, cancelled }) => confirmed !== null && submitted === null && cancelled === null,
  refusal: unlessEnded,
  prices: true,
  check: ({ calculation: { confirmability } }) => {
    if (!confirmability.allowed) throw refused(confirmability.reason);
  },
  draft: (now) => ({
    kind: 'cart.confirm',
    payload: { at: now.toISOString(), auto_submit: autoSubmitTime(autoSubmitSeconds, now) },
  }),
  // A promo code that no longer applies does not block the order; it is just not counted as used.
  done: async (tx, { cart, calculation }, now) => {
    if (calculation.promo?.applied) await recordUse(tx, calculation.promo.code, cart.state.orderNum, now);
  },
});

/** CART-06: a confirmed cart can be made editable again until it is submitted. */
export const unconfirmRules: Transition = {
  isDone: ({ confirmed, submitted, cancelled }) => confirmed === null && submitted === null && cancelled === null,
  refusal: unlessEnded,
  draft: () => ({ kind: 'cart.unconfirm', payload: {} }),
  done: (tx, { cart }) => removeUse(tx, cart.state.orderNum),
};

/** CART-06: a confirmed cart can be submitted. This is final, and an event for the supplier's systems. */
export const submitRules: Transition = {
  isDone: ({ submitted }) => submitted !== null,
  refusal: unlessConfirmed,
  draft: (now) => ({ kind: 'cart.submit', payload: { at: now.toISOString() } }),
  done: (tx, { cart }, now) => writeSubmittedOrder(tx, cart, now),
};

/** CART-14: a cart can be cancelled until it is submitted. */
export const cancelRules: Transition = {
  isDone: ({ cancelled, submitted }) => cancelled !== null && submitted === null,
  refusal: ({ submitted }) => (submitted === null ? null : cartMessages.submitted),
  draft: (now) => ({ kind: 'cart.cancel', payload: { at: now.toISOString() } }),
  done: (tx, { cart }) => removeUse(tx, cart.state.orderNum),
};

/** CART-14: only a cancelled cart can be reopened. */
export const recycleRules: Transition = {
  isDone: ({ confirmed, submitted, cancelled }) => confirmed === null && submitted === null && cancelled === null,
  refusal: ({ submitted, cancelled }) => {
    if (submitted !== null) return cartMessages.submitted;
    return cancelled === null ? cartMessages.confirmed : null;
  },
  draft: () => ({ kind: 'cart.recycle', payload: {} }),
};

/** CART-14: everybody with access may take a cart over or release it, in every status. `assignee` is a username, or null. */
export const assignRules = (assignee: string | null): Transition => ({
  isDone: (cart) => cart.assignee === assignee,
  refusal: () => null,
  draft: () => ({ kind: 'cart.assign', payload: { assignee } }),
});

/** CART-19: only a confirmed cart is submitted automatically. `seconds` from now, or null to stop it. */
export const autoSubmitRules = (seconds: number | null): Transition => ({
  isDone: ({ confirmed, auto_submit }) => confirmed !== null && seconds === null && auto_submit === null,
  refusal: (cart) => (cart.submitted === null ? unlessConfirmed(cart) : cartMessages.submitted),
  draft: (now) => ({ kind: 'cart.auto_submit', payload: { auto_submit: autoSubmitTime(seconds, now) } }),
});

/** CART-19: when a cart is submitted automatically, as ISO text; null if never. */
export const autoSubmitTime = (seconds: number | null, now: Date): string | null =>
  seconds === null ? null : new Date(now.getTime() + seconds * 1000).toISOString();
