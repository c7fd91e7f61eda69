import type { Handler } from '../calls/handler.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { readCustomerCodes } from './customer-codes.ts';

/** HIST-05: own codes of the requested accounts, by default of all the caller's. */
export const getCustomerStockCodeOverrides: Handler<'getCustomerStockCodeOverrides'> = async (
  { data, caller },
  { database },
) => {
  const asked = data.accodes ?? (data.accode === undefined ? undefined : [data.accode]);
  const accodes = accodesOf(signedIn(caller), asked);
  return { data: { customer_stock_code_overrides: await readCustomerCodes(database, accodes) } };
};
