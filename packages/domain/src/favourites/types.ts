/** A folder, a part with a quantity, or a search of the selector. */
export const favouriteTypes = ['FOLDER', 'ITEM', 'SELECTOR'] as const;
export type FavouriteType = (typeof favouriteTypes)[number];

/** FAV-01: one row of the tree. */
export interface Favourite {
  readonly id: string;
  /** The folder that it is in; null at the top. */
  readonly parent_id: string | null;
  /** Its place in that folder, from 0 without gaps. */
  readonly order: number;
  readonly data_type: FavouriteType;
  readonly name: string;
  /** Of an ITEM. */
  readonly stock_code: string | null;
  readonly quantity: number | null;
  /** Of a SELECTOR: the path and query of the portal that it opens. */
  readonly address: string | null;
}

/** A row yet to be placed. */
export type NewFavourite = Omit<Favourite, 'parent_id' | 'order'>;

export type FavouriteRefusal = 'unknown' | 'no_folder' | 'inside_itself' | 'name' | 'too_many' | 'too_deep';

/** Where rows go: a folder or the top, and the place among what stays there. */
export interface FavouritePlace {
  readonly parent_id: string | null;
  /** At the end when not said, or past it. */
  readonly order?: number | undefined;
}

export type FavouriteChange =
  | { readonly kind: 'insert'; readonly root: FavouritePlace; readonly rows: readonly NewFavourite[] }
  /** A folder with rows in it. */
  | {
      readonly kind: 'insert_folder';
      readonly root: FavouritePlace;
      readonly folder: NewFavourite;
      readonly rows: readonly NewFavourite[];
    }
  | { readonly kind: 'move'; readonly ids: readonly string[]; readonly to: FavouritePlace }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'delete'; readonly ids: readonly string[] }
  /** What a delete took away, with the places that they had. */
  | { readonly kind: 'restore'; readonly rows: readonly Favourite[] };

export type FavouriteResult =
  | { readonly ok: true; readonly favourites: readonly Favourite[] }
  | { readonly ok: false; readonly reason: FavouriteRefusal };
