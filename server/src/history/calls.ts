import type { Handler } from '../calls/handler.ts';
import { accodesOf, accountOf, signedIn } from '../session/access.ts';
import { listSalesOrders, searchOf } from './list-sales-orders.ts';
import { readSalesOrders, summariseParts } from './read-sales-orders.ts';

/** HIST-02: past orders of the requested accounts, limited to the caller's own. */
export const getOrderHistoryInvoiced: Handler<'getOrderHistoryInvoiced'> = async (
  { data, caller },
  { database, clock },
) => {
  const accodes = accodesOf(signedIn(caller), data.request_accodes);
  return { data: await listSalesOrders(database, { accodes, ...searchOf(data, clock.now()) }) };
};

/** HIST-02: past orders of the caller's accounts with their lines. */
export const getOrderHistoryLines: Handler<'getOrderHistoryLines'> = async ({ data, caller }, { database }) => {
  const orders = await readSalesOrders(database, signedIn(caller), data.so_order_nos, (i) => `so_order_nos.${i}`);
  return {
    data: {
      orders: orders.map(({ so_order_no, so_order_date, order_lines }) => ({
        so_order_no,
        so_order_date,
        order_lines,
      })),
    },
  };
};

/** PART-10: the parts that the account has ordered. */
export const orderHistorySummary: Handler<'orderHistorySummary'> = async ({ data, caller }, { database }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  return { data: { parts: await summariseParts(database, accode) } };
};
