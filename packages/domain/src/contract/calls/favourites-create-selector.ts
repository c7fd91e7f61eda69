import { z } from 'zod/mini';
import type { Favourite } from '../../favourites/types.ts';
import { defineCall } from '../call.ts';
import { favouriteName, folderId, placeInFolder, quantity, stockCode, ulid } from '../fields.ts';

export const favouritesCreateSelector = defineCall({
  name: 'favourites/create-selector',
  access: 'signed_in',
  summary: 'Creates favourites from parts chosen in the product selector, or from the search itself (FAV-01).',
  request: z.object({
    parent_id: folderId,
    order: z.optional(placeInFolder),
    parts: z.optional(
      z.array(z.object({ id: ulid, stock_code: stockCode, quantity: z.optional(quantity) })).check(z.maxLength(500)),
    ),
    search: z.optional(
      z.object({
        id: ulid,
        name: favouriteName,
        /** Path and query of the selector. */
        address: z.string().check(z.maxLength(2000), z.regex(/^\/search(?:[/?]\S*)?$/)),
      }),
    ),
  }),
  reply: z.object({ changed: z.custom<readonly Favourite[]>() }),
});
