import { z } from 'zod/mini';
import type { CartSummary } from '../../cart/summary.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

export const getOpenCarts = defineCall({
  name: 'get-open-carts',
  access: 'customer',
  summary: "The caller's carts: open, confirmed and recently submitted (CART-20).",
  request: z.object({ accode: z.optional(accode) }),
  reply: z.object({
    carts: z.custom<readonly CartSummary[]>(),
    /** Ids of the tabs that the caller had open, in order (CART-01). */
    open_tabs: z.array(z.string()),
  }),
});
