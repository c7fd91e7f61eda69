import { type Deal, type FreightRate, noRules, type OrderRules } from '@portal/domain/price';
import type { Warehouse } from '@portal/domain/session';
import { sql, type Transaction } from '../db/database.ts';
import { usualTimeZone } from '../supplier/supplier.ts';

/** Rarely changing data that every price and cart needs. */
export interface Reference {
  readonly warehouses: readonly Warehouse[];
  /** Warehouse code of each index in stock rows. */
  readonly stockWarehouses: readonly string[];
  readonly freightRates: readonly FreightRate[];
  /** Deals that apply without a promo code. */
  readonly deals: readonly Deal[];
  readonly rules: OrderRules;
  /** The supplier's, by which quotes expire and deals start. */
  readonly time_zone: string;
}

type Queries = Pick<Transaction, 'query'>;

/** Milliseconds of caching: every process sees a new warehouse within this time. */
const cacheLifetime = 30_000;

let cached: { readonly reference: Reference; readonly readAt: number } | null = null;

/** The reference data, cached for half a minute. */
export async function readReference(db: Queries): Promise<Reference> {
  if (cached && Date.now() - cached.readAt < cacheLifetime) return cached.reference;
  const [row] = await db.query<{
    warehouses: Warehouse[];
    stock: string[] | null;
    options: FreightRow[];
    deals: Deal[];
    rules: OrderRules | null;
    time_zone: string | null;
  }>(sql`
    SELECT
      coalesce((SELECT jsonb_agg(jsonb_build_object('warehouse_code', warehouse_code, 'name', name, 'suburb', suburb, 'state', state)
        ORDER BY warehouse_code) FROM warehouse), '[]') AS warehouses,
      (SELECT value FROM setting WHERE name = 'stock_warehouses') AS stock,
      coalesce((SELECT jsonb_agg(jsonb_build_object('code', code, 'name', name, 'days', days,
        'base', base_charge::text, 'per_kg', charge_per_kg::text) ORDER BY position) FROM delivery_option), '[]') AS options,
      coalesce((SELECT jsonb_agg(jsonb_build_object('deal_id', deal_id, 'code', null, 'name', name, 'effect', effect, 'starts', starts,
        'ends', ends, 'accode', accode, 'uses_left', null) ORDER BY position) FROM deal WHERE code IS NULL), '[]') AS deals,
      (SELECT value FROM setting WHERE name = 'order_rules') AS rules,
      (SELECT value ->> 'time_zone' FROM setting WHERE name = 'supplier') AS time_zone`);
  const reference: Reference = {
    warehouses: row?.warehouses ?? [],
    stockWarehouses: row?.stock ?? row?.warehouses.map((each) => each.warehouse_code) ?? [],
    freightRates: (row?.options ?? []).map(freightRate),
    deals: row?.deals ?? [],
    rules: row?.rules ?? noRules,
    time_zone: row?.time_zone ?? usualTimeZone,
  };
  // An empty database is about to be filled, so its data is not cached.
  if (reference.warehouses.length > 0) cached = { reference, readAt: Date.now() };
  return reference;
}

/** Clears the cache. */
export function clearReferenceCache(): void {
  cached = null;
}

interface FreightRow {
  readonly code: string;
  readonly name: string;
  readonly days: string;
  readonly base: string;
  readonly per_kg: string;
}

/** A rate with a base charge and a charge for each started kilogram. */
const freightRate = ({ code, name, days, base, per_kg }: FreightRow): FreightRate => ({
  code,
  name,
  days,
  bands: [{ up_to_kg: '0', cost: base }],
  per_kg_over: per_kg,
  free_over: null,
});
