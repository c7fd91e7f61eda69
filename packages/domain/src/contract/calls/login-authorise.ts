import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const loginAuthorise = defineCall({
  name: 'login/authorise',
  access: 'signed_in',
  summary:
    'Checks the password again before sensitive actions: impersonation, the second factor, ending sessions. A wrong password is reported by field and counts as a failed login (SESS-08).',
  request: z.object({ password: z.string().check(z.maxLength(200)) }),
  reply: z.object({
    /** How long the session stays authorised. */
    authorised_for_milliseconds: z.number(),
    /** Replaces the old token, which stays valid for 60 s. */
    bearer_token: z.optional(z.string()),
    expires_in_milliseconds: z.number(),
  }),
});
