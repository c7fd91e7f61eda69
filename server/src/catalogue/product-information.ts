import type { PartDocument, ProductInformation } from '@portal/domain/catalogue';
import type { calls, ReplyOf } from '@portal/domain/contract';
import { sql } from '../db/database.ts';
import { partHistories } from '../history/part-history.ts';
import type { Services } from '../services.ts';
import { type Caller, isOperator, isStaff } from '../session/caller.ts';
import { chemicalFigures } from './chemical-figures.ts';
import { type FactsRow, factsColumns, factsOf } from './parts.ts';
import { debugRows, staffInformation } from './staff-information.ts';

interface Row extends FactsRow {
  readonly superseded_by: string | null;
  readonly information: Pick<ProductInformation, 'dimensions' | 'packaging' | 'details' | 'stockNotes'>;
  readonly alternates: number;
  readonly related: number;
  readonly packs: number;
  readonly certificates: number;
  readonly stores: number;
  readonly warehouses: number;
  readonly documents: readonly PartDocument[];
}

type Extras = Pick<ProductInformation, 'chemical' | 'history' | 'staff' | 'debug'>;

/** PART-07: the number of entries in each tab. Staff and operator tabs only for such callers (PART-09). */
function tabsOf(row: Row, extras: Extras, product: string): ProductInformation['tabs'] {
  const counts: Record<string, number> = {
    price_and_availability: row.warehouses,
    details: row.information.details.length,
    packaging: row.information.packaging.length,
    dimensions: row.information.dimensions.length,
    alternate_parts: row.alternates,
    pack_options: row.packs,
    related_parts: row.related,
    superseded_by: row.superseded_by === null ? 0 : 1,
    certificates: row.certificates,
    where_to_buy: row.stores,
    documents: row.documents.length,
    chemical_volume_calculator: extras.chemical ? 1 : 0,
    history: extras.history?.times_ordered ?? 0,
    ...(extras.staff && { [`${product}_staff`]: extras.staff.agreed_prices.length + extras.staff.buyers.length }),
    ...(extras.debug && { debug: Object.keys(extras.debug).length }),
    image: row.image === '' ? 0 : 1,
  };
  return Object.entries(counts).map(([ref, count]) => ({ ref, count }));
}

/** A data sheet covers a product family; opened from a part, it starts with that part. */
const openedFor = (code: string, document: PartDocument): PartDocument =>
  document.kind === 'data sheet'
    ? { ...document, path: `${document.path}?part=${encodeURIComponent(code)}` }
    : document;

const nothing = { chemical: null, history: null, staff: null, debug: null } as const;

const unknown = (stock_code: string): ProductInformation => ({
  stock_code,
  facts: null,
  dimensions: [],
  packaging: [],
  details: [],
  stockNotes: [],
  superseded_by: null,
  tabs: [],
  documents: [],
  ...nothing,
});

/** Product information in the order of the codes. Without account and caller, only what visitors may see. */
export async function productInformation(
  codes: readonly string[],
  { accode, caller }: { readonly accode: string | null; readonly caller: Caller | null },
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<ReplyOf<(typeof calls)['getProductInformation']>> {
  const wanted = [...new Set(codes)];
  const [rows, histories, staff, debug] = await Promise.all([
    database.query<Row>(sql`
      SELECT ${factsColumns}, p.superseded_by, p.information,
        coalesce(r.alternates, 0)::int AS alternates, coalesce(r.related, 0)::int AS related, coalesce(r.packs, 0)::int AS packs,
        (SELECT count(*) FROM test_certificate c WHERE c.stock_code = p.stock_code)::int AS certificates,
        (SELECT count(DISTINCT store_code) FROM store_sells JOIN store_category USING (category)
          WHERE p.product_category = ANY(product_categories))::int AS stores,
        coalesce((SELECT cardinality(available) FROM stock s WHERE s.stock_code = p.stock_code), 0) AS warehouses,
        coalesce((SELECT jsonb_agg(jsonb_build_object('resource_id', d.resource_id, 'title', d.title, 'kind', d.kind, 'path', d.path)
            ORDER BY d.kind, d.title)
          FROM part_document pd JOIN document d USING (resource_id) WHERE pd.stock_code = p.stock_code), '[]') AS documents
      FROM part p LEFT JOIN LATERAL (
        SELECT count(*) FILTER (WHERE relation = 'alternate') AS alternates,
               count(*) FILTER (WHERE relation = 'related') AS related,
               count(*) FILTER (WHERE relation = 'pack_options') AS packs
        FROM part_relation WHERE stock_code = p.stock_code
      ) r ON true
      WHERE p.stock_code = ANY(${wanted}::text[])`),
    accode === null ? null : partHistories(database, accode, wanted, clock.now()),
    caller && isStaff(caller) ? staffInformation(database, wanted, clock.now()) : null,
    caller && isOperator(caller) ? debugRows(database, wanted) : null,
  ]);
  const byCode = new Map(rows.map((row) => [row.stock_code, row]));
  const cart_lines = codes.map((code): ProductInformation => {
    const row = byCode.get(code);
    if (!row) return unknown(code);
    const { superseded_by, information, documents } = row;
    const extras: Extras = {
      chemical: chemicalFigures(information.dimensions),
      history: histories?.get(code) ?? null,
      staff: staff?.get(code) ?? null,
      debug: debug?.get(code) ?? null,
    };
    return {
      stock_code: code,
      facts: factsOf(row),
      dimensions: information.dimensions,
      packaging: information.packaging,
      details: information.details,
      stockNotes: information.stockNotes,
      superseded_by,
      documents: documents.map((each) => openedFor(code, each)),
      ...extras,
      tabs: tabsOf(row, extras, config.product),
    };
  });
  const documents = rows.flatMap((row) => row.documents);
  return {
    cart_lines,
    resource_id_lookups: Object.fromEntries(documents.map(({ resource_id, path }) => [resource_id, path])),
  };
}
