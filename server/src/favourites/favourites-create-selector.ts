import type { Handler } from '../calls/handler.ts';
import { itemsOf, savedOfSelector } from './new-favourites.ts';
import { createOnce, withLockedFavourites } from './with-locked-favourites.ts';

/** FAV-01: saves parts chosen in the product selector, or the search itself. */
export const favouritesCreateSelector: Handler<'favouritesCreateSelector'> = (request, services) =>
  withLockedFavourites(request, services, (tx, { userId }) => {
    const { parent_id, order, parts = [], search } = request.data;
    const { ids, saved } = savedOfSelector(parts, search);
    return createOnce(tx, userId, ids, async () => ({
      kind: 'insert',
      root: { parent_id, order },
      rows: [...saved, ...(await itemsOf(tx, parts))],
    }));
  });
