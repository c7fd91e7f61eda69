import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { software } from '../fields.ts';

export const hdiAccessRequestToken = defineCall({
  name: 'hdi_access/request-token',
  access: 'signed_in',
  summary: 'Exchanges the code from the SMS for a software token. A wrong code is reported by field (SOFT-01).',
  request: z.object({ software, code: z.string().check(z.maxLength(20)) }),
  reply: z.object({ token: z.string(), expires_at: z.string() }),
});
