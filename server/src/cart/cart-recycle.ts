import type { Handler } from '../calls/handler.ts';
import { cartMessages } from '../messages/cart.ts';
import { transition } from './transition.ts';

/** CART-14: reopens a cancelled cart. */
export const cartRecycle: Handler<'cartRecycle'> = (request, services) =>
  transition(
    {
      call: 'cartRecycle',
      isDone: (cart) => cart.cancelled === null && cart.submitted === null && cart.confirmed === null,
      refusal: (cart) => {
        if (cart.submitted !== null) return cartMessages.submitted;
        return cart.cancelled === null ? cartMessages.confirmed : null;
      },
      draft: () => ({ kind: 'cart.recycle', payload: {} }),
    },
    request,
    services,
  );
