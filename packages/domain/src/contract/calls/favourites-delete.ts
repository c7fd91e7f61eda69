import { z } from 'zod/mini';
import type { Favourite } from '../../favourites/types.ts';
import { defineCall } from '../call.ts';
import { favouriteIds } from '../fields.ts';

export const favouritesDelete = defineCall({
  name: 'favourites/delete',
  access: 'signed_in',
  summary: 'Deletes favourites with their contents or, with `undo`, restores what was deleted with these ids (FAV-01).',
  request: z.object({ ids: favouriteIds, undo: z.optional(z.boolean()) }),
  reply: z.object({ changed: z.custom<readonly Favourite[]>(), gone: z.array(z.string()) }),
});
