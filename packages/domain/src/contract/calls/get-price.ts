import { z } from 'zod/mini';
import type { PricedPart } from '../../price/types.ts';
import { defineCall } from '../call.ts';
import { accode, quantity, stockCode } from '../fields.ts';

export const getPrice = defineCall({
  name: 'get-price',
  access: 'customer',
  summary: 'Prices, stock and facts of parts for one account (LINE-02, LINE-09).',
  request: z.object({
    accode,
    cart_id: z.optional(z.string()),
    cart_lines: z
      .array(z.object({ stock_code: stockCode, order_quantity: z.optional(quantity) }))
      .check(z.maxLength(500)),
  }),
  reply: z.object({ cart_lines: z.custom<readonly PricedPart[]>() }),
});
