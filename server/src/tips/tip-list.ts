import type { Tip, TipList } from '@portal/domain/tips';
import { type Database, sql } from '../db/database.ts';

/** TIP-01: visible tips in order. The lookups contain only domains and resources that tips refer to. */
export async function readTipList(db: Pick<Database, 'query'>): Promise<TipList> {
  const rows = await db.query<Tip & { readonly path: string | null; readonly origin: string | null }>(sql`
    SELECT t.tip_id, t.filter, t.title, t.description, t.domain_id, t.resource_id, r.path, d.origin
    FROM did_you_know t
    LEFT JOIN tip_resource r USING (resource_id)
    LEFT JOIN tip_domain d USING (domain_id)
    WHERE t.shown ORDER BY t.position, t.tip_id`);
  const lookups = (entries: readonly (readonly [string | null, string | null])[]) =>
    Object.fromEntries(entries.filter(([key, value]) => key !== null && value !== null)) as Record<string, string>;
  return {
    domain_lookups: lookups(rows.map((row) => [row.domain_id, row.origin])),
    resource_id_lookups: lookups(rows.map((row) => [row.resource_id, row.path])),
    did_you_know: rows.map(({ path: _path, origin: _origin, ...tip }) => tip),
  };
}
