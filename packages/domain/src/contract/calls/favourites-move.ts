import { z } from 'zod/mini';
import type { Favourite } from '../../favourites/types.ts';
import { defineCall } from '../call.ts';
import { favouriteIds, folderId, placeInFolder } from '../fields.ts';

export const favouritesMove = defineCall({
  name: 'favourites/move',
  access: 'signed_in',
  summary:
    'Moves favourites to a place in a folder, in the order given (FAV-01). Returns every row whose place has changed.',
  request: z.object({ ids: favouriteIds, parent_id: folderId, order: z.optional(placeInFolder) }),
  reply: z.object({ changed: z.custom<readonly Favourite[]>() }),
});
