import { z } from 'zod/mini';
import { defineCall, retries, timeouts } from '../call.ts';

export const loginValidate = defineCall({
  name: 'login/validate',
  timeout: timeouts.shared,
  retries: retries.shared,
  access: 'signed_in',
  summary: 'Says whether the bearer is still good, and for how long.',
  request: z.object({}),
  reply: z.object({
    valid: z.boolean(),
    expires_at: z.string(),
    expires_in_milliseconds: z.number(),
  }),
});
