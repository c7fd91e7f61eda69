import { type CartRecord, newCart as emptyCart, nextCartId } from '@portal/domain/cart';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { readReference } from '../catalogue/reference.ts';
import { sql } from '../db/database.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { once } from './once.ts';
import { reckon } from './pricing.ts';
import { cartReply } from './reply.ts';
import { type CartRow, headOf, type Queries, type StoredCart } from './rows.ts';

/** CART-02, CART-04: an empty cart of one account and warehouse. */
export const newCart: Handler<'newCart'> = (asked, services) =>
  once('newCart', asked, services, async (tx) => {
    const { data } = asked;
    const caller = signedIn(asked.caller);
    const account = accountOf(caller, data.accode);
    const now = services.clock.now();
    const reference = await readReference(tx);
    const { warehouse } = data;
    if (warehouse !== undefined && !reference.warehouses.some((each) => each.warehouse_code === warehouse)) {
      throw invalidFields([{ field: 'warehouse', message: `There is no warehouse ${warehouse}` }]);
    }
    const state = emptyCart({
      orderNum: await takeCartId(tx, account.accode),
      accode: account.accode,
      billto: account.billto,
      ...(data.tabtype === undefined ? {} : { tabtype: data.tabtype }),
      ...(warehouse === undefined ? {} : { warehouse }),
      ...(data.customer_reference === undefined ? {} : { customer_reference: data.customer_reference }),
      delivery: { deliveryOptionChosen: reference.freightRates[0]?.code ?? '' },
    });
    const { totals } = reckon(state, new Map(), reference.freightRates);
    const at = now.toISOString();
    const { import_warnings, import_errors, import_json } = data;
    const record: Partial<CartRecord> = {
      ...(import_warnings ? { import_warnings } : {}),
      ...(import_errors ? { import_errors } : {}),
      ...(import_json === undefined ? {} : { import_json }),
    };
    await tx.query(sql`
      INSERT INTO cart (order_num, accode, created_by, created, modified, head, totals, record)
      VALUES (${state.orderNum}, ${state.accode}, ${caller.userId}, ${at}, ${at}, ${JSON.stringify(headOf(state))}::jsonb,
        ${JSON.stringify(totals)}::jsonb, ${JSON.stringify(record)}::jsonb)`);
    const { orderNum, accode } = state;
    const row: CartRow = {
      order_num: orderNum,
      accode,
      created: at,
      modified: at,
      revision: 0,
      stamp: '',
      head: state,
      totals,
      record,
    };
    const cart: StoredCart = { row, state, prices: new Map() };
    return { data: { cart: await cartReply(tx, cart, account, now) } };
  });

/** The next id of a code, counted from one row; the row stays locked until the cart is there or is not. */
async function takeCartId(tx: Queries, code: string): Promise<string> {
  const [row] = await tx.query<{ last_number: number }>(sql`
    INSERT INTO cart_counter (code, last_number) VALUES (${code}, 1)
    ON CONFLICT (code) DO UPDATE SET last_number = cart_counter.last_number + 1 RETURNING last_number`);
  return nextCartId(code, row?.last_number ?? 1);
}
