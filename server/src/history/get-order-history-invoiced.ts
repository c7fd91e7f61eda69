import type { Handler } from '../calls/handler.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { listSalesOrders } from './list-sales-orders.ts';

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
