import type { CartTabType, FullOrderLine, LineState } from '@portal/domain/cart';
import { blankFacts } from '@portal/domain/catalogue';
import { unknownText } from '@portal/domain/line';
import { listPrice } from '../catalogue/list-price.ts';
import type { Part } from '../catalogue/parts.ts';
import { readRelations } from '../catalogue/relations.ts';
import { sql } from '../db/database.ts';
import { priceLine } from './pricing.ts';
import type { LinePrice, Queries } from './rows.ts';

/** Part details of an order line that are not among the part's facts. */
type LineDetails = Pick<FullOrderLine, 'alternate_stock_codes' | 'packaging' | 'dimensions' | 'stockNotes'>;

const noDetails: LineDetails = { alternate_stock_codes: [], packaging: [], dimensions: [], stockNotes: [] };

/** Line details by stock code, in two statements for any number of codes. Alternates are those that the rules allow (PART-05). */
export async function findLineDetails(
  db: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, LineDetails>> {
  if (codes.length === 0) return new Map();
  const [rows, relations] = await Promise.all([
    db.query<Omit<LineDetails, 'alternate_stock_codes'> & { readonly stock_code: string }>(sql`
    SELECT p.stock_code, p.information->'packaging' AS packaging, p.information->'dimensions' AS dimensions,
      p.information->'stockNotes' AS "stockNotes"
    FROM part p WHERE p.stock_code = ANY(${[...new Set(codes)]}::text[])`),
    readRelations(db, codes, ['alternate']),
  ]);
  const alternates = new Map(
    relations.map(({ stock_code, alternate, unfit }) => [
      stock_code,
      alternate.filter((code) => !unfit.includes(code)),
    ]),
  );
  return new Map(
    rows.map(({ stock_code, ...details }) => [
      stock_code,
      { ...details, alternate_stock_codes: alternates.get(stock_code) ?? [] },
    ]),
  );
}

const unknownFacts = { ...blankFacts, discontinued: true } as const;

export interface LineInputs {
  readonly line: LineState;
  readonly price: LinePrice;
  readonly part: Part | undefined;
  readonly details: LineDetails | undefined;
  readonly customer_stock_code: string;
  readonly tabtype: CartTabType;
  readonly webDiscount: string;
  /** Confirmed, submitted or cancelled: the line keeps its stored price. */
  readonly locked: boolean;
  readonly now: string;
}

/**
 * CART-03: a line with every field of section 3, at current prices or at the stored prices of a locked order. Lists each field because
 * spreading takes ten times as long and a cart may have 500 lines.
 */
export function fullLine({ line, price, part, details = noDetails, ...given }: LineInputs): FullOrderLine {
  const { webPrice, extended } = given.locked ? price : priceLine(line, part, given.webDiscount, given.now);
  const facts = part?.facts ?? null;
  const shown = facts ?? { ...unknownFacts, description: unknownText(given.tabtype) };
  return {
    line_id: line.line_id,
    line_number: line.line_number,
    stock_code: line.stock_code,
    order_quantity: line.order_quantity,
    last_order_quantity: line.last_order_quantity,
    forceShow: line.forceShow,
    poa: line.poa,
    aliases: line.aliases,
    note: line.note,
    line_reference: line.line_reference,
    requested_quantity: line.requested_quantity,
    using_artificial_quantity: line.using_artificial_quantity,
    source: line.source,
    changed_revision: line.changed_revision,
    changed_by: line.changed_by,
    quantity_by: line.quantity_by,
    customer_stock_code: given.customer_stock_code,
    facts,
    description: shown.description,
    product_category: shown.product_category,
    product_type: shown.product_type,
    thread: shown.thread,
    finish: shown.finish,
    spec: shown.spec,
    size: shown.size,
    length: shown.length,
    image: shown.image,
    pack_quantity: shown.pack_quantity,
    pack_code: shown.pack_code,
    pack_weight: shown.pack_weight,
    inner_quantity: shown.inner_quantity,
    sell_quantity_minimum: shown.sell_quantity_minimum,
    sell_quantity_increment: shown.sell_quantity_increment,
    discontinued: shown.discontinued,
    alternate_stock_codes: details.alternate_stock_codes,
    member_of: facts ? [facts.product_category, facts.product_type] : [],
    special_codes: part ? specialCodes(part) : [],
    quantity_override: null,
    pricing: part?.pricing ?? null,
    price_per: part?.price_per ?? null,
    webPrice,
    extended,
    pronto_price: part ? listPrice(part) : null,
    savedWebPrice: given.locked ? webPrice : price.savedWebPrice,
    savedExtended: given.locked ? extended : price.savedExtended,
    priceLastCheckedAt: part && !given.locked ? given.now : price.checked,
    availability: part?.availability ?? null,
    packaging: details.packaging,
    dimensions: details.dimensions,
    stockNotes: details.stockNotes,
    // Cast because optional fields are set to undefined here; JSON omits them.
  } as FullOrderLine;
}

function specialCodes(part: Part): FullOrderLine['special_codes'] {
  const kinds = part.pricing.map((entry) => entry.price_type).filter((kind) => kind !== 'standard');
  return [...new Set(kinds)];
}
