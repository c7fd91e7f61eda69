import { z } from 'zod/mini';
import type { CartSummary } from '../../cart/summary.ts';
import { defineCall } from '../call.ts';

export const getAccessibleCarts = defineCall({
  name: 'get-carts/accessible',
  access: 'customer',
  summary:
    "Which of the given carts, or of the caller's open tabs, are accessible to the caller and which are deleted or not accessible (CART-14).",
  request: z.object({ cart_ids: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200))) }),
  reply: z.object({
    accessible: z.custom<readonly CartSummary[]>(),
    /** Ids only, so that a deleted cart and another user's cart cannot be distinguished. */
    inaccessible: z.array(z.string()),
  }),
});
