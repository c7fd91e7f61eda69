import type { PricedPart } from '@portal/domain/price';
import { withQuotedPrices } from '../cart/quoted-prices.ts';
import { readRecord } from '../cart/rows.ts';
import type { Database } from '../db/database.ts';
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

interface PricesWanted {
  readonly accode: string;
  /** The quote whose prices count while it is valid. */
  readonly cartId: string | null;
  readonly codes: readonly string[];
}

/** LINE-02, LINE-09: prices and availability of each code for an account, in the same order; unknown codes are marked. */
export async function priceParts(
  database: Database,
  { accode, cartId, codes }: PricesWanted,
  now: Date,
): Promise<readonly PricedPart[]> {
  const known = await findParts(database, accode, codes);
  const record = cartId === null ? {} : await readRecord(database, cartId, accode);
  const parts = withQuotedPrices(known, record, await supplierDay(database, now));
  return codes.map((code) => pricedPart(code, parts.get(code)));
}
