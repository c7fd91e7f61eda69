import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const loginValidate = defineCall({
  name: 'login/validate',
  access: 'signed_in',
  summary: 'Whether the bearer token is still valid, and until when.',
  request: z.object({}),
  reply: z.object({
    valid: z.boolean(),
    expires_at: z.string(),
    expires_in_milliseconds: z.number(),
  }),
});
