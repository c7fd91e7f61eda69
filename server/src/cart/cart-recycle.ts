import type { Handler } from '../calls/handler.ts';
import { transition } from './transition.ts';

/** CART-14: reopens a cancelled cart. */
export const cartRecycle: Handler<'cartRecycle'> = (request, services) =>
  transition(
    {
      call: 'cartRecycle',
      isDone: (cart) => cart.cancelled === null && cart.submitted === null && cart.confirmed === null,
      refusal: (cart) => {
        if (cart.submitted !== null) return 'The order has been submitted.';
        return cart.cancelled === null ? 'The order is confirmed. Unconfirm it to change it.' : null;
      },
      draft: () => ({ kind: 'cart.recycle', payload: {} }),
    },
    request,
    services,
  );
