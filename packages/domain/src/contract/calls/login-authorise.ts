import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const loginAuthorise = defineCall({
  name: 'login/authorise',
  access: 'signed_in',
  summary:
    'Asks for the password once more, for what needs it: impersonation, the second factor, ending sessions. A wrong one comes back by field and counts as a failed login (SESS-08).',
  request: z.object({ password: z.string().check(z.maxLength(200)) }),
  /** Milliseconds for which the session may do such things. */
  reply: z.object({
    authorised_for_milliseconds: z.number(),
    /** To go on with; the old one stays good for 60 s. */
    bearer_token: z.optional(z.string()),
    expires_in_milliseconds: z.number(),
  }),
});
