import { z } from 'zod/mini';
import type { ProductInformation } from '../../catalogue/types.ts';
import { defineCall, retries, timeouts } from '../call.ts';
import { stockCode } from '../fields.ts';

export const getProductInformation = defineCall({
  name: 'get-product-information',
  timeout: timeouts.shared,
  retries: retries.shared,
  access: 'anyone',
  summary: 'Facts, packs and dimensions of parts, for the part panel.',
  request: z.object({ cart_lines: z.array(z.object({ stock_code: stockCode })).check(z.maxLength(500)) }),
  reply: z.object({
    cart_lines: z.custom<readonly ProductInformation[]>(),
    resource_id_lookups: z.record(z.string(), z.string()),
  }),
});
