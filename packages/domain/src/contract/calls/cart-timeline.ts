import { z } from 'zod/mini';
import type { CartMilestone } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const cartTimeline = defineCall({
  name: 'cart/timeline',
  access: 'customer',
  summary: 'When a cart was made, confirmed, submitted or cancelled, and by whom, oldest first (CART-06).',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)) }),
  reply: z.object({ milestones: z.custom<readonly CartMilestone[]>() }),
});
