import type { CallReply } from '@portal/domain/contract';
import type { PackedResponse } from '../calls/handler.ts';
import type { Services } from '../services.ts';
import { emptyRange, readOwnRange } from './own-range.ts';
import { stockListVersion } from './stock-list.ts';

interface Holder {
  readonly accode: string;
  readonly userId: string;
}

type StockListReply = CallReply<'get-stocklist'>;

/**
 * SRCH-03: only the version if the browser's list is current, only the changes if they are known, else the full list. Of a catalogue that is
 * too large for a browser, only the range of the account, which is empty for a visitor (`holder` null).
 */
export async function stockListFor(
  { stockList, database, search }: Pick<Services, 'stockList' | 'database' | 'search'>,
  holder: () => Holder | null,
  knownVersion: string | undefined,
): Promise<{ readonly data: StockListReply } | PackedResponse> {
  const { large, version, parts } = await search.size();
  if (large) {
    const own = holder();
    const stocklist = own === null ? emptyRange(version) : await readOwnRange(database, own, version);
    return { data: { version, stocklist, parts } };
  }
  if (knownVersion !== undefined) {
    const current = await stockListVersion(database);
    if (knownVersion === current) return { data: { version: current, stocklist: null } };
    const change = await stockList.changesSince(knownVersion);
    if (change) return { data: { version: change.version, stocklist: null, change } };
  }
  return stockList.get();
}
