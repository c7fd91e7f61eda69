import { z } from 'zod/mini';
import type { QuoteLinkRow } from '../../cart/quote.ts';
import { defineCall } from '../call.ts';

export const quoteLinks = defineCall({
  name: 'quotes/links',
  access: 'customer',
  summary: 'The active links to a quote, newest first.',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)) }),
  reply: z.object({ links: z.custom<readonly QuoteLinkRow[]>() }),
});
