import { z } from 'zod/mini';
import type { FileReply } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';

export const exportCart = defineCall({
  name: 'cart/export',
  access: 'customer',
  summary: 'A saved cart at current prices, as a workbook that imports to the same lines or as PDF (IMP-05).',
  request: z.object({
    cart_id: z.string().check(z.maxLength(40)),
    kind: z.enum(['xlsx', 'pdf']),
  }),
  reply: z.object({ file: z.custom<FileReply>() }),
});
