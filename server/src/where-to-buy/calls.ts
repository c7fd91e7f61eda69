import type { Store } from '@portal/domain/catalogue';
import type { Handler } from '../calls/handler.ts';
import { distanceKm } from './distance.ts';
import { findPlaces } from './find-place.ts';
import { readStoreCategories, readStores } from './stores.ts';

/** WTB-01 */
export const getCategoryList: Handler<'getCategoryList'> = async (_, { database }) => ({
  data: { categories: await readStoreCategories(database) },
});

/** WTB-01: matching stores, nearest first if a place is given, else by state and name. */
export const getWtbList: Handler<'getWtbList'> = async ({ data }, { database }) => {
  const [place = null, ...places] = data.place === undefined ? [] : await findPlaces(database, data.place);
  const rows = await readStores(database, { category: data.category ?? null, stock_code: data.stock_code ?? null });
  const stores = rows.map((row): Store => ({ ...row, distance_km: place && distanceKm(place, row) }));
  if (place) stores.sort((a, b) => (a.distance_km ?? 0) - (b.distance_km ?? 0));
  return { data: { stores, place, places } };
};
