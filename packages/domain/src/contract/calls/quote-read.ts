import { z } from 'zod/mini';
import type { QuotePaper } from '../../cart/quote.ts';
import { defineCall } from '../call.ts';

export const quoteRead = defineCall({
  name: 'quotes/read',
  access: 'anyone',
  summary: 'The quote behind a link, exactly as it was saved. Revoked and wrong links give the same reply.',
  request: z.object({ token: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
  reply: z.object({ quote: z.custom<QuotePaper>(), expired: z.boolean() }),
});
