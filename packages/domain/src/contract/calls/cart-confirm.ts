import { z } from 'zod/mini';
import type { FullCartReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const cartConfirm = defineCall({
  name: 'cart/confirm/{cartId}',
  v3: 'cart/confirm/{cartId}',
  merge: false,
  access: 'customer',
  summary: 'Confirms a cart (CART-06); it is submitted by itself at auto_submit.',
  request: z.object({ revision: z.optional(z.int().check(z.gte(0))) }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});
