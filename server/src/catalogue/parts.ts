import type { PartFacts } from '@portal/domain/cart';
import type { Availability, PriceType, Pricing } from '@portal/domain/price';
import { sql, type Transaction } from '../db/database.ts';
import { type Reference, readReference } from './reference.ts';
import { transitDays } from './transit.ts';

/** One part with its prices for one account and its stock. */
export interface Part {
  readonly facts: PartFacts;
  readonly price_per: number;
  readonly pricing: readonly Pricing[];
  readonly availability: readonly Availability[];
}

type Queries = Pick<Transaction, 'query'>;

export interface FactsRow extends Omit<PartFacts, 'pack_weight'> {
  /** Grams of one pack. */
  readonly pack_weight: number;
}

export const factsColumns = sql`p.stock_code, p.description, p.product_category, p.product_type, p.thread, p.finish, p.spec,
  p.size, p.length, p.image, p.pack_quantity, p.pack_code, p.pack_weight, p.inner_quantity, p.sell_quantity_minimum,
  p.sell_quantity_increment, p.discontinued`;

interface PartRow extends FactsRow {
  readonly price_per: number;
  readonly poa: boolean;
  readonly available: readonly number[] | null;
  readonly next_dates: readonly (string | null)[] | null;
}

interface PriceRow {
  readonly price_type: PriceType;
  readonly quantity_breaks: readonly number[];
  readonly prices: readonly string[];
}

const kilograms = (grams: number) => (grams / 1000).toFixed(3);

export function factsOf(row: FactsRow): PartFacts {
  return {
    stock_code: row.stock_code,
    description: row.description,
    product_category: row.product_category,
    product_type: row.product_type,
    thread: row.thread,
    finish: row.finish,
    spec: row.spec,
    size: row.size,
    length: row.length,
    image: row.image,
    pack_quantity: row.pack_quantity,
    pack_code: row.pack_code,
    pack_weight: kilograms(row.pack_weight),
    inner_quantity: row.inner_quantity,
    sell_quantity_minimum: row.sell_quantity_minimum,
    sell_quantity_increment: row.sell_quantity_increment,
    discontinued: row.discontinued,
  };
}

export function availabilityOf(
  row: Pick<PartRow, 'available' | 'next_dates'>,
  reference: Reference,
  state: string | null,
): readonly Availability[] {
  const { available, next_dates } = row;
  if (!available) return [];
  return reference.stockWarehouses.map((warehouse_code, index) => ({
    warehouse_code,
    available: available[index] ?? 0,
    next_date: next_dates?.[index] ?? null,
    days: transitDays(reference.warehouses.find((each) => each.warehouse_code === warehouse_code)?.state ?? '', state),
  }));
}

const poaEntry: Pricing = { price_type: 'standard', price: '0.00', quantity_break: 1, poa: true };

function pricingOf(row: PartRow, prices: readonly PriceRow[]): readonly Pricing[] {
  const entries = prices.flatMap(({ price_type, quantity_breaks, prices: amounts }) =>
    quantity_breaks.map((quantity_break, index): Pricing => {
      return { price_type, price: amounts[index] ?? '0.00', quantity_break, poa: false };
    }),
  );
  if (!row.poa) return entries;
  // A special or quoted price makes an exception to 'on application'; the standard one does not.
  const agreed = entries.filter((entry) => entry.price_type !== 'standard');
  return agreed.length > 0 ? agreed : [poaEntry];
}

/**
 * Parts by code, with the standard prices and the account's own, and stock in every warehouse; unknown codes are left out.
 * One statement, whatever the number of codes.
 */
export async function findParts(
  db: Queries,
  accode: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Part>> {
  const wanted = [...new Set(codes)];
  if (wanted.length === 0) return new Map();
  const reference = await readReference(db);
  const rows = await db.query<
    PartRow & { readonly price_rows: readonly PriceRow[] | null; readonly state: string | null }
  >(sql`
    SELECT ${factsColumns}, p.price_per, p.poa, s.available, s.next_dates,
      (SELECT state FROM account WHERE accode = ${accode}) AS state,
      (SELECT jsonb_agg(jsonb_build_object('price_type', price_type, 'quantity_breaks', quantity_breaks, 'prices', prices::text[]))
        FROM price WHERE price.stock_code = p.stock_code AND price.accode IN ('', ${accode})) AS price_rows
    FROM part p LEFT JOIN stock s USING (stock_code) WHERE p.stock_code = ANY(${wanted}::text[])`);
  return new Map(
    rows.map((row) => [
      row.stock_code,
      {
        facts: factsOf(row),
        price_per: row.price_per,
        pricing: pricingOf(row, row.price_rows ?? []),
        availability: availabilityOf(row, reference, row.state),
      },
    ]),
  );
}

/** Stock alone. */
export async function findAvailability(
  db: Queries,
  accode: string | null,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly Availability[]>> {
  const reference = await readReference(db);
  const rows = await db.query<
    Pick<PartRow, 'stock_code' | 'available' | 'next_dates'> & { readonly state: string | null }
  >(sql`
    SELECT stock_code, available, next_dates, (SELECT state FROM account WHERE accode = ${accode}) AS state FROM stock WHERE stock_code = ANY(${[...new Set(codes)]}::text[])`);
  return new Map(rows.map((row) => [row.stock_code, availabilityOf(row, reference, row.state)]));
}
