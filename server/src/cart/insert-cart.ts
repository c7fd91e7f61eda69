import { type CartRecord, newCart as emptyCart, type NewCart, nextCartId } from '@portal/domain/cart';
import type { AuthorisedAccount } from '@portal/domain/session';
import { readReference } from '../catalogue/reference.ts';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Caller } from '../session/caller.ts';
import { calculateOrder } from './pricing.ts';
import { type CartRow, headOf, type Queries, type StoredCart } from './rows.ts';
import { readTerms } from './terms.ts';

export interface NewCartRow {
  readonly caller: Caller;
  readonly account: AuthorisedAccount;
  readonly now: Date;
  readonly record: Partial<CartRecord>;
  readonly cart: Omit<NewCart, 'orderNum' | 'accode' | 'billto'>;
}

/** Inserts an empty cart under a new id. Without a chosen delivery option it gets the supplier's first. */
export async function insertCart(tx: Queries, { caller, account, now, record, cart }: NewCartRow): Promise<StoredCart> {
  const { accode, billto } = account;
  const { freightRates } = await readReference(tx);
  const deliveryOptionChosen = cart.delivery?.deliveryOptionChosen || (freightRates[0]?.code ?? '');
  const delivery = { ...cart.delivery, deliveryOptionChosen };
  const state = emptyCart({ ...cart, delivery, orderNum: await takeCartId(tx, accode), accode, billto });
  const { totals } = calculateOrder(state, new Map(), await readTerms(tx, state, now));
  const at = now.toISOString();
  await tx.query(sql`
    INSERT INTO cart (order_num, accode, created_by, created, modified, head, totals, record)
    VALUES (${state.orderNum}, ${accode}, ${caller.userId}, ${at}, ${at}, ${JSON.stringify(headOf(state))}::jsonb,
      ${JSON.stringify(totals)}::jsonb, ${JSON.stringify(record)}::jsonb)`);
  const order_num = state.orderNum;
  const row: CartRow = {
    order_num,
    accode,
    created: at,
    modified: at,
    revision: 0,
    stamp: '',
    price_list: null,
    head: state,
    totals,
    record,
  };
  return { row, state, prices: new Map() };
}

/** The next cart id of an account. Locks the account's counter until the transaction ends. */
async function takeCartId(tx: Queries, code: string): Promise<string> {
  const [row] = await tx.query<Pick<Tables['cart_counter'], 'last_number'>>(sql`
    INSERT INTO cart_counter (code, last_number) VALUES (${code}, 1)
    ON CONFLICT (code) DO UPDATE SET last_number = cart_counter.last_number + 1 RETURNING last_number`);
  return nextCartId(code, row?.last_number ?? 1);
}
