export {
  byFolder,
  changeFavourites,
  favouriteRefusals,
  longestName,
  mostFavourites,
  withDescendants,
} from './change.ts';
export {
  type Favourite,
  type FavouriteChange,
  type FavouritePlace,
  type FavouriteRefusal,
  type FavouriteResult,
  type FavouriteType,
  favouriteTypes,
  type NewFavourite,
} from './types.ts';
