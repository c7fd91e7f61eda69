import type { Handler } from '../calls/handler.ts';
import { stockListVersion } from './stock-list.ts';

/** SRCH-03: nothing but the version where the caller has it already, and no more than the difference where that is known. */
export const getStocklist: Handler<'getStocklist'> = async ({ data }, { stockList, database }) => {
  if (data.known_version !== undefined) {
    const version = await stockListVersion(database);
    if (data.known_version === version) return { data: { version, stocklist: null } };
    const change = await stockList.changesSince(data.known_version);
    if (change) return { data: { version: change.version, stocklist: null, change } };
  }
  return stockList.get();
};
