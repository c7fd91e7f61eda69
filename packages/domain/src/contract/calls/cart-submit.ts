import { z } from 'zod/mini';
import type { FullCartReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const cartSubmit = defineCall({
  name: 'cart/submit/{cartId}',
  v3: 'cart/submit/{cartId}',
  merge: false,
  access: 'customer',
  summary: 'Makes a confirmed cart final (CART-06).',
  request: z.object({ revision: z.optional(z.int().check(z.gte(0))) }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});
