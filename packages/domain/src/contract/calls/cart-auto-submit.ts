import { z } from 'zod/mini';
import type { FullCartReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const cartAutoSubmit = defineCall({
  name: 'cart/auto_submit',
  access: 'customer',
  summary: 'Sets when a confirmed cart is submitted automatically: after a number of seconds, or never (CART-19).',
  request: z.object({
    cart_id: z.string().check(z.maxLength(40)),
    /** Seconds from now, at most 14 days; null: never. */
    seconds: z.nullable(z.int().check(z.gte(0), z.lte(1_209_600))),
  }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});
