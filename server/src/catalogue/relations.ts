import type { AlternateRelated } from '@portal/domain/catalogue';
import {
  canReplace,
  differencesOf,
  differenceText,
  type FastenerFacts,
  matingProblems,
  type OwnRanks,
  roleOfType,
} from '@portal/domain/fasteners';
import { sql, type Transaction } from '../db/database.ts';
import { readRanks } from './knowledge.ts';

const allRelations = ['related', 'alternate', 'pack_options'] as const;
type Relation = (typeof allRelations)[number];
type Facts = FastenerFacts & { readonly stock_code: string };

interface Row extends Facts {
  readonly superseded_by: string | null;
  /** Relations in the supplier's data, in its order; null if there are none. */
  readonly relations: readonly (Facts & { readonly relation: Relation })[] | null;
  /** Null if there is no successor or it is not in the catalogue. */
  readonly successor: Facts | null;
}

interface Judged {
  readonly stock_code: string;
  /** `differs: class 4.6`, or empty. */
  readonly text: string;
  readonly fits: boolean;
}

/** PART-05: fitting parts first, in the supplier's order; the others follow with their differences. */
const fittingFirst = (judged: readonly Judged[]) => [
  ...judged.filter(({ fits }) => fits),
  ...judged.filter(({ fits }) => !fits),
];

function judge(part: Facts, other: Facts, relation: Relation | 'successor', ranks: OwnRanks): Judged {
  const role = roleOfType(part.product_type);
  const differences =
    relation === 'related'
      ? matingProblems(part, role, other, roleOfType(other.product_type))
      : relation === 'pack_options'
        ? []
        : differencesOf(part, other, role, ranks);
  return { stock_code: other.stock_code, text: differenceText(differences), fits: canReplace(differences) };
}

function relatedOf(row: Row, ranks: OwnRanks): AlternateRelated {
  const judged = (relation: Relation) =>
    fittingFirst(
      (row.relations ?? [])
        .filter((other) => other.relation === relation)
        .map((other) => judge(row, other, relation, ranks)),
    );
  const lists = { related: judged('related'), alternate: judged('alternate'), pack_options: judged('pack_options') };
  const successor = row.successor ? [judge(row, row.successor, 'successor', ranks)] : [];
  const all = [...Object.values(lists).flat(), ...successor];
  const codes = (list: readonly Judged[]) => list.map(({ stock_code }) => stock_code);
  return {
    stock_code: row.stock_code,
    related: codes(lists.related),
    alternate: codes(lists.alternate),
    pack_options: codes(lists.pack_options),
    superseded_by: row.superseded_by ? [row.superseded_by] : [],
    differences: Object.fromEntries(all.filter(({ text }) => text !== '').map((each) => [each.stock_code, each.text])),
    unfit: codes(all.filter(({ fits }) => !fits)),
  };
}

const unknown = (stock_code: string): AlternateRelated => ({
  stock_code,
  related: [],
  alternate: [],
  pack_options: [],
  superseded_by: [],
  differences: {},
  unfit: [],
});

/**
 * PART-05, PART-07: the related parts of each requested code, in the same order. Each is checked by the domain's fastener rules, since
 * the supplier's data may list alternates that do not fit.
 */
export async function readRelations(
  db: Pick<Transaction, 'query'>,
  codes: readonly string[],
  wanted: readonly Relation[] = allRelations,
): Promise<readonly AlternateRelated[]> {
  const ranks = await readRanks(db);
  const rows = await db.query<Row>(sql`
    SELECT p.stock_code, p.superseded_by, p.description, p.product_type, p.size, p.length, p.thread, p.spec, p.finish,
      (SELECT jsonb_agg(jsonb_build_object('relation', r.relation, 'stock_code', o.stock_code, 'description', o.description,
          'product_type', o.product_type, 'size', o.size, 'length', o.length, 'thread', o.thread, 'spec', o.spec,
          'finish', o.finish) ORDER BY r.position)
        FROM part_relation r JOIN part o ON o.stock_code = r.other_stock_code
        WHERE r.stock_code = p.stock_code AND r.relation = ANY(${wanted}::text[])) AS relations,
      (SELECT jsonb_build_object('stock_code', o.stock_code, 'description', o.description, 'product_type', o.product_type,
          'size', o.size, 'length', o.length, 'thread', o.thread, 'spec', o.spec, 'finish', o.finish)
        FROM part o WHERE o.stock_code = p.superseded_by) AS successor
    FROM part p WHERE p.stock_code = ANY(${[...new Set(codes)]}::text[])`);
  const byCode = new Map(rows.map((row) => [row.stock_code, relatedOf(row, ranks)]));
  return codes.map((code) => byCode.get(code) ?? unknown(code));
}
