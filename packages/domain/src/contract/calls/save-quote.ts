import { z } from 'zod/mini';
import type { FullCartReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';

export const saveQuote = defineCall({
  name: 'save-quote',
  access: 'customer',
  summary: 'Prices a cart again and saves it as a quote: sets `quote_saved` and `quote_expiry` (section 3).',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)) }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});
