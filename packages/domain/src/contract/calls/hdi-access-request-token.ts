import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { software } from '../fields.ts';

export const hdiAccessRequestToken = defineCall({
  name: 'hdi_access/request-token',
  access: 'signed_in',
  summary: 'Gives a token for the software for the code that was sent; a wrong one comes back by field (SOFT-01).',
  request: z.object({ software, code: z.string().check(z.maxLength(20)) }),
  reply: z.object({ token: z.string(), expires_at: z.string() }),
});
