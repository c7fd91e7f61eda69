import type { Store } from '@portal/domain/catalogue';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import type { Transaction } from '../db/database.ts';
import { distanceKm } from './distance.ts';
import { findPlaces } from './find-place.ts';
import { readStores } from './stores.ts';

/** WTB-01: matching stores, nearest first if a place is given and known, else by state and name; and the places that the text may mean. */
export async function nearestStores(
  db: Pick<Transaction, 'query'>,
  { place: typed, category, stock_code }: CallRequest<'get-wtb-list'>,
): Promise<CallReply<'get-wtb-list'>> {
  const [place = null, ...places] = typed === undefined ? [] : await findPlaces(db, typed);
  const rows = await readStores(db, { category: category ?? null, stock_code: stock_code ?? null });
  const stores = rows.map((row): Store => ({ ...row, distance_km: place && distanceKm(place, row) }));
  if (place) stores.sort((a, b) => (a.distance_km ?? 0) - (b.distance_km ?? 0));
  return { stores, place, places };
}
