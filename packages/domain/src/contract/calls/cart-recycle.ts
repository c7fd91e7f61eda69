import { z } from 'zod/mini';
import type { FullCartReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const cartRecycle = defineCall({
  name: 'cart/recycle/{cartId}',
  access: 'customer',
  summary: 'Reopens a cancelled cart.',
  request: z.object({ revision: z.optional(z.int().check(z.gte(0))) }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});
