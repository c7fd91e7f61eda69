import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { transition } from './transition.ts';

/** CART-14: assigns the cart to the caller, whoever had it before, or releases it. */
export const claimCart: Handler<'claimCart'> = (request, services) => {
  const assignee = request.data.release ? null : signedIn(request.caller).username;
  return transition(
    {
      call: 'claimCart',
      isDone: (cart) => cart.assignee === assignee,
      refusal: () => null,
      draft: () => ({ kind: 'cart.assign', payload: { assignee } }),
    },
    request,
    services,
  );
};
