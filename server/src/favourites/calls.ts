import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { signedIn } from '../session/access.ts';
import { folderOfCart, newFolder } from './new-favourites.ts';
import { applyChange, readFavourites } from './store.ts';
import { createOnce, withLockedFavourites } from './with-locked-favourites.ts';

/** FAV-01: saves the current lines of an order as a folder, with their quantities. Lines without a known part are skipped. */
export const favouritesCreateCart: Handler<'favouritesCreateCart'> = (request, services) =>
  withLockedFavourites(request, services, (tx, caller) => {
    const { id, parent_id, order, order_num, name } = request.data;
    return createOnce(tx, caller.userId, [id], async () => {
      const { cart } = await openCart(tx, { caller, parameters: { cartId: order_num } }, { lock: false });
      return {
        kind: 'insert_folder',
        root: { parent_id, order },
        ...(await folderOfCart(tx, cart.state, { id, name })),
      };
    });
  });

/** FAV-01: creates an empty folder. */
export const favouritesCreateFolder: Handler<'favouritesCreateFolder'> = (request, services) =>
  withLockedFavourites(request, services, (tx, { userId }) => {
    const { id, parent_id, order, name } = request.data;
    const rows = [newFolder(id, name)];
    return createOnce(tx, userId, [id], async () => ({ kind: 'insert', root: { parent_id, order }, rows }));
  });

/** FAV-01: the caller's favourites. */
export const favouritesGet: Handler<'favouritesGet'> = async ({ caller }, { database }) => ({
  data: { favourites: await readFavourites(database, signedIn(caller).userId) },
});

/** FAV-01: moves favourites and renumbers both folders, in one transaction. */
export const favouritesMove: Handler<'favouritesMove'> = (request, services) =>
  withLockedFavourites(request, services, async (tx, { userId }) => {
    const { ids, parent_id, order } = request.data;
    const { changed } = await applyChange(tx, userId, { kind: 'move', ids, to: { parent_id, order } });
    return { data: { changed } };
  });

/** FAV-01: renames a favourite. */
export const favouritesRename: Handler<'favouritesRename'> = (request, services) =>
  withLockedFavourites(request, services, async (tx, { userId }) => {
    const { changed } = await applyChange(tx, userId, { kind: 'rename', ...request.data });
    return { data: { changed } };
  });

export { favouritesCreateSelector } from './favourites-create-selector.ts';
export { favouritesDelete } from './favourites-delete.ts';
