import { z } from 'zod/mini';
import type { FullCartReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const cartCancel = defineCall({
  name: 'cart/cancel/{cartId}',
  access: 'customer',
  summary: 'Cancels a cart.',
  request: z.object({ revision: z.optional(z.int().check(z.gte(0))) }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});
