import { type Favourite, withDescendants } from '@portal/domain/favourites';
import type { Transaction } from '../db/database.ts';
import {
  applyChange,
  deletedWith,
  favouriteRefused,
  markDeleted,
  purgeDeleted,
  readFavourites,
  rowsOf,
} from './store.ts';

/** Milliseconds during which a delete can be undone. */
const undoPeriod = 30 * 86_400_000;

export interface DeletedFavourites {
  /** Rows that were renumbered, or restored. */
  readonly changed: readonly Favourite[];
  /** Ids of the rows that are deleted now. */
  readonly gone: string[];
}

/** For each deleted row the id in `ids` that it is deleted with: an ancestor or itself. */
export function rootsOf(favourites: readonly Favourite[], ids: readonly string[]): ReadonlyMap<string, string> {
  const roots = new Map<string, string>();
  for (const id of ids) for (const each of withDescendants(favourites, [id])) if (!roots.has(each)) roots.set(each, id);
  return roots;
}

/**
 * FAV-01: deletes favourites with their descendants, which can be undone for 30 days. Those that are deleted already need no change. Throws
 * a refusal if one never was the user's.
 */
export async function deleteFavourites(
  tx: Transaction,
  userId: string,
  requested: readonly string[],
  now: Date,
): Promise<DeletedFavourites> {
  const before = await readFavourites(tx, userId);
  const present = new Set(before.map((row) => row.id));
  const ids = requested.filter((id) => present.has(id));
  // Rows that are already deleted, by a repeat or another window, need no change.
  if ((await rowsOf(tx, userId, requested)).length < new Set(requested).size) throw favouriteRefused('unknown');
  const roots = rootsOf(before, ids);
  const { changed } = await applyChange(tx, userId, { kind: 'delete', ids });
  await markDeleted(tx, userId, roots, now);
  await purgeDeleted(tx, userId, new Date(now.getTime() - undoPeriod));
  return { changed, gone: [...roots.keys()] };
}

/** FAV-01: restores favourites with what was deleted with them. */
export async function restoreFavourites(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<DeletedFavourites> {
  const rows = await deletedWith(tx, userId, ids);
  const { changed } = await applyChange(tx, userId, { kind: 'restore', rows });
  return { changed, gone: [] };
}
