import type { CartState } from '@portal/domain/cart';
import { cartMessages } from '../messages/cart.ts';
import type { Transition } from './transition.ts';

/** When a change of status has nothing to do, and why it is refused (CART-06, CART-14, CART-19). */
type TransitionRules = Pick<Transition, 'isDone' | 'refusal'>;

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

/** CART-06: any cart that is not submitted or cancelled can be confirmed, if `confirmability` allows it. */
export const confirmRules: TransitionRules = {
  isDone: ({ confirmed, submitted, cancelled }) => confirmed !== null && submitted === null && cancelled === null,
  refusal: unlessEnded,
};

/** CART-06: a confirmed cart can be made editable again until it is submitted. */
export const unconfirmRules: TransitionRules = {
  isDone: ({ confirmed, submitted, cancelled }) => confirmed === null && submitted === null && cancelled === null,
  refusal: unlessEnded,
};

/** CART-06: a confirmed cart can be submitted. */
export const submitRules: TransitionRules = {
  isDone: ({ submitted }) => submitted !== null,
  refusal: unlessConfirmed,
};

/** CART-14: a cart can be cancelled until it is submitted. */
export const cancelRules: TransitionRules = {
  isDone: ({ cancelled, submitted }) => cancelled !== null && submitted === null,
  refusal: ({ submitted }) => (submitted === null ? null : cartMessages.submitted),
};

/** CART-14: only a cancelled cart can be reopened. */
export const recycleRules: TransitionRules = {
  isDone: ({ confirmed, submitted, cancelled }) => confirmed === null && submitted === null && cancelled === null,
  refusal: ({ submitted, cancelled }) => {
    if (submitted !== null) return cartMessages.submitted;
    return cancelled === null ? cartMessages.confirmed : null;
  },
};

/** CART-14: everybody with access may take a cart over or release it, in every status. `assignee` is a username, or null. */
export const assignRules = (assignee: string | null): TransitionRules => ({
  isDone: (cart) => cart.assignee === assignee,
  refusal: () => null,
});

/** CART-19: only a confirmed cart is submitted automatically. `seconds` from now, or null to stop it. */
export const autoSubmitRules = (seconds: number | null): TransitionRules => ({
  isDone: ({ confirmed, auto_submit }) => confirmed !== null && seconds === null && auto_submit === null,
  refusal: (cart) => (cart.submitted === null ? unlessConfirmed(cart) : cartMessages.submitted),
});

/** CART-19: when a cart is submitted automatically, as ISO text; null if never. */
export const autoSubmitTime = (seconds: number | null, now: Date): string | null =>
  seconds === null ? null : new Date(now.getTime() + seconds * 1000).toISOString();
