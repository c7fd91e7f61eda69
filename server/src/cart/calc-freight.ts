import { defaultWarehouse } from '@portal/domain/cart';
import { freightOffers, ratesBetween } from '@portal/domain/price';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { readReference } from '../catalogue/reference.ts';
import { stateOfAccount } from '../delivery/addresses.ts';
import { stateOfPostcode } from '../delivery/postcodes.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { accountOf, signedIn } from '../session/access.ts';

/** CART-15, DLV-01: freight from the same rates and destinations that a cart's totals use. */
export const calcFreight: Handler<'calcFreight'> = async ({ data, caller }, { database }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  const reference = await readReference(database);
  const from = reference.warehouses.find((each) => each.warehouse_code === (data.warehouse ?? defaultWarehouse));
  if (!from)
    throw invalidFields([{ field: 'warehouse', message: catalogueMessages.noWarehouse(data.warehouse ?? '') }]);
  const state =
    data.postcode === undefined
      ? await stateOfAccount(database, accode)
      : await stateOfPostcode(database, data.postcode);
  if (state === null)
    throw invalidFields([{ field: 'postcode', message: catalogueMessages.noPostcode(data.postcode ?? '') }]);
  const rates = ratesBetween(reference.freightRates, from.state, state);
  const chosen = data.option === undefined ? rates : rates.filter((rate) => rate.code === data.option);
  if (chosen.length === 0)
    throw invalidFields([{ field: 'option', message: catalogueMessages.noDeliveryOption(data.option ?? '') }]);
  return { data: { options: freightOffers(chosen, data.weight_kg, data.goods ?? '0'), state } };
};
