import { spreadsheetCsv } from '@portal/domain/csv';
import { choosePrice, pricedOnly } from '@portal/domain/price';
import { findParts, type Part } from '../catalogue/parts.ts';
import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { documentsMessages } from '../messages/documents.ts';

type Queries = Pick<Transaction, 'query'>;

/** Parts read at once: one by one is slow, all together need 100 MB. */
const batch = 2000;

const { columns } = documentsMessages;
const head = [
  columns.stockCode,
  columns.yourCode,
  columns.description,
  columns.fromQuantity,
  columns.price,
  columns.priceFor,
  columns.priceType,
  columns.pack,
];

/** CSV rows of a part: one for each quantity break with the account's price, or a single one if the price is on application. */
export function priceRows(part: Part, own: string, webDiscount: string): readonly (readonly string[])[] {
  const { facts, pricing, price_per } = part;
  const start = [facts.stock_code, own, facts.description];
  const breaks = [...new Set(pricing.map((each) => each.quantity_break))].sort((a, b) => a - b);
  const rows = breaks.flatMap((quantity) => {
    const price = pricedOnly(choosePrice(pricing, price_per, quantity, webDiscount));
    if (!price) return [];
    const from = Math.max(quantity, 1);
    return [
      [...start, String(from), price.webPrice, String(price_per), price.entry.price_type, String(facts.pack_quantity)],
    ];
  });
  return rows.length > 0
    ? rows
    : [[...start, '', documentsMessages.onApplication, String(price_per), '', String(facts.pack_quantity)]];
}

/** HIST-04: the prices of all parts that are still sold, as pieces of a CSV file. */
export async function* netPriceFile(
  db: Queries,
  account: { readonly accode: string; readonly web_discount: string },
): AsyncGenerator<string> {
  // Excel needs a byte order mark to read UTF-8.
  yield `\uFEFF${spreadsheetCsv([head])}`;
  let after = -1;
  for (;;) {
    const codes = await db.query<Pick<Tables['part'], 'part_id' | 'stock_code'> & { readonly own: string | null }>(sql`
      SELECT p.part_id, p.stock_code, c.customer_stock_code AS own
      FROM part p LEFT JOIN customer_stock_code c ON c.stock_code = p.stock_code AND c.accode = ${account.accode}
      WHERE p.part_id > ${after} AND NOT p.discontinued ORDER BY p.part_id LIMIT ${batch}`);
    const last = codes.at(-1);
    if (!last) return;
    after = last.part_id;
    const parts = await findParts(
      db,
      account.accode,
      codes.map((each) => each.stock_code),
    );
    const rows = codes.flatMap(({ stock_code, own }) => {
      const part = parts.get(stock_code);
      return part ? priceRows(part, own ?? '', account.web_discount) : [];
    });
    yield spreadsheetCsv(rows);
  }
}
