import type { Handler } from '../calls/handler.ts';
import { changing } from './changing.ts';
import { applyChange } from './store.ts';

/** FAV-01: renames a favourite. */
export const favouritesRename: Handler<'favouritesRename'> = (request, services) =>
  changing(request, services, async (tx, { userId }) => {
    const { changed } = await applyChange(tx, userId, { kind: 'rename', ...request.data });
    return { data: { changed } };
  });
