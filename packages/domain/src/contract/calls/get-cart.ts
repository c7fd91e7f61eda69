import { z } from 'zod/mini';
import type { FullCartReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const getCart = defineCall({
  name: 'get-carts/{cartId}',
  access: 'customer',
  summary: 'One cart with all its fields.',
  request: z.object({}),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});
