import type { PricedPart } from '@portal/domain/price';
import type { Handler } from '../calls/handler.ts';
import { withQuotedPrices } from '../cart/quoted-prices.ts';
import { readRecord } from '../cart/rows.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { supplierDay } from '../supplier/supplier-day.ts';
import { listPrice } from './list-price.ts';
import { findParts, type Part } from './parts.ts';

function pricedPart(stock_code: string, part: Part | undefined): PricedPart {
  if (!part) {
    const nothing = { pricing: [], price_per: 1, pronto_price: null, availability: [], product_information: null };
    return { stock_code, known: false, ...nothing };
  }
  return {
    stock_code,
    known: true,
    pricing: part.pricing,
    price_per: part.price_per,
    pronto_price: listPrice(part),
    availability: part.availability,
    product_information: { ...part.facts, object_type: 'part', data_type: 'STOCK' },
  };
}

/** LINE-02, LINE-09: one result for each requested code, in the same order. */
export const getPrice: Handler<'getPrice'> = async ({ data, caller }, { database, clock }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  const codes = data.cart_lines.map((line) => line.stock_code);
  const known = await findParts(database, accode, codes);
  const record = data.cart_id === undefined ? {} : await readRecord(database, data.cart_id, accode);
  const parts = withQuotedPrices(known, record, await supplierDay(database, clock.now()));
  return { data: { cart_lines: codes.map((code) => pricedPart(code, parts.get(code))) } };
};
