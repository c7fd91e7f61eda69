import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const secondFactorConfirm = defineCall({
  name: 'second-factor/confirm',
  access: 'signed_in',
  summary:
    "Turns the second factor on with a first code from the authenticator, and ends the caller's other sessions. The recovery codes are returned only once.",
  request: z.object({ code: z.string().check(z.maxLength(40)) }),
  reply: z.object({
    recovery_codes: z.array(z.string()),
    /** Replaces the old token, which stays valid for 60 s. */
    bearer_token: z.optional(z.string()),
    expires_in_milliseconds: z.number(),
  }),
});
