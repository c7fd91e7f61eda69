import { type HiveDraft, type HivePage, uriCollision, uriPath } from '@portal/domain/hive';
import { invalidFields } from '../calls/refusal.ts';
import { type Sql, sql, type Transaction } from '../db/database.ts';
import { hiveMessages } from '../messages/hive.ts';
import type { Caller } from '../session/caller.ts';
import { conflict, pageGone } from './rights.ts';

export type Queries = Pick<Transaction, 'query'>;

/** Columns of a draft for responses; flags as 0 and 1. */
export const draftColumns: Sql = sql`draft_id, page_id, description, finalised::int AS finalised, published::int AS published,
  publish_requested::int AS publish_requested, revision, forked_from, created, created_by, changed, changed_by, requested, requested_by,
  request_comment, request_waivers, published_at, published_by, publish_at, publish_at_by, schedule_problem`;

/** Serialises changes to pages, addresses and publication, because each is checked against all the others. */
export async function lockPages(tx: Queries): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(hashtext('hive_pages'))`);
}

interface PageRow extends Omit<HivePage, 'drafts' | 'aliases' | 'uri_settings' | 'uri' | 'uri_path'> {
  readonly addresses: readonly {
    path: string;
    uri: string;
    own: boolean;
    settings: HivePage['uri_settings'][number]['settings'];
  }[];
}

/** All pages, or only those with the given ids, ordered by parent and position. */
export async function readPages(db: Queries, only?: readonly number[]): Promise<readonly HivePage[]> {
  const wanted = only ? sql`AND p.page_id = ANY(${only}::int[])` : sql``;
  const rows = await db.query<PageRow>(sql`
    SELECT p.page_id, p.description, p.parent, p.position, p.menu::int AS menu, p.active::int AS active, p.unpublish_at, p.revision,
      coalesce((SELECT jsonb_agg(jsonb_build_object('path', a.path, 'uri', a.uri, 'own', a.own, 'settings', a.settings)
        ORDER BY a.own DESC, a.path) FROM hive_address a WHERE a.page_id = p.page_id), '[]') AS addresses
    FROM hive_page p WHERE p.deleted IS NULL ${wanted} ORDER BY p.parent NULLS FIRST, p.position, p.page_id`);
  const drafts = await db.query<HiveDraft>(sql`
    SELECT ${draftColumns} FROM hive_draft
    WHERE deleted IS NULL AND page_id = ANY(${rows.map((row) => row.page_id)}::int[]) ORDER BY draft_id`);
  return rows.map(({ addresses, ...row }): HivePage => {
    const own = addresses.find((each) => each.own);
    return {
      ...row,
      uri: own?.uri ?? '',
      uri_path: own?.path ?? '',
      drafts: drafts.filter((draft) => draft.page_id === row.page_id),
      aliases: addresses.flatMap((each) => (each.own ? [] : [each.path])),
      uri_settings: addresses.map((each) => ({ uri: each.path, settings: each.settings })),
    };
  });
}

/** One page. Throws a refusal if it does not exist or is deleted. */
export async function readPage(db: Queries, page_id: number): Promise<HivePage> {
  const [page] = await readPages(db, [page_id]);
  if (!page) throw pageGone();
  return page;
}

/** Throws a validation error for `field` if the page cannot have this address. */
export function checkAddress(pages: readonly HivePage[], page_id: number | null, uri: string, field: string): void {
  const message = uriCollision(pages, page_id, uri);
  if (message) throw invalidFields([{ field, message }]);
}

/** HIVE-15: throws a conflict if the page has changed since the revision the caller saw. */
export function checkSeen(page: Pick<HivePage, 'revision'>, seen: number | undefined): void {
  if (seen !== undefined && seen !== page.revision) {
    throw conflict(hiveMessages.pageChanged);
  }
}

/** Increments the page's revision, so that editors who have it open notice the change. */
export async function raisePage(
  tx: Queries,
  page_id: number,
  { username }: Pick<Caller, 'username'>,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    UPDATE hive_page SET revision = revision + 1, changed = ${now.toISOString()}, changed_by = ${username}
    WHERE page_id = ${page_id}`);
}

export async function addAddress(db: Queries, page_id: number, uri: string, own: boolean): Promise<void> {
  await db.query(sql`
    INSERT INTO hive_address (path, page_id, own, uri) VALUES (${uriPath(uri)}, ${page_id}, ${own}, ${uri.trim()})`);
}

/** Increments the version of published content, which invalidates everything rendered before. */
export async function raiseSiteVersion(tx: Queries): Promise<void> {
  await tx.query(sql`
    INSERT INTO setting (name, value) VALUES ('hive_version', '1')
    ON CONFLICT (name) DO UPDATE SET value = to_jsonb((setting.value)::int + 1)`);
}

/** Plans when visitors can no longer reach a page; null: not planned. */
export async function planUnpublish(
  tx: Queries,
  page_id: number,
  at: string | null,
  { username }: Pick<Caller, 'username'>,
): Promise<void> {
  await tx.query(sql`
    UPDATE hive_page SET unpublish_at = ${at}, unpublish_at_by = ${at === null ? null : username}
    WHERE page_id = ${page_id}`);
}

export interface PageFields {
  readonly description: string;
  readonly menu: boolean;
  readonly active: boolean;
}

/** Inserts a page without an address, at position 0 of its level. Returns its id. */
export async function insertPage(
  tx: Queries,
  { description, menu, active, parent }: PageFields & { readonly parent: number | null },
  { username }: Pick<Caller, 'username'>,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const [row] = await tx.query<Pick<HivePage, 'page_id'>>(sql`
    INSERT INTO hive_page (description, parent, position, menu, active, created, created_by, changed, changed_by)
    VALUES (${description}, ${parent}, 0, ${menu}, ${active}, ${at}, ${username}, ${at}, ${username})
    RETURNING page_id`);
  return row?.page_id ?? 0;
}

export async function writePage(
  tx: Queries,
  page_id: number,
  { description, menu, active }: PageFields,
): Promise<void> {
  await tx.query(sql`
    UPDATE hive_page SET description = ${description}, menu = ${menu}, active = ${active} WHERE page_id = ${page_id}`);
}

/** Makes an address the page's primary one; the previous one becomes an alias. */
export async function setOwnAddress(tx: Queries, page_id: number, uri: string): Promise<void> {
  const path = uriPath(uri);
  await tx.query(sql`UPDATE hive_address SET own = false WHERE page_id = ${page_id} AND own AND path <> ${path}`);
  await tx.query(sql`
    INSERT INTO hive_address (path, page_id, own, uri) VALUES (${path}, ${page_id}, true, ${uri.trim()})
    ON CONFLICT (path) DO UPDATE SET own = true, uri = excluded.uri`);
}

/** Deletes all of a page's aliases except these. */
export async function deleteOtherAliases(tx: Queries, page_id: number, paths: readonly string[]): Promise<void> {
  await tx.query(sql`
    DELETE FROM hive_address WHERE page_id = ${page_id} AND NOT own AND NOT path = ANY(${paths}::text[])`);
}

export async function writeUriSettings(
  tx: Queries,
  path: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.query(sql`UPDATE hive_address SET settings = ${JSON.stringify(settings)}::jsonb WHERE path = ${path}`);
}
