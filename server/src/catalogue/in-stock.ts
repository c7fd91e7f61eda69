import type { Handler } from '../calls/handler.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { readNearStock } from './near-stock.ts';

/** SRCH-01: what is in stock near the account, by which search results are ranked. */
export const inStock: Handler<'inStock'> = async ({ data, caller }, { database }) => ({
  data: await readNearStock(database, accountOf(signedIn(caller), data.accode).accode),
});
