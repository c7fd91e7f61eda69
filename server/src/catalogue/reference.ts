import { type Deal, type FreightRate, noRules, type OrderRules } from '@portal/domain/price';
import type { Warehouse } from '@portal/domain/session';
import { sql, type Transaction } from '../db/database.ts';

/** Rarely changing data that every price and cart needs. */
export interface Reference {
  readonly warehouses: readonly Warehouse[];
  /** Warehouse code of each index in stock rows. */
  readonly stockWarehouses: readonly string[];
  readonly freightRates: readonly FreightRate[];
  /** Deals that apply without a promo code. */
  readonly deals: readonly Deal[];
  readonly rules: OrderRules;
}

type Queries = Pick<Transaction, 'query'>;

/** Milliseconds of caching: every process sees a new warehouse within this time. */
const life = 30_000;

let kept: { readonly reference: Reference; readonly readAt: number } | null = null;

/** The reference data, cached for half a minute. */
export async function readReference(db: Queries): Promise<Reference> {
  if (kept && Date.now() - kept.readAt < life) return kept.reference;
  const [row] = await db.query<{
    warehouses: Warehouse[];
    stock: string[] | null;
    options: FreightRow[];
    deals: Deal[];
    rules: OrderRules | null;
  }>(sql`
    SELECT
      coalesce((SELECT jsonb_agg(jsonb_build_object('warehouse_code', warehouse_code, 'name', name, 'suburb', suburb, 'state', state)
        ORDER BY warehouse_code) FROM warehouse), '[]') AS warehouses,
      (SELECT value FROM setting WHERE name = 'stock_warehouses') AS stock,
      coalesce((SELECT jsonb_agg(jsonb_build_object('code', code, 'name', name, 'days', days,
        'base', base_charge::text, 'per_kg', charge_per_kg::text) ORDER BY position) FROM delivery_option), '[]') AS options,
      coalesce((SELECT jsonb_agg(jsonb_build_object('deal_id', deal_id, 'code', null, 'name', name, 'effect', effect, 'starts', starts,
        'ends', ends, 'accode', accode, 'uses_left', null) ORDER BY position) FROM deal WHERE code IS NULL), '[]') AS deals,
      (SELECT value FROM setting WHERE name = 'order_rules') AS rules`);
  const reference: Reference = {
    warehouses: row?.warehouses ?? [],
    stockWarehouses: row?.stock ?? row?.warehouses.map((each) => each.warehouse_code) ?? [],
    freightRates: (row?.options ?? []).map(freightRate),
    deals: row?.deals ?? [],
    rules: row?.rules ?? noRules,
  };
  // An empty database is about to be filled, so its data is not cached.
  if (reference.warehouses.length > 0) kept = { reference, readAt: Date.now() };
  return reference;
}

/** Clears the cache. */
export function forgetReference(): void {
  kept = null;
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
