import { type HiveDeletedPage, type HivePage, pageLabel } from '@portal/domain/hive';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import type { Queries } from './pages-store.ts';

const day = 86_400_000;
/** How long a deleted page can be restored. Milliseconds. */
const restorable = 30 * day;

type Address = Pick<Tables['hive_address'], 'path' | 'uri' | 'own' | 'settings'>;

/** What the deletion took from a page. */
export interface DeletedWith {
  readonly addresses: readonly Address[];
  /** The pages below it, which moved up. */
  readonly children: readonly number[];
}

/** A deleted page as stored. */
export interface DeletedPage extends Pick<Tables['hive_page'], 'page_id' | 'description' | 'parent' | 'deleted_by'> {
  readonly deleted: string;
  readonly deleted_with: DeletedWith;
  readonly drafts: number;
  readonly published: boolean;
}

type Stored = Omit<DeletedPage, 'deleted' | 'deleted_with'> &
  Pick<Tables['hive_page'], 'deleted'> & { readonly deleted_with: DeletedWith | null };

/** The deleted pages that can still be restored, the latest first; or only the one with this id. */
export async function readDeletedPages(db: Queries, now: Date, only: number | null = null): Promise<DeletedPage[]> {
  const since = new Date(now.getTime() - restorable).toISOString();
  const rows = await db.query<Stored>(sql`
    SELECT page_id, description, parent, deleted, deleted_by, deleted_with,
      (SELECT count(*)::int FROM hive_draft d WHERE d.page_id = p.page_id AND d.deleted IS NULL) AS drafts,
      active AND EXISTS (SELECT FROM hive_draft d WHERE d.page_id = p.page_id AND d.published) AS published
    FROM hive_page p
    WHERE deleted > ${since} AND deleted_with IS NOT NULL AND (${only}::int IS NULL OR page_id = ${only}::int)
    ORDER BY deleted DESC, page_id DESC`);
  return rows.flatMap(({ deleted, deleted_with, ...page }) =>
    deleted === null || deleted_with === null ? [] : [{ ...page, deleted, deleted_with }],
  );
}

/** A deleted page for the response. */
export function deletedPageOf(page: DeletedPage): HiveDeletedPage {
  const { page_id, description, deleted, deleted_by, deleted_with, drafts, published } = page;
  const uri_path = deleted_with.addresses.find((each) => each.own)?.path ?? '';
  return {
    page_id,
    uri_path,
    label: pageLabel({ description, uri_path }),
    deleted,
    deleted_by,
    removed_from: new Date(new Date(deleted).getTime() + restorable).toISOString(),
    published,
    drafts,
  };
}

/** Soft delete: page and drafts stay stored but hidden, its addresses become free, and its child pages move up a level. */
export async function markPageDeleted(
  tx: Queries,
  { page_id, parent }: Pick<HivePage, 'page_id' | 'parent'>,
  { username }: Pick<Caller, 'username'>,
  now: Date,
): Promise<void> {
  const addresses = await tx.query<Address>(sql`
    DELETE FROM hive_address WHERE page_id = ${page_id} RETURNING path, uri, own, settings`);
  const children = await tx.query<Pick<HivePage, 'page_id'>>(sql`
    SELECT page_id FROM hive_page WHERE parent = ${page_id} AND deleted IS NULL ORDER BY position, page_id`);
  const taken: DeletedWith = { addresses, children: children.map((child) => child.page_id) };
  await tx.query(sql`
    UPDATE hive_page SET deleted = ${now.toISOString()}, deleted_by = ${username}, deleted_with = ${JSON.stringify(taken)}::jsonb,
      changed_by = ${username}, unpublish_at = NULL, unpublish_at_by = NULL
    WHERE page_id = ${page_id}`);
  // A page that is restored later must not go live because of an old schedule.
  await tx.query(sql`UPDATE hive_draft SET publish_at = NULL, publish_at_by = NULL WHERE page_id = ${page_id}`);
  await tx.query(sql`UPDATE hive_page SET parent = ${parent} WHERE parent = ${page_id}`);
}

/** Makes a deleted page an ordinary one again, below `parent`, with those of its addresses and child pages that are passed. */
export async function unmarkPageDeleted(
  tx: Queries,
  page_id: number,
  { parent, addresses, children }: DeletedWith & { readonly parent: number | null },
): Promise<void> {
  await tx.query(sql`
    UPDATE hive_page SET deleted = NULL, deleted_by = NULL, deleted_with = NULL, parent = ${parent}
    WHERE page_id = ${page_id}`);
  for (const { path, uri, own, settings } of addresses) {
    await tx.query(sql`
      INSERT INTO hive_address (path, page_id, own, uri, settings)
      VALUES (${path}, ${page_id}, ${own}, ${uri}, ${JSON.stringify(settings)}::jsonb)`);
  }
  await tx.query(sql`UPDATE hive_page SET parent = ${page_id} WHERE page_id = ANY(${children}::int[])`);
}

/** Removes deleted pages with their drafts once they can no longer be restored. */
export async function removeDeletedPages({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - restorable).toISOString();
  await database.query(sql`DELETE FROM hive_page WHERE deleted <= ${before}`);
}
