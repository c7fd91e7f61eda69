import { z } from 'zod/mini';
import type { Favourite } from '../../favourites/types.ts';
import { defineCall } from '../call.ts';
import { favouriteName, folderId, placeInFolder, ulid } from '../fields.ts';

export const favouritesCreateCart = defineCall({
  name: 'favourites/create-cart',
  access: 'signed_in',
  summary: 'Creates a folder with the parts and quantities of a cart, by default named after the cart (FAV-01).',
  request: z.object({
    id: ulid,
    order_num: z.string().check(z.minLength(1), z.maxLength(40)),
    name: z.optional(favouriteName),
    parent_id: folderId,
    order: z.optional(placeInFolder),
  }),
  reply: z.object({ changed: z.custom<readonly Favourite[]>() }),
});
