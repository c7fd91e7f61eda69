import type { Handler } from '../calls/handler.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { openCart } from './open.ts';
import { cartReply } from './reply.ts';

export const getCart: Handler<'getCart'> = async (request, { database, clock }) =>
  database.transaction(
    async (tx) => {
      const { cart, account } = await openCart(tx, request, { lock: false });
      return { data: { cart: await cartReply(tx, cart, account, clock.now()) } };
    },
    { accounts: accodesOf(signedIn(request.caller)) },
  );
