import type { Handler } from '../calls/handler.ts';
import { deleteFavourites, restoreFavourites } from './delete-favourites.ts';
import { withLockedFavourites } from './with-locked-favourites.ts';

/** FAV-01: deletes favourites with their descendants, or undoes that. */
export const favouritesDelete: Handler<'favouritesDelete'> = (request, services) =>
  withLockedFavourites(request, services, async (tx, { userId }) => {
    const { ids, undo } = request.data;
    const work = undo ? restoreFavourites(tx, userId, ids) : deleteFavourites(tx, userId, ids, services.clock.now());
    return { data: await work };
  });
