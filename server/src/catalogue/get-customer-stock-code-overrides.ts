import type { CustomerStockCode } from '@portal/domain/catalogue';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { accodesOf, signedIn } from '../session/access.ts';

/** HIST-05: of the accounts asked for, else of all the caller's. */
export const getCustomerStockCodeOverrides: Handler<'getCustomerStockCodeOverrides'> = async (
  { data, caller },
  { database },
) => {
  const asked = data.accodes ?? (data.accode === undefined ? undefined : [data.accode]);
  const accodes = accodesOf(signedIn(caller), asked);
  const rows = await database.query<CustomerStockCode>(sql`
    SELECT accode, stock_code, customer_stock_code FROM customer_stock_code
    WHERE accode = ANY(${accodes}::text[]) ORDER BY accode, stock_code`);
  return { data: { customer_stock_code_overrides: rows } };
};
