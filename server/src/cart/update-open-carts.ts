import type { Handler } from '../calls/handler.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { cartsNamed, writeOpenTabs } from './summaries.ts';

/** CART-01: stores the caller's open tabs, in the given order. Carts that the caller may not open are left out silently. */
export const updateOpenCarts: Handler<'updateOpenCarts'> = async ({ data, caller: who }, { database }) => {
  const caller = signedIn(who);
  const accodes = accodesOf(caller);
  return database.transaction(
    async (tx) => {
      const own = await cartsNamed(tx, accodes, [...new Set(data.open_tabs)]);
      const open_tabs = own.map((cart) => cart.orderNum);
      await writeOpenTabs(tx, caller.userId, open_tabs);
      return { data: { open_tabs } };
    },
    { accounts: accodes },
  );
};
