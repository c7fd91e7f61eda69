import type { Handler } from '../calls/handler.ts';
import { accodesOf, accountOf, signedIn } from '../session/access.ts';
import { listSalesOrders } from './list-sales-orders.ts';
import { readSalesOrders, summariseParts } from './read-sales-orders.ts';

const usualDays = 365;
const day = 86_400_000;
const beginning = '0001-01-01';

/** HIST-02: past orders of the requested accounts, limited to the caller's own. */
export const getOrderHistoryInvoiced: Handler<'getOrderHistoryInvoiced'> = async (
  { data, caller },
  { database, clock },
) => {
  const accodes = accodesOf(signedIn(caller), data.request_accodes);
  const words = (data.text ?? '').split(/\s+/).filter(Boolean);
  const isSearch = words.length > 0 || data.to !== undefined;
  const days = data.days_of_history ?? (isSearch ? null : usualDays);
  const usual = days === null ? beginning : new Date(clock.now().getTime() - days * day).toISOString().slice(0, 10);
  return { data: await listSalesOrders(database, { accodes, from: data.from ?? usual, to: data.to ?? null, words }) };
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
