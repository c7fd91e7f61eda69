import { z } from 'zod/mini';
import type { CartReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

export const newCart = defineCall({
  name: 'save-cart/new-cart',
  v3: 'cart/create',
  merge: false,
  access: 'customer',
  summary: 'Makes a cart for one account and warehouse (CART-04).',
  request: z.object({
    accode,
    warehouse: z.optional(z.string().check(z.maxLength(10))),
    tabtype: z.optional(z.enum(['order', 'qq', 'hobdirect', 'quote'])),
    customer_reference: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: z.object({ cart: z.custom<CartReply>() }),
});
