import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const quoteRevokeLink = defineCall({
  name: 'quotes/revoke-link',
  access: 'customer',
  summary: 'Revokes one link to a quote, or all of them. Returns how many were revoked.',
  request: z.object({
    cart_id: z.string().check(z.maxLength(40)),
    link_id: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({ revoked: z.int() }),
});
