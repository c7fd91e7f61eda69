import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { readSalesOrders } from './read-sales-orders.ts';

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
