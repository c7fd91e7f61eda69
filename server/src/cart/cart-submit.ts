import type { Handler } from '../calls/handler.ts';
import { transition } from './transition.ts';

/** CART-06: submits a confirmed cart. This is final. */
export const cartSubmit: Handler<'cartSubmit'> = (request, services) =>
  transition(
    {
      call: 'cartSubmit',
      isDone: (cart) => cart.submitted !== null,
      refusal: (cart) => {
        if (cart.cancelled !== null) return 'The order was cancelled.';
        return cart.confirmed === null ? 'The order is not confirmed yet.' : null;
      },
      draft: (now) => ({ kind: 'cart.submit', payload: { at: now.toISOString() } }),
      topic: 'order.submitted',
    },
    request,
    services,
  );
