import {
  deepestFolder,
  type Favourite,
  type FavouriteChange,
  type FavouritePlace,
  type FavouriteRefusal,
  type FavouriteResult,
  longestName,
  mostFavourites,
  type NewFavourite,
} from './types.ts';

const refused = (reason: FavouriteRefusal): FavouriteResult => ({ ok: false, reason });

type Groups = Map<string | null, Favourite[]>;

/** Rows by folder id (null: top level), each group sorted by `order`. */
export function byFolder(favourites: readonly Favourite[]): Groups {
  const groups: Groups = new Map();
  for (const each of favourites) {
    const group = groups.get(each.parent_id);
    if (group) group.push(each);
    else groups.set(each.parent_id, [each]);
  }
  for (const group of groups.values()) group.sort((a, b) => a.order - b.order);
  return groups;
}

/** Renumbers the rows of a folder. Rows whose place is unchanged stay the same objects. */
const numbered = (rows: readonly Favourite[], parent_id: string | null): Favourite[] =>
  rows.map((row, order) => (row.order === order && row.parent_id === parent_id ? row : { ...row, parent_id, order }));

function flat(groups: Groups): Favourite[] {
  return [...groups].flatMap(([parent_id, rows]) => numbered(rows, parent_id));
}

/** The given ids and those of all their descendants. */
export function withDescendants(favourites: readonly Favourite[], ids: readonly string[]): ReadonlySet<string> {
  const groups = byFolder(favourites);
  const found = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    for (const child of groups.get(id) ?? []) open.push(child.id);
  }
  return found;
}

/** How many folders contain a row of this folder. */
function depthOf(byId: ReadonlyMap<string, Favourite>, parent_id: string | null): number {
  let depth = 0;
  for (let id = parent_id; id !== null && depth <= byId.size; id = byId.get(id)?.parent_id ?? null) depth += 1;
  return depth;
}

const isFolder = (byId: ReadonlyMap<string, Favourite>, id: string | null) =>
  id === null || byId.get(id)?.data_type === 'FOLDER';

const isName = (name: string) => name.trim() !== '' && name.length <= longestName;

/** Inserts rows into a folder; `order` counts the rows already there. */
function put(groups: Groups, place: FavouritePlace, rows: readonly Favourite[]): void {
  const present = groups.get(place.parent_id) ?? [];
  const at = Math.min(place.order ?? present.length, present.length);
  groups.set(place.parent_id, [...present.slice(0, at), ...rows, ...present.slice(at)]);
}

const inPlace = (row: NewFavourite, parent_id: string | null): Favourite => ({ ...row, parent_id, order: 0 });

function insert(
  favourites: readonly Favourite[],
  root: FavouritePlace,
  rows: readonly NewFavourite[],
  inside: readonly NewFavourite[] = [],
): FavouriteResult {
  const byId = new Map(favourites.map((each) => [each.id, each]));
  if (!isFolder(byId, root.parent_id)) return refused('no_folder');
  if (![...rows, ...inside].every(({ name }) => isName(name))) return refused('name');
  if (favourites.length + rows.length + inside.length > mostFavourites) return refused('too_many');
  const folders = rows.some((row) => row.data_type === 'FOLDER') ? 1 : 0;
  if (depthOf(byId, root.parent_id) + folders > deepestFolder) return refused('too_deep');
  const groups = byFolder(favourites);
  put(
    groups,
    root,
    rows.map((row) => inPlace(row, root.parent_id)),
  );
  const [folder] = rows;
  if (folder && inside.length > 0)
    groups.set(
      folder.id,
      inside.map((row) => inPlace(row, folder.id)),
    );
  return { ok: true, favourites: flat(groups) };
}

/** Folder levels that these rows add: 0 without folders, 1 for a folder of items. */
function heightOf(groups: Groups, rows: readonly Favourite[]): number {
  return rows.reduce(
    (most, row) => (row.data_type === 'FOLDER' ? Math.max(most, 1 + heightOf(groups, groups.get(row.id) ?? [])) : most),
    0,
  );
}

function move(favourites: readonly Favourite[], requestedIds: readonly string[], to: FavouritePlace): FavouriteResult {
  const byId = new Map(favourites.map((each) => [each.id, each]));
  const ids = new Set(requestedIds);
  if (![...ids].every((id) => byId.has(id))) return refused('unknown');
  if (!isFolder(byId, to.parent_id)) return refused('no_folder');
  // A row inside another selected folder moves along with it.
  const moved = [...ids].flatMap((id) => {
    const row = byId.get(id);
    for (let up = row?.parent_id ?? null; up !== null; up = byId.get(up)?.parent_id ?? null) {
      if (ids.has(up)) return [];
    }
    return row ? [row] : [];
  });
  for (let id = to.parent_id; id !== null; id = byId.get(id)?.parent_id ?? null) {
    if (ids.has(id)) return refused('inside_itself');
  }
  const groups = byFolder(favourites);
  if (depthOf(byId, to.parent_id) + heightOf(groups, moved) > deepestFolder) return refused('too_deep');
  const gone = new Set(moved.map((row) => row.id));
  for (const [parent_id, rows] of groups) {
    groups.set(
      parent_id,
      rows.filter((row) => !gone.has(row.id)),
    );
  }
  put(groups, to, moved);
  return { ok: true, favourites: flat(groups) };
}

function remove(favourites: readonly Favourite[], ids: readonly string[]): FavouriteResult {
  const known = new Set(favourites.map((each) => each.id));
  if (!ids.every((id) => known.has(id))) return refused('unknown');
  const gone = withDescendants(favourites, ids);
  return { ok: true, favourites: flat(byFolder(favourites.filter((row) => !gone.has(row.id)))) };
}

/** Restores rows to their former places, or to the end of the top level where their folder no longer exists. */
function restore(favourites: readonly Favourite[], rows: readonly Favourite[]): FavouriteResult {
  const present = new Set(favourites.map((each) => each.id));
  const back = rows.filter((row) => !present.has(row.id));
  if (favourites.length + back.length > mostFavourites) return refused('too_many');
  const all = new Set([...present, ...back.map((row) => row.id)]);
  const groups = byFolder(favourites);
  for (const row of [...back].sort((a, b) => a.order - b.order)) {
    const home = row.parent_id === null || all.has(row.parent_id);
    put(groups, home ? { parent_id: row.parent_id, order: row.order } : { parent_id: null }, [row]);
  }
  return { ok: true, favourites: flat(groups) };
}

/**
 * FAV-01: the favourites after a change, or the reason why it is refused. Pure, all or nothing; runs in browser and server.
 * Rows that the change does not touch stay the same objects.
 */
export function changeFavourites(favourites: readonly Favourite[], change: FavouriteChange): FavouriteResult {
  switch (change.kind) {
    case 'insert':
      return insert(favourites, change.root, change.rows);
    case 'insert_folder':
      return insert(favourites, change.root, [change.folder], change.rows);
    case 'move':
      return move(favourites, change.ids, change.to);
    case 'rename': {
      if (!isName(change.name)) return refused('name');
      if (!favourites.some((each) => each.id === change.id)) return refused('unknown');
      const name = change.name.trim();
      return { ok: true, favourites: favourites.map((each) => (each.id === change.id ? { ...each, name } : each)) };
    }
    case 'delete':
      return remove(favourites, change.ids);
    case 'restore':
      return restore(favourites, change.rows);
  }
}
