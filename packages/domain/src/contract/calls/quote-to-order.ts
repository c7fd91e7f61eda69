import { z } from 'zod/mini';
import type { FullCartReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';
import { ulid } from '../fields.ts';

export const quoteToOrder = defineCall({
  name: 'quotes/to-order',
  access: 'customer',
  summary:
    'Creates an order from a quick quote or quote, with all lines or the given ones (QQ-03). Uses the quoted prices while the quote is valid, current prices afterwards.',
  request: z.object({
    cart_id: z.string().check(z.maxLength(40)),
    line_ids: z.optional(z.array(ulid).check(z.minLength(1), z.maxLength(500))),
  }),
  reply: z.object({
    cart: z.custom<FullCartReply>(),
    /** False if the quote had expired, or the cart was not a quote. */
    prices_held: z.boolean(),
  }),
});
