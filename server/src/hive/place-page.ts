import type { HivePage } from '@portal/domain/hive';
import { sql } from '../db/database.ts';
import type { Queries } from './pages-store.ts';

/** Moves a page to a position among its siblings (default: last) and renumbers them from 0. */
export async function placePage(
  tx: Queries,
  pages: readonly HivePage[],
  page_id: number,
  parent: number | null,
  position: number | undefined,
): Promise<void> {
  const level = pages.filter((page) => page.parent === parent && page.page_id !== page_id).map((page) => page.page_id);
  const at = Math.min(position ?? level.length, level.length);
  const order = [...level.slice(0, at), page_id, ...level.slice(at)];
  await tx.query(sql`UPDATE hive_page SET parent = ${parent} WHERE page_id = ${page_id}`);
  await tx.query(sql`
    UPDATE hive_page p SET position = o.position - 1
    FROM unnest(${order}::int[]) WITH ORDINALITY AS o(page_id, position)
    WHERE p.page_id = o.page_id AND p.position <> o.position - 1`);
}
