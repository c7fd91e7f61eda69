import type { Handler } from '../calls/handler.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { listSalesOrders } from './read-sales-orders.ts';

const usualDays = 365;
const day = 86_400_000;

/** HIST-02: by the accounts that the caller has, whatever is asked. */
export const getOrderHistoryInvoiced: Handler<'getOrderHistoryInvoiced'> = async (
  { data, caller },
  { database, clock },
) => {
  const accodes = accodesOf(signedIn(caller), data.request_accodes);
  const since = new Date(clock.now().getTime() - (data.days_of_history ?? usualDays) * day).toISOString().slice(0, 10);
  return { data: await listSalesOrders(database, accodes, since) };
};
