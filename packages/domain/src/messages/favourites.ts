import { deepestFolder, type FavouriteRefusal, longestName, mostFavourites } from '../favourites/types.ts';

/** FAV-01: message for each refusal. */
export const favouriteRefusals: Readonly<Record<FavouriteRefusal, string>> = {
  unknown: 'One of these favourites no longer exists.',
  no_folder: 'This folder no longer exists.',
  inside_itself: 'A folder cannot be moved into itself.',
  name: `A name must have 1 to ${longestName} characters.`,
  too_many: `You can have at most ${mostFavourites} favourites. Delete some first.`,
  too_deep: `Folders can be nested at most ${deepestFolder} deep.`,
};
