import { filterGroups } from '../catalogue/filters.ts';
import { type DemoPart, informationOf, packagingOf } from '../catalogue/part.ts';
import type { DemoPrice } from '../catalogue/prices.ts';
import { warehouses } from '../people/reference.ts';
import { storeGroupOf } from '../people/stores.ts';
import type { DemoSupplier } from '../supplier.ts';
import { type FeedFile, feedFile } from './feed-file.ts';

const dollars = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** One row for each quantity break. */
function* breaksOf(prices: Iterable<DemoPrice>, isWanted: (price: DemoPrice) => boolean) {
  for (const price of prices) {
    if (!isWanted(price)) continue;
    for (const [index, quantity_break] of price.quantity_breaks.entries())
      yield { ...price, quantity_break, price: dollars(price.cents[index] ?? 0) };
  }
}

/** One row for each warehouse that has a part or expects it. */
function* levelsOf(stock: DemoSupplier['stock']) {
  for (const { stock_code, available, next_dates } of stock) {
    for (const [index, { warehouse_code }] of warehouses.entries()) {
      const level = {
        stock_code,
        warehouse_code,
        available: available[index] ?? 0,
        next_date: next_dates[index] ?? null,
      };
      if (level.available > 0 || level.next_date !== null) yield level;
    }
  }
}

const categoriesOf = (parts: readonly DemoPart[]) => [...new Set(parts.map((part) => part.product_category))].sort();

/** Files of the catalogue: parts with everything that belongs to them, prices and stock. */
export function catalogueFeeds(supplier: DemoSupplier): readonly FeedFile[] {
  const { parts, prices, stock, relations } = supplier;
  return [
    feedFile('categories', categoriesOf(parts), {
      category: (category) => category,
      store_group: (category) => storeGroupOf(category),
    }),
    feedFile('filters', filterGroups.entries(), {
      filter_root: ([, group]) => group.root,
      description: ([, group]) => group.description,
      // The values of the category filter have a type of their own.
      type: ([, group]) => (group.type === 'C' ? null : group.type),
      source: ([, group]) => group.source,
      if_none: ([, group]) => group.ifNone ?? null,
      position: ([position]) => position,
      hidden: ([, group]) => group.hidden ?? false,
    }),
    feedFile('parts', parts, {
      stock_code: (part) => part.stock_code,
      description: (part) => part.description,
      category: (part) => part.product_category,
      product_type: (part) => part.product_type,
      thread: (part) => part.thread,
      finish: (part) => part.finish,
      spec: (part) => part.spec,
      size: (part) => part.size,
      length: (part) => part.length,
      image: (part) => part.image,
      pack_code: (part) => part.pack_code,
      pack_quantity: (part) => part.pack_quantity,
      pack_weight_kg: (part) => (part.pack_weight / 1000).toFixed(3),
      inner_quantity: (part) => part.inner_quantity,
      sell_quantity_minimum: (part) => part.sell_quantity_minimum,
      sell_quantity_increment: (part) => part.sell_quantity_increment,
      price_per: (part) => part.price_per,
      poa: (part) => part.poa,
      discontinued: (part) => part.discontinued,
      superseded_by: (part) => part.superseded_by,
      note: (part) => informationOf(part).stockNotes,
      details: (part) => informationOf(part).details.map(({ label, value }) => `${label}=${value}`),
      dimensions: (part) =>
        informationOf(part).dimensions.map(({ symbol, label, value }) => `${symbol}:${label}=${value}`),
      packs: (part) =>
        packagingOf(part).map(({ pack_code, quantity, weight_kg }) => `${pack_code}=${quantity}=${weight_kg}`),
    }),
    feedFile('relations', relations, {
      stock_code: (row) => row.stock_code,
      relation: (row) => row.relation,
      other_stock_code: (row) => row.other_stock_code,
      position: (row) => row.position,
    }),
    feedFile(
      'prices',
      breaksOf(prices, (price) => price.accode === null),
      {
        stock_code: (row) => row.stock_code,
        quantity_break: (row) => row.quantity_break,
        price: (row) => row.price,
      },
    ),
    feedFile(
      'contract-prices',
      breaksOf(prices, (price) => price.accode !== null),
      {
        accode: (row) => row.accode,
        stock_code: (row) => row.stock_code,
        price_type: (row) => row.price_type,
        quantity_break: (row) => row.quantity_break,
        price: (row) => row.price,
      },
    ),
    feedFile('stock', levelsOf(stock), {
      stock_code: (row) => row.stock_code,
      warehouse_code: (row) => row.warehouse_code,
      available: (row) => row.available,
      next_date: (row) => row.next_date,
    }),
  ];
}
