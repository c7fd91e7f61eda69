import type { TreeItem, TreePosition } from '@portal/design-system';
import { Folder, Package, Search } from '@portal/design-system/icons';
import { byFolder, type Favourite, type FavouritePlace, withDescendants } from '@portal/domain/favourites';
import type { ReorderLine } from '@portal/domain/history';

const icons = { FOLDER: Folder, ITEM: Package, SELECTOR: Search } as const;

/** Tree rows of the favourites: an item shows its code and quantity. `written` formats a number. */
export function favouriteItems(
  favourites: readonly Favourite[],
  written: (quantity: number) => string,
): readonly TreeItem[] {
  const groups = byFolder(favourites);
  const within = (parent_id: string | null): readonly TreeItem[] =>
    (groups.get(parent_id) ?? []).map((row) => ({
      id: row.id,
      label: row.name,
      icon: icons[row.data_type],
      ...(row.data_type === 'FOLDER' ? { children: within(row.id) } : {}),
      ...(row.stock_code === null ? {} : { note: `${row.stock_code} × ${written(row.quantity ?? 1)}` }),
    }));
  return within(null);
}

/** FAV-01: target of a move, as an index among the rows that do not move; null when the target row does not exist. */
export function placeAt(
  favourites: readonly Favourite[],
  ids: readonly string[],
  target: string,
  position: TreePosition,
): FavouritePlace | null {
  const row = favourites.find((each) => each.id === target);
  if (!row) return null;
  if (position === 'inside') return { parent_id: target };
  const stay = (byFolder(favourites).get(row.parent_id) ?? []).filter((each) => !ids.includes(each.id));
  const at = stay.findIndex((each) => each.id === target);
  return { parent_id: row.parent_id, order: position === 'before' ? at : at + 1 };
}

/** FAV-02: the parts of the selected rows and of all rows inside them, each row once, in tree order. */
export function linesOfFavourites(favourites: readonly Favourite[], ids: readonly string[]): readonly ReorderLine[] {
  const chosen = withDescendants(favourites, ids);
  const groups = byFolder(favourites);
  const within = (parent_id: string | null): readonly ReorderLine[] =>
    (groups.get(parent_id) ?? []).flatMap((row) => [
      ...(chosen.has(row.id) && row.stock_code !== null
        ? [{ stock_code: row.stock_code, quantity: row.quantity ?? 1 }]
        : []),
      ...within(row.id),
    ]);
  return within(null);
}
