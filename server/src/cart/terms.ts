import type { CartState } from '@portal/domain/cart';
import { orderDate } from '@portal/domain/format';
import { type Deal, type FreightRate, type OrderRules, ratesBetween } from '@portal/domain/price';
import { readReference } from '../catalogue/reference.ts';
import { sql } from '../db/database.ts';
import { findPromo } from '../deals/read-deals.ts';
import type { Queries } from './rows.ts';

/** What a cart's totals depend on, apart from its lines. */
export interface Terms {
  /** From the cart's warehouse to its destination. */
  readonly freightRates: readonly FreightRate[];
  readonly rules: OrderRules;
  readonly deals: readonly Deal[];
  readonly promo: Deal | null;
  /** The supplier's day, YYYY-MM-DD. */
  readonly today: string;
}

/** Milliseconds that a destination is cached, the same as reference data. */
const cacheLifetime = 30_000;
const maxDestinations = 5_000;
const destinations = new Map<string, { readonly state: string; readonly readAt: number }>();

/** The state of the chosen delivery address, or else of the account. */
async function destination(tx: Queries, accode: string, dropship: number): Promise<string> {
  const key = `${accode}/${dropship}`;
  const known = destinations.get(key);
  if (known && Date.now() - known.readAt < cacheLifetime) return known.state;
  const [row] = await tx.query<{ state: string }>(sql`
    SELECT coalesce((SELECT state FROM dropship_address WHERE ds_id = ${dropship} AND created_for_accode = ${accode}),
      (SELECT state FROM account WHERE accode = ${accode}), '') AS state`);
  const state = row?.state ?? '';
  if (destinations.size >= maxDestinations) destinations.clear();
  destinations.set(key, { state, readAt: Date.now() });
  return state;
}

/** The terms of a cart. No database query if reference data and destination are cached and the cart has no promo code. */
export async function readTerms(
  tx: Queries,
  cart: Pick<CartState, 'orderNum' | 'accode' | 'warehouse' | 'delivery' | 'promo_code'>,
  now: Date,
  options: { readonly lockPromo?: boolean } = {},
): Promise<Terms> {
  const reference = await readReference(tx);
  const to = await destination(tx, cart.accode, cart.delivery.deliveryDropshipIdChosen);
  const from = reference.warehouses.find((each) => each.warehouse_code === cart.warehouse)?.state ?? '';
  const code = cart.promo_code.trim();
  const promo = code === '' ? null : await findPromo(tx, code, cart.orderNum, { lock: options.lockPromo ?? false });
  return {
    freightRates: ratesBetween(reference.freightRates, from, to),
    rules: reference.rules,
    deals: reference.deals,
    promo,
    today: orderDate(now, reference.time_zone),
  };
}
