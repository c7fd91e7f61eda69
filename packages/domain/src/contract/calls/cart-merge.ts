import { z } from 'zod/mini';
import type { FullCartReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const cartMerge = defineCall({
  name: 'cart/merge',
  access: 'customer',
  summary:
    'Adds the lines of one open order to another of the same account and cancels the first, in one step (CART-13, CART-14). Quantities of the same part add up.',
  request: z.object({
    /** The order that receives the lines. */
    cart_id: z.string().check(z.maxLength(40)),
    /** The order that is cancelled. It keeps its lines and can be reopened. */
    from_cart_id: z.string().check(z.maxLength(40)),
  }),
  reply: z.object({
    cart: z.custom<FullCartReply>(),
    cancelled: z.custom<FullCartReply>(),
    /** Number of lines in the cancelled order. */
    lines_added: z.int(),
  }),
});
