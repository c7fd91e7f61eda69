import type { Store } from '@portal/domain/catalogue';
import { hash, randomFor } from '../random.ts';
import { type Place, placeNamed, places } from './places.ts';
import { warehouses } from './reference.ts';

/** One row of the table `store`. */
export type DemoStore = Omit<Store, 'distance_km'>;

/** Store categories; every product category of the catalogue is in at least one. */
export const storeCategories = [
  {
    category: 'GENERAL',
    description: 'General fasteners',
    product_categories: ['Bolts and screws', 'Nuts', 'Washers', 'Socket screws', 'Threaded rod'],
  },
  { category: 'STRUCTURAL', description: 'Structural assemblies', product_categories: ['Structural'] },
  { category: 'ANCHORS', description: 'Anchors and chemicals', product_categories: ['Anchors'] },
  {
    category: 'ROOFING',
    description: 'Roofing and cladding',
    product_categories: ['Self-drilling screws', 'Rivets and pins'],
  },
  { category: 'LIFTING', description: 'Lifting and pipe', product_categories: ['Lifting and pipe'] },
] as const;

const everything = storeCategories.map((each) => each.category);
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

function storeAt(
  place: Place,
  seed: number,
  name: string,
  store_code: string,
  categories: readonly string[],
): DemoStore {
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
    categories,
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
      everything,
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
      const others = everything.slice(1).filter(() => random.chance(0.45));
      return storeAt(place, seed, `${place.suburb} ${random.pick(trades)}`, `R${String(i + 1).padStart(3, '0')}`, [
        'GENERAL',
        ...others,
      ]);
    });
  return [...own, ...drawn];
}
