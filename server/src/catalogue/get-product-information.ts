import type { ProductInformation } from '@portal/domain/catalogue';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { type FactsRow, factsColumns, factsOf } from './parts.ts';

interface Row extends FactsRow {
  readonly superseded_by: string | null;
  readonly information: Pick<ProductInformation, 'dimensions' | 'packaging' | 'details' | 'stockNotes'>;
  readonly alternates: number;
  readonly related: number;
  readonly packs: number;
  readonly certificates: number;
  readonly documents: readonly { readonly resource_id: string; readonly path: string }[];
}

/** PART-07: how much each tab holds. */
function tabsOf(row: Row): ProductInformation['tabs'] {
  const counts: Record<string, number> = {
    details: row.information.details.length,
    packaging: row.information.packaging.length,
    dimensions: row.information.dimensions.length,
    alternate_parts: row.alternates,
    pack_options: row.packs,
    related_parts: row.related,
    superseded_by: row.superseded_by === null ? 0 : 1,
    certificates: row.certificates,
    documents: row.documents.length,
  };
  return Object.entries(counts).map(([ref, count]) => ({ ref, count }));
}

const unknown = (stock_code: string): ProductInformation => ({
  stock_code,
  facts: null,
  dimensions: [],
  packaging: [],
  details: [],
  stockNotes: [],
  superseded_by: null,
  tabs: [],
});

export const getProductInformation: Handler<'getProductInformation'> = async ({ data }, { database }) => {
  const codes = data.cart_lines.map((line) => line.stock_code);
  const rows = await database.query<Row>(sql`
    SELECT ${factsColumns}, p.superseded_by, p.information,
      coalesce(r.alternates, 0)::int AS alternates, coalesce(r.related, 0)::int AS related, coalesce(r.packs, 0)::int AS packs,
      (SELECT count(*) FROM test_certificate c WHERE c.stock_code = p.stock_code)::int AS certificates,
      coalesce((SELECT jsonb_agg(jsonb_build_object('resource_id', d.resource_id, 'path', d.path))
        FROM part_document pd JOIN document d USING (resource_id) WHERE pd.stock_code = p.stock_code), '[]') AS documents
    FROM part p LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE relation = 'alternate') AS alternates,
             count(*) FILTER (WHERE relation = 'related') AS related,
             count(*) FILTER (WHERE relation = 'pack_options') AS packs
      FROM part_relation WHERE stock_code = p.stock_code
    ) r ON true
    WHERE p.stock_code = ANY(${[...new Set(codes)]}::text[])`);
  const byCode = new Map(rows.map((row) => [row.stock_code, row]));
  const cart_lines = codes.map((code): ProductInformation => {
    const row = byCode.get(code);
    if (!row) return unknown(code);
    const { dimensions, packaging, details, stockNotes } = row.information;
    const { superseded_by } = row;
    return {
      stock_code: code,
      facts: factsOf(row),
      dimensions,
      packaging,
      details,
      stockNotes,
      superseded_by,
      tabs: tabsOf(row),
    };
  });
  const documents = rows.flatMap((row) => row.documents);
  return {
    data: {
      cart_lines,
      resource_id_lookups: Object.fromEntries(documents.map(({ resource_id, path }) => [resource_id, path])),
    },
  };
};
