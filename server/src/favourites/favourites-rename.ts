import type { Handler } from '../calls/handler.ts';
import { applyChange } from './store.ts';
import { withLockedFavourites } from './with-locked-favourites.ts';

/** FAV-01: renames a favourite. */
export const favouritesRename: Handler<'favouritesRename'> = (request, services) =>
  withLockedFavourites(request, services, async (tx, { userId }) => {
    const { changed } = await applyChange(tx, userId, { kind: 'rename', ...request.data });
    return { data: { changed } };
  });
