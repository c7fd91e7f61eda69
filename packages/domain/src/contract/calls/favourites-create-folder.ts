import { z } from 'zod/mini';
import type { Favourite } from '../../favourites/types.ts';
import { defineCall } from '../call.ts';
import { favouriteName, folderId, placeInFolder, ulid } from '../fields.ts';

export const favouritesCreateFolder = defineCall({
  name: 'favourites/create-folder',
  access: 'signed_in',
  summary: 'Creates a folder. The caller chooses its id, so that the request can be repeated (FAV-01).',
  request: z.object({ id: ulid, name: favouriteName, parent_id: folderId, order: z.optional(placeInFolder) }),
  reply: z.object({ changed: z.custom<readonly Favourite[]>() }),
});
