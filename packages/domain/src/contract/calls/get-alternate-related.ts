import { z } from 'zod/mini';
import type { AlternateRelated } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { stockCode } from '../fields.ts';

export const getAlternateRelated = defineCall({
  name: 'get-alternate-related',
  access: 'anyone',
  summary: 'Codes of alternates, related parts, pack options and successors, best match first (PART-05, PART-07).',
  request: z.object({ cart_lines: z.array(z.object({ stock_code: stockCode })).check(z.maxLength(500)) }),
  reply: z.object({ cart_lines: z.custom<readonly AlternateRelated[]>() }),
});
