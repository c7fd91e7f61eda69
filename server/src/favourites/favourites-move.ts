import type { Handler } from '../calls/handler.ts';
import { changing } from './changing.ts';
import { applyChange } from './store.ts';

/** FAV-01: moves favourites and renumbers both folders, in one transaction. */
export const favouritesMove: Handler<'favouritesMove'> = (request, services) =>
  changing(request, services, async (tx, { userId }) => {
    const { ids, parent_id, order } = request.data;
    const { changed } = await applyChange(tx, userId, { kind: 'move', ids, to: { parent_id, order } });
    return { data: { changed } };
  });
