import type { HiveNode, HiveSection } from '@portal/domain/hive';
import { sql } from '../db/database.ts';
import type { Queries } from './pages-store.ts';

/** All saved sections, by name. */
export const readSections = (db: Queries): Promise<HiveSection[]> =>
  db.query<HiveSection>(sql`SELECT section_id, name, parts, created_by FROM hive_section ORDER BY lower(name)`);

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
  const [section] = await tx.query<HiveSection>(sql`
    INSERT INTO hive_section (name, parts, created, created_by)
    VALUES (${name}, ${JSON.stringify(parts)}::jsonb, ${now.toISOString()}, ${username})
    ON CONFLICT (lower(name)) DO NOTHING RETURNING section_id, name, parts, created_by`);
  return section ?? null;
}

/** Deletes a section. Returns its name; null if there was none. */
export async function deleteSection(tx: Queries, section_id: number): Promise<string | null> {
  const [section] = await tx.query<{ name: string }>(sql`
    DELETE FROM hive_section WHERE section_id = ${section_id} RETURNING name`);
  return section?.name ?? null;
}
