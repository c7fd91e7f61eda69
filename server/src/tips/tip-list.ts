import type { Tip, TipList } from '@portal/domain/tips';
import { type Database, sql } from '../db/database.ts';

/**
 * Tips that staff wrote on published pages of the site, in the order of the pages. A tip in a synced section is listed once, at the first
 * page that shows the section.
 */
function publishedTips(db: Pick<Database, 'query'>): Promise<Tip[]> {
  return db.query<Tip>(sql`
    WITH live AS (
      SELECT p.page_id, p.position AS page, c.position, c.key, c.name, c.settings
      FROM hive_component c JOIN hive_draft d USING (draft_id) JOIN hive_page p ON p.page_id = d.page_id
      WHERE c.name IN ('tip', 'section') AND c.active
        AND d.published AND d.deleted IS NULL AND p.active AND p.deleted IS NULL
    ), synced AS (
      SELECT DISTINCT ON (s.section_id) s.section_id, s.parts, live.*
      FROM live JOIN hive_section s ON s.section_id::text = live.settings->>'section'
      WHERE live.name = 'section' ORDER BY s.section_id, live.page, live.page_id, live.position, live.key
    ), tip AS (
      SELECT 'page-' || page_id || '-' || key AS tip_id, settings, page, page_id, position, key, 0::bigint AS part, 0::bigint AS place
      FROM live WHERE name = 'tip'
      UNION ALL
      SELECT 'section-' || section_id || '-' || (each->>'key'), each->'settings', page, page_id, position, key, part, place
      FROM synced, jsonb_array_elements(parts) WITH ORDINALITY AS parts_of (nodes, part),
        jsonb_array_elements(nodes) WITH ORDINALITY AS nodes_of (each, place)
      WHERE each->>'name' = 'tip' AND (each->>'active')::boolean
    )
    SELECT tip_id, coalesce(settings->>'subjects', '') AS filter, trim(settings->>'title') AS title,
      coalesce(settings->>'text', '') AS description, NULL AS domain_id, NULL AS resource_id
    FROM tip WHERE trim(coalesce(settings->>'title', '')) <> ''
    ORDER BY page, page_id, position, key, part, place`);
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
