import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const quoteLink = defineCall({
  name: 'quotes/link',
  access: 'customer',
  summary:
    'Creates a link that shows the last saved quote to anyone who has it, until it is revoked (QQ-03). The token is returned only once.',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)) }),
  reply: z.object({ token: z.string(), link_id: z.string(), expires: z.string() }),
});
