import { type CartReply, cartStatus, type OrderLine, prettyName } from '@portal/domain/cart';
import { cartTotals, confirmability, deliveryOptionsFor, freightFor, goodsAndWeight } from '@portal/domain/price';
import type { AuthorisedAccount } from '@portal/domain/session';
import { findParts } from '../catalogue/parts.ts';
import { readReference } from '../catalogue/reference.ts';
import { sql } from '../db/database.ts';
import { type Queries, type StoredCart, unpriced } from './rows.ts';

interface AccountFacts {
  readonly dropship_allowed: boolean;
  readonly codes: Readonly<Record<string, string>> | null;
}

/** A whole cart as it travels (section 3), with the prices and stock of this moment beside those of the last save. */
export async function cartReply(
  db: Queries,
  { row, state, prices }: StoredCart,
  account: Pick<AuthorisedAccount, 'accode' | 'web_discount'>,
  now: Date,
): Promise<CartReply> {
  const codes = state.lines.map((line) => line.stock_code);
  const parts = await findParts(db, account.accode, codes);
  const reference = await readReference(db);
  const [facts] = await db.query<AccountFacts>(sql`
    SELECT dropship_allowed, (SELECT jsonb_object_agg(stock_code, customer_stock_code) FROM customer_stock_code c
      WHERE c.accode = a.accode AND c.stock_code = ANY(${codes}::text[])) AS codes
    FROM account a WHERE accode = ${account.accode}`);
  const orderLine = state.lines.map((line): OrderLine => {
    const part = parts.get(line.stock_code);
    const price = prices.get(line.line_id) ?? unpriced;
    return {
      ...line,
      customer_stock_code: facts?.codes?.[line.stock_code] ?? '',
      facts: part?.facts ?? null,
      pricing: part?.pricing ?? null,
      price_per: part?.price_per ?? null,
      availability: part?.availability ?? null,
      savedWebPrice: price.webPrice,
      savedExtended: price.extended,
      priceLastCheckedAt: part ? now.toISOString() : price.checked,
    };
  });
  const { goods, weight_kg } = goodsAndWeight(orderLine, account.web_discount);
  const rates = reference.freightRates;
  const freight = freightFor({
    rates,
    option: state.delivery.deliveryOptionChosen,
    weight_kg,
    goods,
    receiver_pays: state.delivery.deliveryOptionReceiverPaysCarrier,
  });
  const { allowed, reason } = confirmability(state, orderLine);
  const { lines: _, delivery, ...head } = state;
  return {
    ...head,
    ...delivery,
    ...cartTotals({ lines: orderLine, web_discount: account.web_discount, freight }),
    name: state.orderNum,
    prettyName: prettyName(state),
    status: cartStatus(state),
    orderLine,
    confirm_allowed: allowed,
    confirm_short_reason: reason,
    dropship_allowed: facts?.dropship_allowed ?? false,
    deliveryOptions: deliveryOptionsFor(rates, weight_kg, goods),
    warehouse_name: reference.warehouses.find((each) => each.warehouse_code === state.warehouse)?.name ?? '',
    created: row.created,
    modified: row.modified,
  };
}
