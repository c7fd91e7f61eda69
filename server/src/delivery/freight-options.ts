import { defaultWarehouse } from '@portal/domain/cart';
import { type FreightOffer, freightOffers, ratesBetween } from '@portal/domain/price';
import { invalidFields } from '../calls/refusal.ts';
import { readReference } from '../catalogue/reference.ts';
import type { Transaction } from '../db/database.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { stateOfAccount } from './addresses.ts';
import { stateOfPostcode } from './postcodes.ts';

/** A delivery to calculate freight for. */
export interface FreightRequest {
  readonly weight_kg: string;
  /** Amount of the goods, exact; some rates depend on it. */
  readonly goods?: string | undefined;
  /** The supplier's default warehouse if absent. */
  readonly warehouse?: string | undefined;
  /** The account's own place if absent. */
  readonly postcode?: string | undefined;
  /** Code of one delivery option; all if absent. */
  readonly option?: string | undefined;
}

/**
 * CART-15, DLV-01: freight of a delivery to an account, from the same rates and destinations that a cart's totals use, and the state it
 * goes to. Throws a refusal that names an unknown warehouse, postcode or option.
 */
export async function freightOptions(
  db: Pick<Transaction, 'query'>,
  accode: string,
  { weight_kg, goods = '0', warehouse = defaultWarehouse, postcode, option }: FreightRequest,
): Promise<{ readonly options: readonly FreightOffer[]; readonly state: string }> {
  const reference = await readReference(db);
  const from = reference.warehouses.find((each) => each.warehouse_code === warehouse);
  if (!from) throw invalidFields([{ field: 'warehouse', message: catalogueMessages.noWarehouse(warehouse) }]);
  const state = postcode === undefined ? await stateOfAccount(db, accode) : await stateOfPostcode(db, postcode);
  if (state === null)
    throw invalidFields([{ field: 'postcode', message: catalogueMessages.noPostcode(postcode ?? '') }]);
  const rates = ratesBetween(reference.freightRates, from.state, state);
  const chosen = option === undefined ? rates : rates.filter((rate) => rate.code === option);
  if (chosen.length === 0)
    throw invalidFields([{ field: 'option', message: catalogueMessages.noDeliveryOption(option ?? '') }]);
  return { options: freightOffers(chosen, weight_kg, goods), state };
}
