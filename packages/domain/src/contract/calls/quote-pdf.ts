import { z } from 'zod/mini';
import type { FileReply } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';

export const quotePdf = defineCall({
  name: 'quotes/pdf',
  access: 'anyone',
  summary: "The last saved quote as PDF: one of the caller's, or by the token of a link.",
  request: z.object({
    cart_id: z.optional(z.string().check(z.maxLength(40))),
    token: z.optional(z.string().check(z.regex(/^[\w-]{20,100}$/))),
  }),
  reply: z.object({ file: z.custom<FileReply>() }),
});
