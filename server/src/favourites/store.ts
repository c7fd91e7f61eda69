import { changeFavourites, type Favourite, type FavouriteChange, favouriteRefusals } from '@portal/domain/favourites';
import { Refusal } from '../calls/refusal.ts';
import { type Sql, sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

type Queries = Pick<Transaction, 'query'>;

const favouriteColumns: Sql = sql`id, parent_id, "order", data_type, name, stock_code, quantity, address`;

/** A user's favourites, ordered by folder and position. */
export function readFavourites(db: Queries, userId: string): Promise<Favourite[]> {
  return db.query<Favourite>(sql`
    SELECT ${favouriteColumns} FROM favourite WHERE user_id = ${userId} AND deleted_root IS NULL
    ORDER BY parent_id NULLS FIRST, "order", id`);
}

/** Locks a user's favourites until the transaction ends, so that concurrent changes run one after another. */
export async function lockFavourites(tx: Queries, userId: string): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(hashtext(${`favourites:${userId}`}))`);
}

export const favouriteRefused = (reason: keyof typeof favouriteRefusals) =>
  new Refusal(`favourite_${reason}`, { action: 'display_message', user_message: favouriteRefusals[reason] });

export interface Changed {
  /** New, moved, renumbered or renamed rows. */
  readonly changed: readonly Favourite[];
  readonly before: readonly Favourite[];
}

/** FAV-01: applies a change to locked favourites and writes the changed rows. Throws a refusal if the change is not possible. */
export async function applyChange(tx: Queries, userId: string, change: FavouriteChange): Promise<Changed> {
  const before = await readFavourites(tx, userId);
  const result = changeFavourites(before, change);
  if (!result.ok) throw favouriteRefused(result.reason);
  const known = new Map(before.map((row) => [row.id, row]));
  const changed = result.favourites.filter((row) => known.get(row.id) !== row);
  await write(tx, userId, changed);
  return { changed, before };
}

type FavouriteRecord = Omit<Tables['favourite'], 'user_id' | 'deleted_root' | 'deleted_at'>;

/** Writes rows and undeletes them. An id of another user is refused as unknown. */
async function write(tx: Queries, userId: string, rows: readonly Favourite[]): Promise<void> {
  if (rows.length === 0) return;
  const records: readonly FavouriteRecord[] = rows;
  const written = await tx.query(sql`
    INSERT INTO favourite (user_id, ${favouriteColumns})
    SELECT ${userId}, ${favouriteColumns} FROM jsonb_populate_recordset(NULL::favourite, ${JSON.stringify(records)}::jsonb)
    ON CONFLICT (id) DO UPDATE SET parent_id = excluded.parent_id, "order" = excluded."order", name = excluded.name,
      deleted_root = NULL, deleted_at = NULL WHERE favourite.user_id = excluded.user_id
    RETURNING 1`);
  if (written.length !== rows.length) throw favouriteRefused('unknown');
}

/** The user's rows with these ids, deleted or not; used to detect repeated requests. */
export function rowsOf(tx: Queries, userId: string, ids: readonly string[]): Promise<Favourite[]> {
  return tx.query<Favourite>(sql`
    SELECT ${favouriteColumns} FROM favourite WHERE user_id = ${userId} AND id = ANY(${ids}::text[])`);
}

/** Marks rows as deleted, each with the id that it was deleted with. */
export async function markDeleted(
  tx: Queries,
  userId: string,
  roots: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    UPDATE favourite f SET deleted_root = r.root, deleted_at = ${now.toISOString()}
    FROM unnest(${[...roots.keys()]}::text[], ${[...roots.values()]}::text[]) AS r(id, root)
    WHERE f.id = r.id AND f.user_id = ${userId}`);
}

/** Permanently removes rows that were deleted before a time. */
export async function purgeDeleted(tx: Queries, userId: string, before: Date): Promise<void> {
  await tx.query(sql`DELETE FROM favourite WHERE user_id = ${userId} AND deleted_at < ${before.toISOString()}`);
}

/** Rows that were deleted with any of these ids. */
export function deletedWith(tx: Queries, userId: string, ids: readonly string[]): Promise<Favourite[]> {
  return tx.query<Favourite>(sql`
    SELECT ${favouriteColumns} FROM favourite WHERE user_id = ${userId} AND deleted_root = ANY(${ids}::text[])`);
}

type PartRow = Pick<Tables['part'], 'stock_code' | 'description' | 'sell_quantity_minimum'>;

/** Parts by code, as far as favourites need them. Unknown codes are missing. */
export async function favouriteParts(tx: Queries, codes: readonly string[]): Promise<ReadonlyMap<string, PartRow>> {
  const rows = await tx.query<PartRow>(sql`
    SELECT stock_code, description, sell_quantity_minimum FROM part WHERE stock_code = ANY(${codes}::text[])`);
  return new Map(rows.map((row) => [row.stock_code, row]));
}
