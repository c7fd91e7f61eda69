import type { Handler } from '../calls/handler.ts';
import { stockListVersion } from './stock-list.ts';

/** SRCH-03: only the version if the caller's list is current, only the changes if they are known, else the full list. */
export const getStocklist: Handler<'getStocklist'> = async ({ data }, { stockList, database }) => {
  if (data.known_version !== undefined) {
    const version = await stockListVersion(database);
    if (data.known_version === version) return { data: { version, stocklist: null } };
    const change = await stockList.changesSince(data.known_version);
    if (change) return { data: { version: change.version, stocklist: null, change } };
  }
  return stockList.get();
};
