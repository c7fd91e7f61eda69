import { buildParts } from './catalogue/build.ts';
import { chooseParts } from './catalogue/choose.ts';
import {
  certificatesOf,
  type DemoCertificate,
  type DemoDocument,
  type DemoPartDocument,
  documents,
  partDocumentsOf,
} from './catalogue/papers.ts';
import type { DemoPart } from './catalogue/part.ts';
import { type DemoPrice, pricesOf } from './catalogue/prices.ts';
import { type DemoRelation, relationsOf } from './catalogue/relations.ts';
import { type DemoStock, stockOf } from './catalogue/stock.ts';
import { type DemoCart, shopOf } from './orders/cart-builder.ts';
import { cartsOf } from './orders/carts.ts';
import { type DemoSalesOrder, type Goods, historyOf } from './orders/history.ts';
import { type DemoReport, reportOf } from './orders/reported.ts';
import { accountsOf, contractsOf, type DemoAccount } from './people/accounts.ts';
import {
  customerCodesOf,
  type DemoCustomerCode,
  type DemoDropship,
  type DemoFavourite,
  dropshipAddresses,
  favouritesOf,
} from './people/belongings.ts';
import { type DemoUser, demoUsers } from './people/users.ts';
import { wellKnownCarts } from './well-known.ts';

/** All data of the demo supplier. Depends only on seed, size and date. */
export interface DemoSupplier {
  readonly seed: number;
  readonly today: string;
  readonly parts: readonly DemoPart[];
  readonly prices: readonly DemoPrice[];
  readonly stock: readonly DemoStock[];
  readonly relations: readonly DemoRelation[];
  readonly documents: readonly DemoDocument[];
  readonly partDocuments: readonly DemoPartDocument[];
  readonly certificates: readonly DemoCertificate[];
  readonly accounts: readonly DemoAccount[];
  readonly users: readonly DemoUser[];
  readonly customerCodes: readonly DemoCustomerCode[];
  readonly favourites: readonly DemoFavourite[];
  readonly dropships: readonly DemoDropship[];
  readonly salesOrders: readonly DemoSalesOrder[];
  readonly carts: readonly DemoCart[];
  readonly reports: readonly DemoReport[];
}

export interface DemoSupplierOptions {
  /** From 400 to slightly over 100,000; the wider range adds a tenth. */
  readonly parts?: number;
  readonly seed?: number;
  /** YYYY-MM-DD; base for the dates of stock, history and carts. */
  readonly today: string;
}

const defaultParts = 40_000;
const defaultSeed = 1935;

/** Parts that can be ordered: with a price, and not POA, discontinued or superseded. */
function goodsOf(parts: readonly DemoPart[], prices: readonly DemoPrice[]): Goods[] {
  const standard = new Map(prices.filter((price) => price.accode === null).map((price) => [price.stock_code, price]));
  return parts.flatMap((part) => {
    const cents = standard.get(part.stock_code)?.cents[0];
    const sound = !part.poa && !part.discontinued && part.superseded_by === null;
    return sound && cents !== undefined ? [{ part, cents }] : [];
  });
}

/**
 * Generates the demo supplier; the same on every machine for the same options. Takes about a second for 40,000 parts.
 * @throws RangeError if `parts` is out of range.
 */
export function makeDemoSupplier(options: DemoSupplierOptions): DemoSupplier {
  const { parts: count = defaultParts, seed = defaultSeed, today } = options;
  const parts = buildParts(chooseParts(count, seed), seed);
  const accounts = accountsOf(seed);
  const prices = pricesOf(parts, contractsOf(accounts), seed);
  const boughtBefore = parts.filter(({ candidate }) => !candidate.wider);
  const goods = goodsOf(boughtBefore, prices);
  const scale = count < 5000 ? 0.1 : 1;
  const carts = cartsOf(shopOf(accounts, parts, prices), goods, seed, today);
  const reports = carts
    .filter(({ state }) => state.orderNum === wellKnownCarts.submitted)
    .map((cart) => reportOf(cart, today));
  return {
    seed,
    today,
    parts,
    prices,
    stock: parts.map((part) => stockOf(part, seed, today)),
    relations: relationsOf(parts),
    documents: documents(),
    partDocuments: partDocumentsOf(parts),
    certificates: certificatesOf(parts, seed, today),
    accounts,
    users: demoUsers,
    customerCodes: customerCodesOf(boughtBefore, seed),
    favourites: favouritesOf(parts),
    dropships: dropshipAddresses(),
    salesOrders: [
      ...historyOf(accounts, goods, { seed, today, scale }),
      ...reports.map(({ salesOrder }) => salesOrder),
    ],
    carts,
    reports,
  };
}
