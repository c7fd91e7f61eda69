import type { Handler } from '../calls/handler.ts';
import { recordUse } from '../deals/read-deals.ts';
import { cartMessages } from '../messages/cart.ts';
import { refused, transition } from './transition.ts';

/** CART-06, CART-07: confirms a cart after pricing every line again. Repeating the call changes nothing. */
export const cartConfirm: Handler<'cartConfirm'> = (request, services) =>
  transition(
    {
      call: 'cartConfirm',
      isDone: (cart) => cart.confirmed !== null && cart.submitted === null && cart.cancelled === null,
      refusal: (cart) => {
        if (cart.submitted !== null) return cartMessages.submitted;
        return cart.cancelled === null ? null : cartMessages.cancelled;
      },
      prices: true,
      check: ({ calculation }) => {
        if (!calculation.confirmability.allowed) throw refused(calculation.confirmability.reason);
      },
      draft: (now) => ({
        kind: 'cart.confirm',
        payload: {
          at: now.toISOString(),
          auto_submit: new Date(now.getTime() + services.config.autoSubmitSeconds * 1000).toISOString(),
        },
      }),
      // A promo code that no longer applies does not block the order; it is just not counted as used.
      done: async (tx, { cart, calculation }, now) => {
        if (calculation.promo?.applied) await recordUse(tx, calculation.promo.code, cart.state.orderNum, now);
      },
      topic: 'order.confirmed',
    },
    request,
    services,
  );
