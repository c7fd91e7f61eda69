import { z } from 'zod/mini';
import type { CartMilestone } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const cartTimeline = defineCall({
  name: 'cart/timeline',
  access: 'customer',
  summary: 'When and by whom a cart was created, confirmed, submitted or cancelled, oldest first (CART-06).',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)) }),
  reply: z.object({ milestones: z.custom<readonly CartMilestone[]>() }),
});
