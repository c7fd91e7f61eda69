import type { Handler } from '../calls/handler.ts';
import { cartMessages } from '../messages/cart.ts';
import { transition } from './transition.ts';

/** CART-19: sets or clears the time at which a confirmed cart is submitted automatically. */
export const cartAutoSubmit: Handler<'cartAutoSubmit'> = (request, services) =>
  transition(
    {
      call: 'cartAutoSubmit',
      isDone: (cart) => cart.confirmed !== null && request.data.seconds === null && cart.auto_submit === null,
      refusal: (cart) => {
        if (cart.submitted !== null) return cartMessages.submitted;
        if (cart.cancelled !== null) return cartMessages.cancelled;
        return cart.confirmed === null ? cartMessages.notConfirmed : null;
      },
      draft: (now) => {
        const { seconds } = request.data;
        const at = seconds === null ? null : new Date(now.getTime() + seconds * 1000).toISOString();
        return { kind: 'cart.auto_submit', payload: { auto_submit: at } };
      },
    },
    request,
    services,
  );
