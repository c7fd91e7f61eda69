import { type Favourite, withDescendants } from '@portal/domain/favourites';
import type { Handler } from '../calls/handler.ts';
import type { Transaction } from '../db/database.ts';
import { changing } from './changing.ts';
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
const kept = 30 * 86_400_000;

/** For each deleted row the id in `ids` that it is deleted with: an ancestor or itself. */
function rootsOf(favourites: readonly Favourite[], ids: readonly string[]): ReadonlyMap<string, string> {
  const roots = new Map<string, string>();
  for (const id of ids) for (const each of withDescendants(favourites, [id])) if (!roots.has(each)) roots.set(each, id);
  return roots;
}

async function remove(tx: Transaction, userId: string, asked: readonly string[], now: Date) {
  const before = await readFavourites(tx, userId);
  const present = new Set(before.map((row) => row.id));
  const ids = asked.filter((id) => present.has(id));
  // Rows that are already deleted, by a repeat or another window, need no change.
  if ((await rowsOf(tx, userId, asked)).length < new Set(asked).size) throw favouriteRefused('unknown');
  const roots = rootsOf(before, ids);
  const { changed } = await applyChange(tx, userId, { kind: 'delete', ids });
  await markDeleted(tx, userId, roots, now);
  await purgeDeleted(tx, userId, new Date(now.getTime() - kept));
  return { data: { changed, gone: [...roots.keys()] } };
}

async function bringBack(tx: Transaction, userId: string, ids: readonly string[]) {
  const rows = await deletedWith(tx, userId, ids);
  const { changed } = await applyChange(tx, userId, { kind: 'restore', rows });
  return { data: { changed, gone: [] } };
}

/** FAV-01: deletes favourites with their descendants, or undoes that for 30 days. */
export const favouritesDelete: Handler<'favouritesDelete'> = (asked, services) =>
  changing(asked, services, (tx, { userId }) =>
    asked.data.undo ? bringBack(tx, userId, asked.data.ids) : remove(tx, userId, asked.data.ids, services.clock.now()),
  );
