import type { Handler } from '../calls/handler.ts';
import { readRelations } from './relations.ts';

/** PART-05, PART-07: one result for each requested code, in the same order. */
export const getAlternateRelated: Handler<'getAlternateRelated'> = async ({ data }, { database }) => {
  const codes = data.cart_lines.map((line) => line.stock_code);
  return { data: { cart_lines: await readRelations(database, codes) } };
};
