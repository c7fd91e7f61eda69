import { z } from 'zod/mini';
import type { Favourite } from '../../favourites/types.ts';
import { defineCall } from '../call.ts';
import {
  favouriteId,
  favouriteIds,
  favouriteName,
  folderId,
  placeInFolder,
  quantity,
  stockCode,
  ulid,
} from '../fields.ts';

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

export const favouritesCreateFolder = defineCall({
  name: 'favourites/create-folder',
  access: 'signed_in',
  summary: 'Creates a folder. The caller chooses its id, so that the request can be repeated (FAV-01).',
  request: z.object({ id: ulid, name: favouriteName, parent_id: folderId, order: z.optional(placeInFolder) }),
  reply: z.object({ changed: z.custom<readonly Favourite[]>() }),
});

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

export const favouritesDelete = defineCall({
  name: 'favourites/delete',
  access: 'signed_in',
  summary: 'Deletes favourites with their contents or, with `undo`, restores what was deleted with these ids (FAV-01).',
  request: z.object({ ids: favouriteIds, undo: z.optional(z.boolean()) }),
  reply: z.object({ changed: z.custom<readonly Favourite[]>(), gone: z.array(z.string()) }),
});

export const favouritesGet = defineCall({
  name: 'favourites/get',
  access: 'signed_in',
  summary: "The caller's favourites as rows of a tree (FAV-01).",
  request: z.object({}),
  reply: z.object({ favourites: z.custom<readonly Favourite[]>() }),
});

export const favouritesMove = defineCall({
  name: 'favourites/move',
  access: 'signed_in',
  summary:
    'Moves favourites to a place in a folder, in the order given (FAV-01). Returns every row whose place has changed.',
  request: z.object({ ids: favouriteIds, parent_id: folderId, order: z.optional(placeInFolder) }),
  reply: z.object({ changed: z.custom<readonly Favourite[]>() }),
});

export const favouritesRename = defineCall({
  name: 'favourites/rename',
  access: 'signed_in',
  summary: 'Renames a favourite (FAV-01).',
  request: z.object({ id: favouriteId, name: favouriteName }),
  reply: z.object({ changed: z.custom<readonly Favourite[]>() }),
});
