import { type HiveNode, type HiveSection, type MediaUse, pageLabel, sectionsById } from '@portal/domain/hive';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Queries } from './pages-store.ts';

type Saved = Omit<HiveSection, 'uses'>;

/** All saved sections by number, for rendering. */
export const readSyncedSections = async (db: Queries) =>
  sectionsById(
    await db.query<Pick<HiveSection, 'section_id' | 'parts'>>(sql`SELECT section_id, parts FROM hive_section`),
  );

interface UseRow extends Pick<Tables['hive_page'], 'page_id' | 'description'> {
  readonly section_id: number;
  readonly uri_path: string;
  readonly live: boolean;
}

/** The pages with a draft that shows a section synced, by section. Deleted pages count while they can be restored. */
export async function sectionUses(db: Queries): Promise<ReadonlyMap<number, readonly MediaUse[]>> {
  const rows = await db.query<UseRow>(sql`
    SELECT s.section_id, p.page_id, p.description,
      coalesce((SELECT a.path FROM hive_address a WHERE a.page_id = p.page_id AND a.own LIMIT 1), '') AS uri_path,
      bool_or(d.published AND p.active AND p.deleted IS NULL) AS live
    FROM hive_component c
    JOIN hive_section s ON s.section_id::text = c.settings->>'section'
    JOIN hive_draft d ON d.draft_id = c.draft_id AND d.deleted IS NULL
    JOIN hive_page p ON p.page_id = d.page_id
    WHERE c.name = 'section'
    GROUP BY s.section_id, p.page_id, p.description ORDER BY p.page_id`);
  const uses = new Map<number, MediaUse[]>();
  for (const { section_id, page_id, description, uri_path, live } of rows) {
    const use = { page_id, label: pageLabel({ description, uri_path }), live };
    uses.set(section_id, [...(uses.get(section_id) ?? []), use]);
  }
  return uses;
}

/** All saved sections by name, with the pages that show them. */
export async function readSections(db: Queries): Promise<readonly HiveSection[]> {
  const saved = await db.query<Saved>(sql`
    SELECT section_id, name, parts, created_by FROM hive_section ORDER BY lower(name)`);
  const uses = await sectionUses(db);
  return saved.map((each) => ({ ...each, uses: uses.get(each.section_id) ?? [] }));
}

export async function countSections(db: Queries): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`SELECT count(*)::int AS count FROM hive_section`);
  return row?.count ?? 0;
}

export interface NewSection {
  readonly name: string;
  readonly parts: readonly (readonly HiveNode[])[];
}

/** Saves a section; null if there is one of that name, in capitals or not. */
export async function insertSection(
  tx: Queries,
  { name, parts }: NewSection,
  { username }: { readonly username: string },
  now: Date,
): Promise<HiveSection | null> {
  const [section] = await tx.query<Saved>(sql`
    INSERT INTO hive_section (name, parts, created, created_by)
    VALUES (${name}, ${JSON.stringify(parts)}::jsonb, ${now.toISOString()}, ${username})
    ON CONFLICT (lower(name)) DO NOTHING RETURNING section_id, name, parts, created_by`);
  return section ? { ...section, uses: [] } : null;
}

/** Deletes a section. Returns its name; null if there was none. */
export async function deleteSection(tx: Queries, section_id: number): Promise<string | null> {
  const [section] = await tx.query<{ name: string }>(sql`
    DELETE FROM hive_section WHERE section_id = ${section_id} RETURNING name`);
  return section?.name ?? null;
}

/** Replaces the components of a section. Null if there is no such section. */
export async function replaceParts(
  tx: Queries,
  section_id: number,
  parts: HiveSection['parts'],
): Promise<HiveSection | null> {
  const [section] = await tx.query<Saved>(sql`
    UPDATE hive_section SET parts = ${JSON.stringify(parts)}::jsonb WHERE section_id = ${section_id}
    RETURNING section_id, name, parts, created_by`);
  return section ? { ...section, uses: (await sectionUses(tx)).get(section_id) ?? [] } : null;
}
