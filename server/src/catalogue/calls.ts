import type { Handler } from '../calls/handler.ts';
import { accodesOf, accountOf, accountOrPrimary, signedIn } from '../session/access.ts';
import { changeCustomerCodes, readCustomerCodes } from './customer-codes.ts';
import { filterList, packedFilterList } from './filters.ts';
import { readNearStock } from './near-stock.ts';
import { findAvailability } from './parts.ts';
import { priceParts } from './price-parts.ts';
import { productInformation } from './product-information.ts';
import { readReference } from './reference.ts';
import { readRelations } from './relations.ts';
import { stockListFor } from './stock-list-for.ts';

/** PART-05, PART-07: one result for each requested code, in the same order. */
export const getAlternateRelated: Handler<'getAlternateRelated'> = async ({ data }, { database }) => {
  const codes = data.cart_lines.map((line) => line.stock_code);
  return { data: { cart_lines: await readRelations(database, codes) } };
};

/** LINE-15: stock and transit days for each requested code, in the same order. */
export const getAvailability: Handler<'getAvailability'> = async ({ data, caller }, { database }) => {
  const codes = data.cart_lines.map((line) => line.stock_code);
  const stock = await findAvailability(database, signedIn(caller).primaryAccode, codes);
  return {
    data: { cart_lines: codes.map((stock_code) => ({ stock_code, availability: stock.get(stock_code) ?? [] })) },
  };
};

/** HIST-05: own codes of the requested accounts, by default of all the caller's. */
export const getCustomerStockCodeOverrides: Handler<'getCustomerStockCodeOverrides'> = async (
  { data, caller },
  { database },
) => {
  const requested = data.accodes ?? (data.accode === undefined ? undefined : [data.accode]);
  const accodes = accodesOf(signedIn(caller), requested);
  return { data: { customer_stock_code_overrides: await readCustomerCodes(database, accodes) } };
};

/** FILT-01 */
export const getFilters: Handler<'getFilters'> = async ({ data }, { database }) =>
  data.packed
    ? ((await packedFilterList(database, data.known_version ?? null)) ?? { data: { filters: [], packed: null } })
    : { data: { filters: await filterList(database) } };

/** LINE-02, LINE-09: one result for each requested code, in the same order. */
export const getPrice: Handler<'getPrice'> = async ({ data, caller }, { database, clock }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  const codes = data.cart_lines.map((line) => line.stock_code);
  return {
    data: { cart_lines: await priceParts(database, { accode, cartId: data.cart_id ?? null, codes }, clock.now()) },
  };
};

export const getProductInformation: Handler<'getProductInformation'> = async ({ data, caller }, services) => {
  const accode = data.accode === undefined ? null : accountOf(signedIn(caller), data.accode).accode;
  const codes = data.cart_lines.map((line) => line.stock_code);
  return { data: await productInformation(codes, { accode, caller }, services) };
};

/** SRCH-03 */
export const getStocklist: Handler<'getStocklist'> = async ({ data, caller }, services) => {
  const holder = () => {
    if (data.accode === undefined) return null;
    const who = signedIn(caller);
    return { accode: accountOf(who, data.accode).accode, userId: who.userId };
  };
  return stockListFor(services, holder, data.known_version);
};

/** SRCH-01: what is in stock near the account, by which search results are ranked. */
export const inStock: Handler<'inStock'> = async ({ data, caller }, { database }) => ({
  data: await readNearStock(database, accountOf(signedIn(caller), data.accode).accode),
});

/** HIST-05 */
export const setCustomerStockCodeOverrides: Handler<'setCustomerStockCodeOverrides'> = async (
  { data, caller },
  { database, search },
) => {
  const { accode } = accountOrPrimary(signedIn(caller), data.accode);
  const rows = await changeCustomerCodes({ database, search }, accode, data.customer_stock_code_overrides);
  return { data: { customer_stock_code_overrides: rows } };
};

export const warehouseList: Handler<'warehouseList'> = async (_, { database }) => ({
  data: (await readReference(database)).warehouses,
});

export { searchCatalogue } from './search/search-catalogue.ts';
