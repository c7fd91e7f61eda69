import { z } from 'zod/mini';
import type { Availability } from '../../price/types.ts';
import { defineCall } from '../call.ts';
import { quantity, stockCode } from '../fields.ts';

export const getAvailability = defineCall({
  name: 'get-availability',
  access: 'signed_in',
  summary: 'Stock by warehouse.',
  request: z.object({
    cart_lines: z
      .array(z.object({ stock_code: stockCode, order_quantity: z.optional(quantity) }))
      .check(z.maxLength(500)),
  }),
  reply: z.object({
    cart_lines: z.custom<readonly { readonly stock_code: string; readonly availability: readonly Availability[] }[]>(),
  }),
});
