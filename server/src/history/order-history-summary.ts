import type { Handler } from '../calls/handler.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { summariseParts } from './read-sales-orders.ts';

/** PART-10: the parts that the account has ordered. */
export const orderHistorySummary: Handler<'orderHistorySummary'> = async ({ data, caller }, { database }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  return { data: { parts: await summariseParts(database, accode) } };
};
