import { z } from 'zod/mini';
import type { Favourite } from '../../favourites/types.ts';
import { defineCall } from '../call.ts';
import { favouriteId, favouriteName } from '../fields.ts';

export const favouritesRename = defineCall({
  name: 'favourites/rename',
  access: 'signed_in',
  summary: 'Renames a favourite (FAV-01).',
  request: z.object({ id: favouriteId, name: favouriteName }),
  reply: z.object({ changed: z.custom<readonly Favourite[]>() }),
});
