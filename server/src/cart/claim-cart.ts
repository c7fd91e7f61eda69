import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { transition } from './transition.ts';

/** CART-14: the caller looks after the cart from now on, whoever did before; or, giving it back, nobody does. */
export const claimCart: Handler<'claimCart'> = (asked, services) => {
  const assignee = asked.data.release ? null : signedIn(asked.caller).username;
  return transition(
    {
      call: 'claimCart',
      isDone: (cart) => cart.assignee === assignee,
      refusal: () => null,
      draft: () => ({ kind: 'cart.assign', payload: { assignee } }),
    },
    asked,
    services,
  );
};
