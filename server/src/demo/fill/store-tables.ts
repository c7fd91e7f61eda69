import type { Transaction } from '../../db/database.ts';
import { storeCategories, storesOf } from '../people/stores.ts';
import { insertRows } from './insert.ts';

/** Inserts stores for "Where to buy" (WTB-01). */
export async function fillStores(tx: Transaction, seed: number): Promise<void> {
  await insertRows(
    tx,
    'store_category',
    [
      ['category', 'text', (row) => row.category],
      ['description', 'text', (row) => row.description],
      ['position', 'smallint', (row) => row.position],
      ['product_categories', 'text[]', (row) => row.product_categories],
    ],
    storeCategories.map((row, position) => ({ ...row, position })),
  );
  const stores = storesOf(seed);
  await insertRows(
    tx,
    'store',
    [
      ['store_code', 'text', (row) => row.store_code],
      ['name', 'text', (row) => row.name],
      ['address', 'text', (row) => row.address],
      ['suburb', 'text', (row) => row.suburb],
      ['state', 'text', (row) => row.state],
      ['postcode', 'text', (row) => row.postcode],
      ['phone', 'text', (row) => row.phone],
      ['hours', 'text', (row) => row.hours],
      ['latitude', 'double precision', (row) => row.latitude],
      ['longitude', 'double precision', (row) => row.longitude],
    ],
    stores,
  );
  await insertRows(
    tx,
    'store_sells',
    [
      ['store_code', 'text', (row) => row.store_code],
      ['category', 'text', (row) => row.category],
    ],
    stores.flatMap(({ store_code, categories }) => categories.map((category) => ({ store_code, category }))),
  );
}
