export { favouriteRefusals } from '../messages/favourites.ts';
export { byFolder, changeFavourites, withDescendants } from './change.ts';
export {
  type Favourite,
  type FavouriteChange,
  type FavouritePlace,
  type FavouriteRefusal,
  type FavouriteResult,
  type FavouriteType,
  favouriteTypes,
  longestName,
  mostFavourites,
  type NewFavourite,
} from './types.ts';
