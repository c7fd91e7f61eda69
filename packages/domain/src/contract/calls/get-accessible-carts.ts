import { z } from 'zod/mini';
import type { CartSummary } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const getAccessibleCarts = defineCall({
  name: 'get-carts/accessible',
  access: 'customer',
  summary:
    'Of the carts named, or else of the open tabs of the caller, those that the caller may open and those that are gone or not open to the caller (CART-14).',
  request: z.object({ cart_ids: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200))) }),
  reply: z.object({
    accessible: z.custom<readonly CartSummary[]>(),
    /** Ids only, so that a deleted cart and another user's cart cannot be told apart. */
    inaccessible: z.array(z.string()),
  }),
});
