import { accounts, addresses, customerCodes, users } from './accounts.ts';
import { categories } from './categories.ts';
import { carriers, deliveryOptions } from './delivery.ts';
import { certificates, documents, partDocuments } from './documents.ts';
import { filters } from './filters.ts';
import { families, finishes, grades, standards, threads } from './knowledge.ts';
import { orderEvents } from './order-events.ts';
import { partAttributes, partPacks, relations } from './part-details.ts';
import { parts } from './parts.ts';
import { pastOrderLines, pastOrders } from './past-orders.ts';
import { contractPrices, discounts, prices } from './prices.ts';
import { searchSynonyms } from './search-synonyms.ts';
import { stock } from './stock.ts';
import { stores } from './stores.ts';
import type { Feed } from './types.ts';
import { warehouses } from './warehouses.ts';

/** Increased when existing files would become invalid: a required column added, or a column renamed or removed. */
export const feedsVersion = 1;

/** All feeds, each after the feeds that it refers to. */
export const feeds = [
  warehouses,
  carriers,
  deliveryOptions,
  categories,
  filters,
  parts,
  partAttributes,
  partPacks,
  relations,
  accounts,
  prices,
  contractPrices,
  discounts,
  stock,
  stores,
  addresses,
  users,
  customerCodes,
  documents,
  partDocuments,
  certificates,
  searchSynonyms,
  families,
  standards,
  threads,
  grades,
  finishes,
  pastOrders,
  pastOrderLines,
  orderEvents,
] as const satisfies readonly Feed[];

export const feedNamed = (name: string): Feed | undefined => feeds.find((feed) => feed.name === name);
