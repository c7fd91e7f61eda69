import { z } from 'zod/mini';
import type { ReportedEvent } from '../../cart/order-events.ts';
import type { CartMilestone } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const cartTimeline = defineCall({
  name: 'cart/timeline',
  access: 'customer',
  summary:
    'When and by whom a cart was created, confirmed, submitted or cancelled, and what the supplier reported about it, oldest first (CART-06).',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)) }),
  reply: z.object({ milestones: z.custom<readonly CartMilestone[]>(), reported: z.custom<readonly ReportedEvent[]>() }),
});
