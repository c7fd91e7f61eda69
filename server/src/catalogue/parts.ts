import type { PartFacts } from '@portal/domain/cart';
import type { Availability, Pricing } from '@portal/domain/price';
import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { type Reference, readReference } from './reference.ts';
import { transitDays } from './transit.ts';

/** A part with its prices for one account and its stock. */
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

interface StockRow {
  /** `{120,0,…}`: PostgreSQL's text form of an array, much faster than parsed arrays. */
  readonly available: string | null;
  /** `{2026-11-20,NULL,…}` */
  readonly next_dates: string | null;
}

interface PartRow extends FactsRow, StockRow {
  readonly price_per: number;
  readonly poa: boolean;
  readonly state: string | null;
}

type PriceRow = Pick<Tables['price'], 'stock_code' | 'price_type' | 'quantity_break' | 'price'>;

const stockColumns = sql`s.available::text AS available, s.next_dates::text AS next_dates`;

/** The elements of an array's text form; for numbers and dates, which are unquoted. */
const elements = (text: string): readonly string[] => (text === '{}' ? [] : text.slice(1, -1).split(','));

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

/** Returns a reader of stock rows. Computes transit days once for each warehouse. */
function availabilityReader(reference: Reference, state: string | null): (row: StockRow) => readonly Availability[] {
  // Closed warehouses keep their index in stock rows.
  const places = reference.stockWarehouses.flatMap((warehouse_code, index) => {
    const warehouse = reference.warehouses.find((each) => each.warehouse_code === warehouse_code);
    return warehouse ? [{ warehouse_code, index, days: transitDays(warehouse.state, state) }] : [];
  });
  return ({ available, next_dates }) => {
    if (available === null) return [];
    const pieces = elements(available);
    const dates = elements(next_dates ?? '{}');
    return places.map(({ warehouse_code, index, days }) => {
      const date = dates[index] ?? 'NULL';
      return {
        warehouse_code,
        available: Number(pieces[index] ?? 0),
        next_date: date === 'NULL' ? null : date,
        days,
      };
    });
  };
}

const poaEntry: Pricing = { price_type: 'standard', price: '0.00', quantity_break: 1, poa: true };

/** Price entries by stock code, ordered as in the price list: standard, special, quoted, each by quantity. */
async function readPrices(
  db: Queries,
  accode: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly Pricing[]>> {
  // A union, so that each half scans one index range, however many accounts have their own prices.
  const rows = await db.query<PriceRow>(sql`
    SELECT stock_code, price_type, quantity_break, price FROM price
    WHERE stock_code = ANY(${codes}::text[]) AND accode IS NULL
    UNION ALL
    SELECT stock_code, price_type, quantity_break, price FROM price
    WHERE stock_code = ANY(${codes}::text[]) AND accode = ${accode}
    ORDER BY price_type DESC, quantity_break`);
  const pricing = new Map<string, Pricing[]>();
  for (const { stock_code, price_type, quantity_break, price } of rows) {
    const entry: Pricing = { price_type, price, quantity_break, poa: false };
    const entries = pricing.get(stock_code);
    if (entries) entries.push(entry);
    else pricing.set(stock_code, [entry]);
  }
  return pricing;
}

function pricingOf(entries: readonly Pricing[], poa: boolean): readonly Pricing[] {
  if (!poa) return entries;
  // A special or quoted price overrides 'on application'; a standard price does not.
  const agreed = entries.filter((entry) => entry.price_type !== 'standard');
  return agreed.length > 0 ? agreed : [poaEntry];
}

/**
 * Parts by code, with standard prices, the account's own prices and the stock of every warehouse. Unknown codes are missing. Two
 * statements for any number of codes.
 */
export async function findParts(
  db: Queries,
  accode: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Part>> {
  const wanted = [...new Set(codes)];
  if (wanted.length === 0) return new Map();
  const reference = await readReference(db);
  const rows = await db.query<PartRow>(sql`
    SELECT ${factsColumns}, p.price_per, p.poa, ${stockColumns}, (SELECT state FROM account WHERE accode = ${accode}) AS state
    FROM part p LEFT JOIN stock s USING (stock_code) WHERE p.stock_code = ANY(${wanted}::text[])`);
  const prices = await readPrices(db, accode, wanted);
  const readAvailability = availabilityReader(reference, rows[0]?.state ?? null);
  return new Map(
    rows.map((row) => [
      row.stock_code,
      {
        facts: factsOf(row),
        price_per: row.price_per,
        pricing: pricingOf(prices.get(row.stock_code) ?? [], row.poa),
        availability: readAvailability(row),
      },
    ]),
  );
}

/** The stock of parts by code. */
export async function findAvailability(
  db: Queries,
  accode: string | null,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly Availability[]>> {
  const reference = await readReference(db);
  const rows = await db.query<Pick<PartRow, 'stock_code' | 'available' | 'next_dates' | 'state'>>(sql`
    SELECT s.stock_code, ${stockColumns}, (SELECT state FROM account WHERE accode = ${accode}) AS state
    FROM stock s WHERE s.stock_code = ANY(${[...new Set(codes)]}::text[])`);
  const read = availabilityReader(reference, rows[0]?.state ?? null);
  return new Map(rows.map((row) => [row.stock_code, read(row)]));
}

/** Those of the codes that exist in the catalogue. */
export async function knownCodes(db: Queries, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<Pick<Tables['part'], 'stock_code'>>(sql`
    SELECT stock_code FROM part WHERE stock_code = ANY(${codes}::text[])`);
  return new Set(rows.map((row) => row.stock_code));
}
