import type { Store } from '@portal/domain/catalogue';
import { hash, randomFor } from '../random.ts';
import { type Place, placeNamed, places } from './places.ts';
import { warehouses } from './reference.ts';

/** One row of the feed of stores. */
type DemoStore = Omit<Store, 'distance_km'>;

/** Groups of product categories that stores sell, the one that all resellers sell first. Every category of the catalogue is in one. */
const groups: readonly { readonly name: string; readonly categories: readonly string[] }[] = [
  {
    name: 'General fasteners',
    categories: ['Bolts and screws', 'Nuts', 'Washers', 'Socket screws', 'Threaded rod'],
  },
  { name: 'Structural assemblies', categories: ['Structural'] },
  { name: 'Anchors and chemicals', categories: ['Anchors'] },
  { name: 'Roofing and cladding', categories: ['Self-drilling screws', 'Rivets and pins'] },
  { name: 'Lifting and pipe', categories: ['Lifting and pipe'] },
];

/** The group that a product category belongs to at stores. */
export const storeGroupOf = (category: string): string =>
  groups.find(({ categories }) => categories.includes(category))?.name ?? '';

const streets = ['Foundry Road', 'Mill Street', 'Junction Road', 'Wharf Street', 'Enterprise Drive', 'Station Street'];
const trades = ['Bolt Centre', 'Fasteners', 'Industrial Supplies', 'Trade Hardware', 'Engineering Supplies'];
/** Phone number prefixes reserved for fictional use in Australia. */
const areas: Readonly<Record<string, string>> = {
  NSW: '02 5550',
  ACT: '02 5550',
  VIC: '03 5550',
  TAS: '03 7010',
  QLD: '07 5550',
  SA: '08 5550',
  WA: '08 5550',
  NT: '08 7010',
};
const week = 'Monday to Friday 7 am to 5 pm';
const withSaturday = `${week}, Saturday 8 am to 12 noon`;
const resellers = 96;

function storeAt(place: Place, seed: number, name: string, store_code: string, sold: typeof groups): DemoStore {
  const random = randomFor(`store:${store_code}:${place.suburb}`, seed);
  return {
    store_code,
    name,
    address: `${random.whole(1, 180)} ${random.pick(streets)}`,
    suburb: place.suburb,
    state: place.state,
    postcode: place.postcode,
    phone: `${areas[place.state] ?? '02 5550'} ${String(random.whole(100, 9_999)).padStart(4, '0')}`,
    hours: random.chance(0.4) ? withSaturday : week,
    latitude: place.latitude,
    longitude: place.longitude,
    categories: sold.flatMap(({ categories }) => categories),
  };
}

/** The supplier's trade counters, one at each warehouse, and resellers across the country. */
export function storesOf(seed: number): DemoStore[] {
  const own = warehouses.map((warehouse) =>
    storeAt(
      placeNamed(warehouse.suburb, warehouse.state),
      seed,
      `Trade counter ${warehouse.name}`,
      `W${warehouse.warehouse_code}`,
      groups,
    ),
  );
  const taken = new Set(own.map((store) => store.suburb));
  const drawn = places
    .filter((place) => !taken.has(place.suburb))
    .map((place) => ({ place, lot: hash(`reseller:${place.postcode}:${place.suburb}`, seed) }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, resellers)
    .map(({ place }, i) => {
      const random = randomFor(`reseller:${place.postcode}:${place.suburb}`, seed);
      const sold = groups.filter((_, at) => at === 0 || random.chance(0.45));
      return storeAt(place, seed, `${place.suburb} ${random.pick(trades)}`, `R${String(i + 1).padStart(3, '0')}`, sold);
    });
  return [...own, ...drawn];
}
