import type { Handler } from '../calls/handler.ts';
import { removeUse } from '../deals/read-deals.ts';
import { cartMessages } from '../messages/cart.ts';
import { transition } from './transition.ts';

/** CART-14: cancels a cart that is not submitted. */
export const cartCancel: Handler<'cartCancel'> = (request, services) =>
  transition(
    {
      call: 'cartCancel',
      isDone: (cart) => cart.cancelled !== null && cart.submitted === null,
      refusal: (cart) => (cart.submitted === null ? null : cartMessages.submitted),
      draft: (now) => ({ kind: 'cart.cancel', payload: { at: now.toISOString() } }),
      done: (tx, { cart }) => removeUse(tx, cart.state.orderNum),
      topic: 'order.cancelled',
    },
    request,
    services,
  );
