import type { Store } from '@portal/domain/catalogue';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { distanceKm } from './distance.ts';
import { findPlaces } from './find-place.ts';

/** WTB-01: every store that is asked for, nearest first from a place, else by state and name. */
export const getWtbList: Handler<'getWtbList'> = async ({ data }, { database }) => {
  const [place = null, ...places] = data.place === undefined ? [] : await findPlaces(database, data.place);
  const category = data.category ?? null;
  const stock_code = data.stock_code ?? null;
  const rows = await database.query<Omit<Store, 'distance_km'>>(sql`
    SELECT store_code, name, address, suburb, state, postcode, phone, hours, latitude, longitude,
      ARRAY(SELECT category FROM store_sells JOIN store_category c USING (category)
        WHERE store_sells.store_code = store.store_code ORDER BY c.position) AS categories
    FROM store
    WHERE (${category}::text IS NULL OR EXISTS (
        SELECT FROM store_sells WHERE store_sells.store_code = store.store_code AND category = ${category}::text))
      AND (${stock_code}::text IS NULL OR EXISTS (
        SELECT FROM store_sells JOIN store_category c USING (category) JOIN part p ON p.product_category = ANY(c.product_categories)
        WHERE store_sells.store_code = store.store_code AND p.stock_code = ${stock_code}::text))
    ORDER BY state, name, store_code`);
  const stores = rows.map((row): Store => ({ ...row, distance_km: place && distanceKm(place, row) }));
  if (place) stores.sort((a, b) => (a.distance_km ?? 0) - (b.distance_km ?? 0));
  return { data: { stores, place, places } };
};
