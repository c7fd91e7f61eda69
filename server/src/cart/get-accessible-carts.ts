import type { Handler } from '../calls/handler.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { cartsNamed, readOpenTabs } from './summaries.ts';

/** CART-14: splits the requested carts, by default the caller's open tabs, into accessible and inaccessible, in the requested order. */
export const getAccessibleCarts: Handler<'getAccessibleCarts'> = async ({ data, caller: who }, { database }) => {
  const caller = signedIn(who);
  const accodes = accodesOf(caller);
  return database.transaction(
    async (tx) => {
      const wanted = [...new Set(data.cart_ids ?? (await readOpenTabs(tx, caller.userId)))];
      const accessible = await cartsNamed(tx, accodes, wanted);
      const found = new Set(accessible.map((cart) => cart.orderNum));
      return { data: { accessible, inaccessible: wanted.filter((id) => !found.has(id)) } };
    },
    { accounts: accodes },
  );
};
