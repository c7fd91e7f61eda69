import { z } from 'zod/mini';
import type { FullSaveReply } from '../../cart/types.ts';
import { defineCall } from '../call.ts';
import { quantity, stockCode, ulid } from '../fields.ts';
import { operation } from '../operation.ts';

export const saveCart = defineCall({
  name: 'save-cart/{cartId}',
  access: 'customer',
  summary:
    'Applies operations to a cart, each exactly once, and prices it (CART-11, CART-18). Without operations, `orderLine` is a full replacement, compared against `revision` when that is given.',
  request: z.object({
    revision: z.optional(z.int().check(z.gte(0))),
    operations: z.optional(z.array(operation).check(z.maxLength(2000))),
    orderLine: z.optional(
      z
        .array(z.object({ stock_code: stockCode, order_quantity: quantity, line_id: z.optional(ulid) }))
        .check(z.maxLength(500)),
    ),
    prettyName: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: z.custom<FullSaveReply>(),
});
