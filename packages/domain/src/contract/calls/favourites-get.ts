import { z } from 'zod/mini';
import type { Favourite } from '../../favourites/types.ts';
import { defineCall } from '../call.ts';

export const favouritesGet = defineCall({
  name: 'favourites/get',
  access: 'signed_in',
  summary: "The caller's favourites as rows of a tree (FAV-01).",
  request: z.object({}),
  reply: z.object({ favourites: z.custom<readonly Favourite[]>() }),
});
