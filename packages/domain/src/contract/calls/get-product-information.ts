import { z } from 'zod/mini';
import type { ProductInformation } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { accode, stockCode } from '../fields.ts';

export const getProductInformation = defineCall({
  name: 'get-product-information',
  access: 'anyone',
  summary:
    'Everything that the part panel shows about parts (PART-07). With `accode`, includes what that account has bought.',
  request: z.object({
    cart_lines: z.array(z.object({ stock_code: stockCode })).check(z.maxLength(500)),
    accode: z.optional(accode),
  }),
  reply: z.object({
    cart_lines: z.custom<readonly ProductInformation[]>(),
    /** Document URL by resource id. */
    resource_id_lookups: z.record(z.string(), z.string()),
  }),
});
