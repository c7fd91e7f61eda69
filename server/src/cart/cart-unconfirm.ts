import type { Handler } from '../calls/handler.ts';
import { removeUse } from '../deals/read-deals.ts';
import { cartMessages } from '../messages/cart.ts';
import { transition } from './transition.ts';

/** CART-06: makes a confirmed cart editable again. */
export const cartUnconfirm: Handler<'cartUnconfirm'> = (request, services) =>
  transition(
    {
      call: 'cartUnconfirm',
      isDone: (cart) => cart.confirmed === null && cart.submitted === null && cart.cancelled === null,
      refusal: (cart) => {
        if (cart.submitted !== null) return cartMessages.submitted;
        return cart.cancelled === null ? null : cartMessages.cancelled;
      },
      draft: () => ({ kind: 'cart.unconfirm', payload: {} }),
      done: (tx, { cart }) => removeUse(tx, cart.state.orderNum),
      topic: 'order.unconfirmed',
    },
    request,
    services,
  );
