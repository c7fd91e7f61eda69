import type { CartRecord, CartState, CartTotals, LineState } from '@portal/domain/cart';
import type { PackFacts } from '@portal/domain/line';
import { formatPrice, parseBig } from '@portal/domain/money';
import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { cachedCart } from './cart-cache.ts';

export type Queries = Pick<Transaction, 'query'>;

export interface CartRow
  extends Pick<Tables['cart'], 'order_num' | 'accode' | 'created' | 'modified' | 'revision' | 'stamp'> {
  /** Id of the price list in effect when the row was read; null if unknown. */
  readonly price_list: string | null;
  readonly head: Omit<CartState, 'lines'>;
  readonly totals: CartTotals;
  /** Missing fields are as in `emptyRecord`. */
  readonly record: Partial<CartRecord>;
}

/** A line's price and part data as of its last pricing. */
export interface LinePrice {
  /** False if the part does not exist (LINE-06). */
  readonly known: boolean;
  /** Empty if the part does not exist. */
  readonly category: string;
  readonly poa: boolean;
  /** AUD for `price_per` pieces after web discount. */
  readonly webPrice: string | null;
  /** 4 decimals. */
  readonly extended: string | null;
  readonly price_per: number | null;
  readonly pack_grams: number | null;
  readonly pack_quantity: number | null;
  /** LINE-13: the price at which the line was last edited or confirmed, and its amount then. */
  readonly savedWebPrice: string | null;
  readonly savedExtended: string | null;
  /** ISO time; null if the line was never priced. */
  readonly checked: string | null;
  /** The part's pack rules. Not stored, so null until this process prices the line. */
  readonly pack: PackFacts | null;
  /** Not stored; null until this process prices the line. */
  readonly basis: PriceBasis | null;
}

/** Everything that a line's price depends on. While it is unchanged, so is the price. */
export interface PriceBasis {
  /** Id of the price list, read before the line's prices. */
  readonly price_list: string;
  readonly web_discount: string;
  readonly stock_code: string;
  readonly order_quantity: number;
}

export const unpriced: LinePrice = {
  known: false,
  category: '',
  poa: false,
  webPrice: null,
  extended: null,
  savedWebPrice: null,
  savedExtended: null,
  price_per: null,
  pack_grams: null,
  pack_quantity: null,
  checked: null,
  pack: null,
  basis: null,
};

/** A cart with the prices of its lines by line id. */
export interface StoredCart {
  readonly row: CartRow;
  readonly state: CartState;
  readonly prices: ReadonlyMap<string, LinePrice>;
}

export const cartColumns = sql`c.order_num, c.accode, c.created, c.modified, c.revision, c.stamp, c.head, c.totals,
  c.record, (SELECT value #>> '{}' FROM setting WHERE name = 'price_list') AS price_list`;

/** Reads a cart's row and locks it until the transaction ends, so that edits of one cart run one after another. */
export async function lockCart(tx: Queries, orderNum: string): Promise<CartRow | undefined> {
  const rows = await tx.query<CartRow>(sql`SELECT ${cartColumns} FROM cart c WHERE order_num = ${orderNum} FOR UPDATE`);
  return rows[0];
}

export async function readCart(db: Queries, orderNum: string): Promise<CartRow | undefined> {
  const rows = await db.query<CartRow>(sql`SELECT ${cartColumns} FROM cart c WHERE order_num = ${orderNum}`);
  return rows[0];
}

/** The stored record of a cart (quote and import data); empty if the cart is not the account's. */
export async function readRecord(db: Queries, orderNum: string, accode: string): Promise<Partial<CartRecord>> {
  const [row] = await db.query<Pick<CartRow, 'record'>>(sql`
    SELECT record FROM cart WHERE order_num = ${orderNum} AND accode = ${accode}`);
  return row?.record ?? {};
}

type LineRest = Omit<LineState, 'line_id' | 'line_number' | 'stock_code' | 'order_quantity'>;

type LineRow = Omit<Tables['cart_line'], 'order_num' | 'state'> & { readonly state: LineRest };

/** The columns of a `LineRow`: every column of `cart_line` but the order. */
export const lineColumns = sql`line_id, line_number, stock_code, order_quantity, state, web_price, extended, saved_web_price,
  saved_extended, price_checked, part_known, product_category, price_poa, price_per, pack_grams, pack_quantity`;

export async function loadCart(db: Queries, row: CartRow): Promise<StoredCart> {
  const known = cachedCart(row);
  if (known) return { ...known, row };
  const rows = await db.query<LineRow>(sql`
    SELECT ${lineColumns}
    FROM cart_line WHERE order_num = ${row.order_num} ORDER BY line_number`);
  const lines = rows.map(({ line_id, line_number, stock_code, order_quantity, state }): LineState => {
    return { ...state, line_id, line_number, stock_code, order_quantity };
  });
  return {
    row,
    state: { ...row.head, revision: row.revision, lines },
    prices: new Map(rows.map((line) => [line.line_id, linePrice(line)])),
  };
}

const priceText = (stored: string | null) => (stored === null ? null : formatPrice(parseBig(stored)));

const linePrice = (line: LineRow): LinePrice => ({
  known: line.part_known,
  category: line.product_category,
  poa: line.price_poa,
  webPrice: priceText(line.web_price),
  extended: line.extended,
  savedWebPrice: priceText(line.saved_web_price),
  savedExtended: line.saved_extended,
  price_per: line.price_per,
  pack_grams: line.pack_grams,
  pack_quantity: line.pack_quantity,
  checked: line.price_checked,
  pack: null,
  basis: null,
});

/** A line as it goes into `cart_line`, for `jsonb_populate_recordset`: every column but the order. */
export function lineRecord(line: LineState, price: LinePrice): LineRow {
  const { line_id, line_number, stock_code, order_quantity, ...state } = line;
  return {
    line_id,
    line_number,
    stock_code,
    order_quantity,
    state,
    web_price: price.webPrice,
    extended: price.extended,
    saved_web_price: price.savedWebPrice,
    saved_extended: price.savedExtended,
    price_checked: price.checked,
    part_known: price.known,
    product_category: price.category,
    price_poa: price.poa,
    price_per: price.price_per,
    pack_grams: price.pack_grams,
    pack_quantity: price.pack_quantity,
  };
}

export function headOf(state: CartState): Omit<CartState, 'lines'> {
  const { lines: _, ...head } = state;
  return head;
}
