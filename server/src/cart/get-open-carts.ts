import type { Handler } from '../calls/handler.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { listCarts, readOpenTabs } from './summaries.ts';

const day = 86_400_000;
/** Days for which a submitted or cancelled cart is still listed. */
const listedDays = 30;

/** CART-20: open and confirmed carts and those submitted or cancelled recently. The database filters by account. */
export const getOpenCarts: Handler<'getOpenCarts'> = async ({ data, caller: who }, { database, clock }) => {
  const caller = signedIn(who);
  const accodes = accodesOf(caller, data.accode === undefined ? undefined : [data.accode]);
  const since = new Date(clock.now().getTime() - listedDays * day);
  return database.transaction(
    async (tx) => ({
      data: { carts: await listCarts(tx, accodes, since), open_tabs: await readOpenTabs(tx, caller.userId) },
    }),
    { accounts: accodesOf(caller) },
  );
};
