import { z } from 'zod/mini';
import type { FullCartReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const cartUnconfirm = defineCall({
  name: 'cart/re-edit/{cartId}',
  v3: 'cart/unconfirm/{cartId}',
  merge: false,
  access: 'customer',
  summary: 'Takes a confirmation back (CART-06).',
  request: z.object({ revision: z.optional(z.int().check(z.gte(0))) }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});
