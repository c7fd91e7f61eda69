import type { Handler } from '../calls/handler.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { emptyRange, readOwnRange } from './own-range.ts';
import { stockListVersion } from './stock-list.ts';

/**
 * SRCH-03: only the version if the caller's list is current, only the changes if they are known, else the full list. Of a catalogue that
 * is too large for a browser, only the account's own range.
 */
export const getStocklist: Handler<'getStocklist'> = async ({ data, caller }, { stockList, database, search }) => {
  const { large, version, parts } = await search.size();
  if (large) {
    if (data.accode === undefined) return { data: { version, stocklist: emptyRange(version), parts } };
    const { userId } = signedIn(caller);
    const { accode } = accountOf(signedIn(caller), data.accode);
    return { data: { version, stocklist: await readOwnRange(database, { accode, userId }, version), parts } };
  }
  if (data.known_version !== undefined) {
    const current = await stockListVersion(database);
    if (data.known_version === current) return { data: { version: current, stocklist: null } };
    const change = await stockList.changesSince(data.known_version);
    if (change) return { data: { version: change.version, stocklist: null, change } };
  }
  return stockList.get();
};
