import type { Handler } from '../calls/handler.ts';
import { recordUse } from '../deals/read-deals.ts';
import { refused, transition } from './transition.ts';
import { autoSubmitTime, confirmRules } from './transition-rules.ts';

/** CART-06, CART-07: confirms a cart after pricing every line again. Repeating the call changes nothing. */
export const cartConfirm: Handler<'cartConfirm'> = (request, services) =>
  transition(
    {
      call: 'cartConfirm',
      ...confirmRules,
      prices: true,
      check: ({ calculation }) => {
        if (!calculation.confirmability.allowed) throw refused(calculation.confirmability.reason);
      },
      draft: (now) => ({
        kind: 'cart.confirm',
        payload: {
          at: now.toISOString(),
          auto_submit: autoSubmitTime(services.config.autoSubmitSeconds, now),
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
