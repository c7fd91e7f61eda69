/** A folder, a part with a quantity, or a product selector search. */
export const favouriteTypes = ['FOLDER', 'ITEM', 'SELECTOR'] as const;
export type FavouriteType = (typeof favouriteTypes)[number];

/** FAV-01: one row of the favourites tree. */
export interface Favourite {
  readonly id: string;
  /** Its folder; null at the top level. */
  readonly parent_id: string | null;
  /** Its position in that folder, from 0 without gaps. */
  readonly order: number;
  readonly data_type: FavouriteType;
  readonly name: string;
  /** ITEM only. */
  readonly stock_code: string | null;
  readonly quantity: number | null;
  /** SELECTOR only: the portal path and query that it opens. */
  readonly address: string | null;
}

/** A row without a place yet. */
export type NewFavourite = Omit<Favourite, 'parent_id' | 'order'>;

export const mostFavourites = 5000;
/** Maximum nesting of folders: as many levels as fit on a phone. */
export const deepestFolder = 12;
export const longestName = 120;

export type FavouriteRefusal = 'unknown' | 'no_folder' | 'inside_itself' | 'name' | 'too_many' | 'too_deep';

/** Target of an insert or move: a folder, and the position among the rows that stay there. */
export interface FavouritePlace {
  readonly parent_id: string | null;
  /** Default, and where greater than the row count: at the end. */
  readonly order?: number | undefined;
}

export type FavouriteChange =
  | { readonly kind: 'insert'; readonly root: FavouritePlace; readonly rows: readonly NewFavourite[] }
  /** Inserts a folder together with its rows. */
  | {
      readonly kind: 'insert_folder';
      readonly root: FavouritePlace;
      readonly folder: NewFavourite;
      readonly rows: readonly NewFavourite[];
    }
  | { readonly kind: 'move'; readonly ids: readonly string[]; readonly to: FavouritePlace }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'delete'; readonly ids: readonly string[] }
  /** Undoes a delete: the deleted rows with their former places. */
  | { readonly kind: 'restore'; readonly rows: readonly Favourite[] };

export type FavouriteResult =
  | { readonly ok: true; readonly favourites: readonly Favourite[] }
  | { readonly ok: false; readonly reason: FavouriteRefusal };
