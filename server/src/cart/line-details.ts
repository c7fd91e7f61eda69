import type { FullOrderLine, OrderLine } from '@portal/domain/cart';
import { unknownText } from '@portal/domain/line';
import { listPrice } from '../catalogue/list-price.ts';
import type { Part } from '../catalogue/parts.ts';
import { sql } from '../db/database.ts';
import { priceLine } from './pricing.ts';
import type { Queries } from './rows.ts';

/** What a line tells of its part beyond its facts. */
type LineDetails = Pick<FullOrderLine, 'alternate_stock_codes' | 'packaging' | 'dimensions' | 'stockNotes'>;

const noDetails: LineDetails = { alternate_stock_codes: [], packaging: [], dimensions: [], stockNotes: [] };

/** One statement, whatever the number of codes. */
export async function findLineDetails(
  db: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, LineDetails>> {
  if (codes.length === 0) return new Map();
  const rows = await db.query<LineDetails & { readonly stock_code: string }>(sql`
    SELECT p.stock_code, p.information->'packaging' AS packaging, p.information->'dimensions' AS dimensions,
      p.information->'stockNotes' AS "stockNotes",
      ARRAY(SELECT other_stock_code FROM part_relation r WHERE r.stock_code = p.stock_code AND relation = 'alternate'
        ORDER BY position) AS alternate_stock_codes
    FROM part p WHERE p.stock_code = ANY(${[...new Set(codes)]}::text[])`);
  return new Map(rows.map(({ stock_code, ...details }) => [stock_code, details]));
}

const unknownFacts = {
  product_category: '',
  product_type: '',
  thread: '',
  finish: '',
  spec: '',
  size: '',
  length: '',
  image: '',
  pack_quantity: 0,
  pack_code: '',
  pack_weight: '0.000',
  inner_quantity: 0,
  sell_quantity_minimum: 1,
  sell_quantity_increment: 1,
  discontinued: true,
} as const;

/** CART-03: a line with every field of section 3, at the prices of this moment. */
export function fullLine(
  line: OrderLine,
  part: Part | undefined,
  details: LineDetails = noDetails,
  given: { readonly tabtype: Parameters<typeof unknownText>[0]; readonly webDiscount: string; readonly now: string },
): FullOrderLine {
  const { webPrice, extended } = priceLine(line, part, given.webDiscount, given.now);
  const kinds = part?.pricing.map((entry) => entry.price_type).filter((kind) => kind !== 'standard') ?? [];
  const facts = part?.facts;
  return {
    ...(facts ?? { ...unknownFacts, description: unknownText(given.tabtype) }),
    ...line,
    ...details,
    member_of: facts ? [facts.product_category, facts.product_type] : [],
    special_codes: [...new Set(kinds)],
    quantity_override: null,
    webPrice,
    extended,
    pronto_price: part ? listPrice(part) : null,
  };
}
