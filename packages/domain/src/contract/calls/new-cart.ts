import { z } from 'zod/mini';
import type { FullCartReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

/** A function, so that bundlers can drop it when unused. */
const marks = () =>
  z.optional(
    z
      .array(z.object({ row: z.int().check(z.gte(1)), message: z.string().check(z.maxLength(300)) }))
      .check(z.maxLength(2000)),
  );

export const newCart = defineCall({
  name: 'save-cart/new-cart',
  access: 'customer',
  summary: 'Creates a cart for one account and warehouse (CART-04).',
  request: z.object({
    accode,
    warehouse: z.optional(z.string().check(z.maxLength(10))),
    tabtype: z.optional(z.enum(['order', 'qq', 'hobdirect', 'quote'])),
    customer_reference: z.optional(z.string().check(z.maxLength(60))),
    /** The original import, if the cart is made from one (IMP-01). */
    import_json: z.optional(z.string().check(z.maxLength(500_000))),
    import_warnings: marks(),
    import_errors: marks(),
  }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});
