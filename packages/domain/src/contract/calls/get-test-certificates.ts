import { z } from 'zod/mini';
import type { TestCertificate } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { stockCode } from '../fields.ts';

export const getTestCertificates = defineCall({
  name: 'get-test-certificates',
  access: 'anyone',
  summary:
    'Test certificates by number, batch, heat or part (CERT-01). `needle` finds any of them by how it begins, and for who is signed in those of the parts of an order by its whole number; `stock_code` those of one part.',
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
