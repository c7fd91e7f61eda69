import type { CartRecord } from '@portal/domain/cart';
import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { invalidFields } from '../calls/refusal.ts';
import { readReference } from '../catalogue/reference.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { insertCart } from './insert-cart.ts';
import { cartReply } from './reply.ts';

/** CART-02, CART-04: creates an empty cart for one account and warehouse. */
export const newCart: Handler<'newCart'> = (request, services) =>
  once('newCart', request, services, async (tx) => {
    const { data } = request;
    const caller = signedIn(request.caller);
    const account = accountOf(caller, data.accode);
    const now = services.clock.now();
    const reference = await readReference(tx);
    const { warehouse, tabtype, customer_reference, import_warnings, import_errors, import_json } = data;
    if (warehouse !== undefined && !reference.warehouses.some((each) => each.warehouse_code === warehouse)) {
      throw invalidFields([{ field: 'warehouse', message: catalogueMessages.noWarehouse(warehouse) }]);
    }
    const record: Partial<CartRecord> = {
      ...(import_warnings ? { import_warnings } : {}),
      ...(import_errors ? { import_errors } : {}),
      ...(import_json === undefined ? {} : { import_json }),
    };
    const cart = await insertCart(tx, {
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
    return { data: { cart: await cartReply(tx, cart, account, now) } };
  });
