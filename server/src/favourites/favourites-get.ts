import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { readFavourites } from './store.ts';

/** FAV-01: the caller's favourites. */
export const favouritesGet: Handler<'favouritesGet'> = async ({ caller }, { database }) => ({
  data: { favourites: await readFavourites(database, signedIn(caller).userId) },
});
