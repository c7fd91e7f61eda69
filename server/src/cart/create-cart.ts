import type { CartRecord } from '@portal/domain/cart';
import type { CallRequest } from '@portal/domain/contract';
import type { AuthorisedAccount } from '@portal/domain/session';
import { invalidFields } from '../calls/refusal.ts';
import { readReference } from '../catalogue/reference.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import type { Caller } from '../session/caller.ts';
import { insertCart } from './insert-cart.ts';
import type { Queries, StoredCart } from './rows.ts';

interface Buyer {
  readonly caller: Caller;
  readonly account: AuthorisedAccount;
}

/** CART-02, CART-04: creates an empty cart for an account. Throws a refusal if the warehouse is unknown. */
export async function createCart(
  tx: Queries,
  { caller, account }: Buyer,
  wanted: Omit<CallRequest<'save-cart/new-cart'>, 'accode'>,
  now: Date,
): Promise<StoredCart> {
  const { warehouse, tabtype, customer_reference, import_warnings, import_errors, import_json } = wanted;
  const { warehouses } = await readReference(tx);
  if (warehouse !== undefined && !warehouses.some((each) => each.warehouse_code === warehouse)) {
    throw invalidFields([{ field: 'warehouse', message: catalogueMessages.noWarehouse(warehouse) }]);
  }
  const record: Partial<CartRecord> = {
    ...(import_warnings ? { import_warnings } : {}),
    ...(import_errors ? { import_errors } : {}),
    ...(import_json === undefined ? {} : { import_json }),
  };
  return insertCart(tx, {
    caller,
    account,
    now,
    record,
    cart: {
      ...(tabtype === undefined ? {} : { tabtype }),
      ...(warehouse === undefined ? {} : { warehouse }),
      ...(customer_reference === undefined ? {} : { customer_reference }),
    },
  });
}
