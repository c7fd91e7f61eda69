import type { Handler } from '../calls/handler.ts';
import { stockListVersion } from './stock-list.ts';

/** SRCH-03: nothing but the version where the caller has it already. */
export const getStocklist: Handler<'getStocklist'> = async ({ data }, { stockList, database }) => {
  if (data.known_version !== undefined) {
    const version = await stockListVersion(database);
    if (data.known_version === version) return { data: { version, stocklist: null } };
  }
  return stockList.get();
};
