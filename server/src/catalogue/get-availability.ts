import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { findAvailability } from './parts.ts';

/** LINE-15: stock and transit days for each requested code, in the same order. */
export const getAvailability: Handler<'getAvailability'> = async ({ data, caller }, { database }) => {
  const codes = data.cart_lines.map((line) => line.stock_code);
  const stock = await findAvailability(database, signedIn(caller).primaryAccode, codes);
  return {
    data: { cart_lines: codes.map((stock_code) => ({ stock_code, availability: stock.get(stock_code) ?? [] })) },
  };
};
