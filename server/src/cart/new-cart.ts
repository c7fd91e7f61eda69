import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { createCart } from './create-cart.ts';
import { cartReply } from './reply.ts';

/** CART-02, CART-04: creates an empty cart for one account and warehouse. */
export const newCart: Handler<'newCart'> = (request, services) =>
  once('newCart', request, services, async (tx) => {
    const { accode, ...wanted } = request.data;
    const caller = signedIn(request.caller);
    const account = accountOf(caller, accode);
    const now = services.clock.now();
    const cart = await createCart(tx, { caller, account }, wanted, now);
    return { data: { cart: await cartReply(tx, cart, account, now) } };
  });
