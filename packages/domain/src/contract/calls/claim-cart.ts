import { z } from 'zod/mini';
import type { FullCartReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const claimCart = defineCall({
  name: 'claim-cart',
  access: 'customer',
  summary: 'Assigns a cart to the caller, or with `release` to nobody (CART-14).',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)), release: z.optional(z.boolean()) }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});
