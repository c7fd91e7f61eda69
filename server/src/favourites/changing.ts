import type { Favourite, FavouriteChange } from '@portal/domain/favourites';
import type { HandlerResponse, ValidatedRequest } from '../calls/handler.ts';
import type { Transaction } from '../db/database.ts';
import type { Services } from '../services.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import type { Caller } from '../session/caller.ts';
import { applyChange, lockFavourites, rowsOf } from './store.ts';

interface Reply {
  readonly changed: readonly Favourite[];
}

/** Runs `work` in one transaction with the caller's favourites locked. */
export function changing<Data>(
  request: Pick<ValidatedRequest, 'caller'>,
  { database }: Services,
  work: (tx: Transaction, caller: Caller) => Promise<HandlerResponse<Data>>,
): Promise<HandlerResponse<Data>> {
  const caller = signedIn(request.caller);
  return database.transaction(
    async (tx) => {
      await lockFavourites(tx, caller.userId);
      return work(tx, caller);
    },
    { accounts: accodesOf(caller) },
  );
}

/** Creates rows with ids chosen by the client. A repeated request returns the existing rows. */
export async function createOnce(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  change: () => Promise<FavouriteChange>,
): Promise<HandlerResponse<Reply>> {
  const known = await rowsOf(tx, userId, ids);
  if (known.length > 0) return { data: { changed: known } };
  const { changed } = await applyChange(tx, userId, await change());
  return { data: { changed } };
}
