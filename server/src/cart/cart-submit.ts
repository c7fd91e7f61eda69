import type { Handler } from '../calls/handler.ts';
import { cartMessages } from '../messages/cart.ts';
import { transition } from './transition.ts';

/** CART-06: submits a confirmed cart. This is final. */
export const cartSubmit: Handler<'cartSubmit'> = (request, services) =>
  transition(
    {
      call: 'cartSubmit',
      isDone: (cart) => cart.submitted !== null,
      refusal: (cart) => {
        if (cart.cancelled !== null) return cartMessages.cancelled;
        return cart.confirmed === null ? cartMessages.notConfirmed : null;
      },
      draft: (now) => ({ kind: 'cart.submit', payload: { at: now.toISOString() } }),
      topic: 'order.submitted',
    },
    request,
    services,
  );
