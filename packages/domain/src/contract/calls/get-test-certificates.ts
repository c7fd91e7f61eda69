import { z } from 'zod/mini';
import type { TestCertificate } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { stockCode } from '../fields.ts';

export const getTestCertificates = defineCall({
  name: 'get-test-certificates',
  access: 'anyone',
  summary:
    'Test certificates by number, batch, heat or part (CERT-01). `needle` matches the start of any of these and, for signed-in users, a complete order number. `stock_code` selects those of one part.',
  request: z.object({
    needle: z.optional(z.string().check(z.maxLength(200))),
    stock_code: z.optional(stockCode),
    /** Default 50. */
    limit: z.optional(z.int().check(z.gte(1), z.lte(200))),
    offset: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  }),
  /** Newest first; `total` counts all matches. */
  reply: z.object({ certificates: z.custom<readonly TestCertificate[]>(), total: z.number() }),
});
