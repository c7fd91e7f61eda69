import type { Handler } from '../../calls/handler.ts';
import { accountOf, signedIn } from '../../session/access.ts';

/** SRCH-01, FILT-02, IMP-06: searches of the whole catalogue, ranked for the account. */
export const searchCatalogue: Handler<'searchCatalogue'> = async ({ data, caller }, { search }) => {
  const { accode, stock_codes = [], filters = false, ...requests } = data;
  const account = accode === undefined ? null : accountOf(signedIn(caller), accode).accode;
  return { data: await search.search({ requests, stock_codes, filters }, account) };
};
