import type { Tip, TipList } from '@portal/domain/tips';
import { type Database, sql } from '../db/database.ts';

/** Tips that staff wrote on published pages of the site, in the order of the pages. */
function publishedTips(db: Pick<Database, 'query'>): Promise<Tip[]> {
  return db.query<Tip>(sql`
    SELECT 'page-' || p.page_id || '-' || c.key AS tip_id, coalesce(c.settings->>'subjects', '') AS filter,
      trim(c.settings->>'title') AS title, coalesce(c.settings->>'text', '') AS description,
      NULL AS domain_id, NULL AS resource_id
    FROM hive_component c JOIN hive_draft d USING (draft_id) JOIN hive_page p ON p.page_id = d.page_id
    WHERE c.name = 'tip' AND c.active AND d.published AND d.deleted IS NULL AND p.active AND p.deleted IS NULL
      AND trim(coalesce(c.settings->>'title', '')) <> ''
    ORDER BY p.position, p.page_id, c.position, c.key`);
}

/** TIP-01: visible tips in order, those of published pages first. The lookups contain only domains and resources that tips refer to. */
export async function readTipList(db: Pick<Database, 'query'>): Promise<TipList> {
  const written = await publishedTips(db);
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
    did_you_know: [...written, ...rows.map(({ path: _path, origin: _origin, ...tip }) => tip)],
  };
}
