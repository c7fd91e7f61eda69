import { z } from 'zod/mini';
import type { DealSummary, PromoResult } from '../../price/deal-types.ts';
import { defineCall } from '../call.ts';

export const getDeals = defineCall({
  name: 'get-deals/{cartId}',
  access: 'customer',
  summary:
    'The deals available to a cart, what each gives or still requires, and the result of its promo code (CART-16).',
  request: z.object({}),
  reply: z.object({ deals: z.custom<readonly DealSummary[]>(), promo: z.custom<PromoResult | null>() }),
});
